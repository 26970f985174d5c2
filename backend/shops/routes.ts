import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/shops";
import { countByShop } from "../catalogue/counts";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { cachedFor } from "../storage/cached";
import { readOpenShops, readShop } from "./records";
import { byName, shopInFull, shopLocation, shopSummary } from "./rules";

const MAX_AGE = 60;
const KEEP_SECONDS = 30;

/** Shops: the static file (service `content`) and the calls (service `webshops`). */
export function shopRoutes(kit: Kit): { files: OpenAPIHono; calls: OpenAPIHono } {
  const counts = cachedFor(KEEP_SECONDS * 1_000, () => countByShop(kit.db));
  const all = async () => {
    const [rows, products] = await Promise.all([readOpenShops(kit.db), counts()]);
    return { shops: byName(rows.map((row) => shopSummary(row, products.get(row.id) ?? 0))) };
  };

  const files = createRoutes(kit);
  serve(files, contract.allShopsFile, { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS }, all);

  const calls = createRoutes(kit);
  serve(calls, contract.allShops, { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS }, all);
  serve(
    calls,
    contract.shop,
    {
      params: z.object({ id: z.string().max(253) }),
      maxAge: MAX_AGE,
      keepSeconds: KEEP_SECONDS,
      failures: { 404: "There is no such shop", 410: "The shop has closed permanently" },
    },
    async ({ params }) => {
      const row = await readShop(kit.db, params.id);
      if (!row) throw failure(404, "There is no such shop.");
      if (row.movedTo !== null) return { location: shopLocation(row.movedTo) };
      if (row.gone) throw failure(410, "This shop has closed permanently.");
      return shopInFull(row, (await counts()).get(row.id) ?? 0);
    },
  );
  return { files, calls };
}
