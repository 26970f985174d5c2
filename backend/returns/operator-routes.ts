import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { dutchDay } from "#contract/dutch-day";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { readOpen, readReturnLines, type WholeReturn } from "./records";
import type { ReturnDesk } from "./return-desk";

const SHOWN = 200;
const MOST_REASON = 500;

const rejected = z.strictObject({ reason: z.string().trim().min(1).max(MOST_REASON) });

/** Returns, for the operator's own command (service `carts`): every call needs the key from the data folder. */
export function operatorReturnRoutes(kit: Kit, desk: ReturnDesk): OpenAPIHono {
  const { db, log } = kit;
  const routes = createRoutes(kit);
  routes.use("/returns/desk", operatorOnly(kit));
  routes.use("/returns/desk/*", operatorOnly(kit));
  routes.get("/returns/desk", async (c) => {
    const found = await readOpen(db, SHOWN);
    const ids = found.map(({ row }) => row.id);
    const lines = ids.length > 0 ? await readReturnLines(db, ids) : [];
    const told = found.map((one) => ({
      ...summaryOf(one),
      lines: lines
        .filter(({ returnId }) => returnId === one.row.id)
        .map(({ quantity, line: { name } }) => ({ quantity, name })),
    }));
    return c.json({ returns: told });
  });
  routes.post("/returns/desk/:number/approve", async (c) =>
    c.json(changed("approve", await desk.approve(c.req.param("number")))),
  );
  routes.post("/returns/desk/:number/reject", async (c) => {
    const read = rejected.safeParse(await c.req.json().catch(() => null));
    if (!read.success) throw failure(400, "Geef de reden: die wordt de koper gemaild.");
    return c.json(changed("reject", await desk.reject(c.req.param("number"), read.data.reason)));
  });
  routes.post("/returns/desk/:number/receive", async (c) => {
    const found = await desk.receive(c.req.param("number"));
    return c.json({ ...changed("receive", found), amount: found.amount });
  });
  return routes;

  function changed(change: string, found: WholeReturn) {
    log.info("return changed by the operator", { return: found.row.number, change });
    return summaryOf(found);
  }
}

const summaryOf = ({ row, order }: WholeReturn) => ({
  number: row.number,
  status: row.status,
  order: order.number,
  seller: order.seller.legalName,
  reason: row.reason,
  day: dutchDay(row.createdAt),
});
