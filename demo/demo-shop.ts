import type { Seed } from "../backend/seed/seed";
import { drawProductFile } from "./drawings/draw-file";

/**
 * A realistic Dutch shop, always the same, with which an empty store is filled. `hasAccounts`: its sellers have accounts
 * at the embedded payment provider; at Stripe they have none, and their earnings wait.
 */
export function demoShop(products: number, hasAccounts = true): Seed {
  return {
    name: "demo shop",
    products,
    async rows(today) {
      // Imported on demand: only the first start needs its tables in memory.
      const { generateDemoShop } = await import("./catalogue/index");
      const shop = generateDemoShop({ products, today });
      if (hasAccounts) return shop;
      return { ...shop, accounts: [], sellers: shop.sellers.map((seller) => ({ ...seller, accountId: null })) };
    },
    draw: drawProductFile,
  };
}
