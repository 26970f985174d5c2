import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import { listPaths, mapPath, PlacingError, unmapPath } from "./place-records";

const Shop = z.string().trim().min(1).max(253);
const Path = z.object({ shop: Shop, path: z.string().max(1000) });
const Mapping = Path.extend({ category: z.string().min(1).max(300) });

/** The operator's view of where feed paths went, and his corrections; the caller checks the key. */
export function placeRoutes(kit: Kit, changes: CatalogueChanges): OpenAPIHono {
  const routes = new OpenAPIHono();
  routes.onError((error, context) => {
    if (error instanceof PlacingError) return context.json({ message: error.message }, 422);
    kit.log.error("failed to place a feed path", { error: String(error) });
    return context.json({ message: "Er ging iets mis; kijk in het logboek van de winkel" }, 500);
  });
  routes.get("/", async (context) => {
    const shop = Shop.optional().safeParse(context.req.query("shop"));
    if (!shop.success) return context.json({ message: "De winkel klopt niet" }, 400);
    return context.json({ paths: await listPaths(kit.db, shop.data ?? null) });
  });
  routes.post("/", async (context) => {
    const mapping = Mapping.safeParse(await context.req.json().catch(() => null));
    if (!mapping.success) return context.json({ message: "Winkel, pad of categorie ontbreekt" }, 400);
    return context.json(await mapPath({ db: kit.db, changes }, mapping.data));
  });
  routes.delete("/", async (context) => {
    const path = Path.safeParse(context.req.query());
    if (!path.success) return context.json({ message: "Winkel of pad ontbreekt" }, 400);
    await unmapPath(kit.db, path.data);
    return context.json({});
  });
  return routes;
}
