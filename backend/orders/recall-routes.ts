import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { operatorOnly } from "../auth/operator-only";
import type { CatalogueChanges } from "../catalogue/changes";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { idField } from "../users/fields";
import { endRecall, recallProduct } from "./recall";

const recalled = z.strictObject({ product: idField, reason: z.string().trim().min(1).max(1_000) });

interface Surroundings {
  changes: Pick<CatalogueChanges, "announce" | "catchUp">;
  /** Sends queued mails. */
  wake: () => unknown;
}

/** Recalls, for the operator's own command (service `carts`): every call needs the key from the data folder. */
export function recallRoutes(kit: Kit, { changes, wake }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  routes.use("/recalls", operatorOnly(kit));
  routes.use("/recalls/end", operatorOnly(kit));
  routes.post("/recalls", async (c) => {
    const body = recalled.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { product, reason } = body.data;
    const done = await recallProduct(kit, product, reason);
    kit.log.info("product recalled", { product, buyers: done.buyers });
    void wake();
    await show(product);
    return c.json(done);
  });
  routes.post("/recalls/end", async (c) => {
    const body = recalled.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { product, reason } = body.data;
    const done = await endRecall(kit, product, reason);
    kit.log.info("recall ended", { product });
    await show(product);
    return c.json(done);
  });
  return routes;

  async function show(product: string): Promise<void> {
    const change = { productIds: new Set([product]) };
    changes.announce(change);
    await changes.catchUp().catch((error: unknown) => {
      kit.log.error("search failed to catch up with a recall", { error: String(error) });
    });
    changes.announce(change);
  }
}
