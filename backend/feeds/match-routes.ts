import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import { joinProducts, MatchError, splitOffer } from "./match-decisions";
import { LISTED_STATES, listMatches } from "./match-list";
import { makeSearchable } from "./searchable";

const id = z.string().min(1).max(100);
const Query = z.object({ state: z.enum(LISTED_STATES).default("unsure") });
const Join = z.object({ from: id, to: id });
const Split = z.object({ offer: id });

/** The operator's decisions on which offers are of one product. The caller has checked the key. */
export function matchRoutes(kit: Kit, changes: CatalogueChanges): OpenAPIHono {
  const routes = new OpenAPIHono();

  async function decide(work: Promise<string[]>): Promise<{ message: string; status: 200 | 409 }> {
    try {
      const change = { productIds: new Set(await work) };
      changes.announce(change);
      const message = await makeSearchable({ kit, changes }, { id: "match", change, message: "" });
      return { message, status: 200 };
    } catch (error) {
      if (error instanceof MatchError) return { message: error.message, status: 409 };
      throw error;
    }
  }

  routes.get("/", async (context) => {
    const query = Query.safeParse(context.req.query());
    if (!query.success) return context.json({ message: z.prettifyError(query.error) }, 400);
    return context.json(await listMatches(kit.db, query.data.state));
  });

  routes.post("/join", async (context) => {
    const body = Join.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const { status, message } = await decide(joinProducts(kit, body.data.from, body.data.to));
    return context.json({ message }, status);
  });

  routes.post("/split", async (context) => {
    const body = Split.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const { status, message } = await decide(splitOffer(kit, body.data.offer));
    return context.json({ message }, status);
  });

  return routes;
}
