import type { Seed } from "../backend/seed/seed";
import { drawProductFile } from "./drawings/draw-file";

/** A believable Dutch shop, the same every time, that an empty store is filled with. */
export function demoShop(products: number): Seed {
  return {
    name: "demo shop",
    products,
    async rows(today) {
      // The tables it is made from stay out of the memory of every start but the first.
      const { generateDemoShop } = await import("./catalogue/index");
      return generateDemoShop({ products, today });
    },
    draw: drawProductFile,
  };
}
