import type { OpenAPIHono } from "@hono/zod-openapi";
import { cartRoutes } from "./carts/cart-routes";
import { deleteStaleCarts } from "./carts/reaper";
import type { Kit } from "./kit";
import { createBackground } from "./users/background";
import type { UsersSurroundings } from "./users/surroundings";

export interface Sales {
  /** Routes for the service `carts`. */
  parts: Record<"carts", OpenAPIHono[]>;
  /** Resolves when all background work is done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Carts, checkout and what was ordered. */
export function createSales(kit: Kit, { checkBearer }: UsersSurroundings): Sales {
  const background = createBackground(kit.log);

  function tidy(): void {
    background.run("deleting stale carts", () => deleteStaleCarts(kit));
  }
  tidy();
  const hourly = setInterval(tidy, HOUR_MS).unref();

  return {
    parts: { carts: [cartRoutes(kit, checkBearer)] },
    settled: background.settled,
    async close() {
      clearInterval(hourly);
      await background.close();
    },
  };
}
