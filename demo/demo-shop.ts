import type { Seed } from "../backend/seed/seed";
import { drawProductFile } from "./drawings/draw-file";

/** A realistic Dutch shop, always the same, with which an empty store is filled. */
export function demoShop(products: number): Seed {
  return {
    name: "demo shop",
    products,
    async rows(today) {
      // Imported on demand: only the first start needs its tables in memory.
      const { generateDemoShop } = await import("./catalogue/index");
      return generateDemoShop({ products, today });
    },
    draw: drawProductFile,
  };
}
