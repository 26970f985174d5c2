import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/desk";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { serveUser } from "../users/serve-user";
import { type DeskSurroundings, decideOnDesk } from "./decide";
import { needOperator, setOperator } from "./operators";
import { deskAnswer } from "./overview";

const decision = z
  .strictObject({
    kind: z.enum(contract.deskKinds),
    id: z.string().min(1).max(300),
    word: z.enum(contract.deskWords),
    reason: z.string().trim().max(contract.DESK_REASON),
  })
  .refine(({ word, reason }) => reason !== "" || !contract.reasonedWords.includes(word), {
    path: ["reason"],
    message: "This decision needs a reason.",
  });
const named = z.strictObject({ email: z.string().trim().min(3).max(254), operator: z.boolean() });

/** The operators' desk (service `users`), and who may sit at it, for the command: that call needs the key from the data folder. */
export function deskRoutes(
  kit: Kit,
  { checkBearer, ...around }: DeskSurroundings & { checkBearer: CheckBearer },
): OpenAPIHono {
  const routes = createRoutes(kit);
  const failures = { 404: "Not an operator, or it does not wait", 409: "Not possible now" };
  serveUser(routes, checkBearer, contract.deskOverview, { failures }, async (_, user) => {
    await needOperator(kit.db, user);
    return deskAnswer(kit);
  });
  serveUser(routes, checkBearer, contract.deskDecide, { body: decision, failures }, async ({ body }, user) => {
    await needOperator(kit.db, user);
    await decideOnDesk(kit, around, { ...body, actor: user.sub });
    kit.log.info("decided at the desk", { kind: body.kind, word: body.word, operator: user.sub });
    return deskAnswer(kit);
  });
  routes.use("/operators", operatorOnly(kit));
  routes.post("/operators", async (c) => {
    const body = named.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    await setOperator(kit, body.data.email, body.data.operator);
    kit.log.info("operator changed", { operator: body.data.operator });
    return c.json({ ok: true });
  });
  return routes;
}
