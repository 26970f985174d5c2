import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { operatorOnly } from "../auth/operator-only";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { Kit } from "../kit";
import { idField } from "../users/fields";
import { answerReview, decideReview } from "./moderate";
import { readOne, readWaiting } from "./moderation-records";
import { announceReview, type ReviewSurroundings } from "./own-routes";
import { said } from "./schema";

const SHOWN = 200;
const listQuery = z.object({ id: idField.optional() });
const decided = z.discriminatedUnion("decision", [
  z.strictObject({ id: idField, decision: z.enum(["hide", "show"]), text: said(1_000, 0) }),
  z.strictObject({ id: idField, decision: z.literal("answer"), text: said(2_000, 0) }),
]);

interface Surroundings extends Pick<ReviewSurroundings, "changes"> {
  wakeMails: () => unknown;
}

/** Reviews that need a decision, for the operator's own command: every call needs the key from the data folder. */
export function moderationRoutes(kit: Kit, { changes, wakeMails }: Surroundings): OpenAPIHono {
  const routes = createRoutes(kit);
  routes.use("/moderation", operatorOnly(kit));
  routes.get("/moderation", async (c) => {
    const query = listQuery.safeParse(c.req.query());
    if (!query.success) throw failure(400, z.prettifyError(query.error));
    const { id } = query.data;
    if (id === undefined) return c.json({ reviews: await readWaiting(kit.db, SHOWN) });
    const found = await readOne(kit.db, id);
    if (!found) throw failure(404, "Deze beoordeling is er niet.");
    return c.json({ reviews: [found] });
  });
  routes.post("/moderation", async (c) => {
    const body = decided.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, z.prettifyError(body.error));
    const { id, decision, text } = body.data;
    if (decision === "hide" && text === "") throw failure(400, "Geef de reden.");
    const subject =
      decision === "answer" ? await answerReview(kit, id, text) : await decideReview(kit, id, decision, text);
    kit.log.info("review decided", { review: id, decision });
    announceReview(kit, changes, subject);
    void wakeMails();
    return c.json({ ok: true });
  });
  return routes;
}
