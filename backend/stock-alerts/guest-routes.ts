import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { LENGTHS } from "#contract/lengths";
import type { ProductSummary } from "#contract/products";
import * as contract from "#contract/stock-alerts";
import { createRoutes } from "../http/routes";
import { serve, serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import type { Background } from "../users/background";
import { DONE, idField } from "../users/fields";
import { siteFacts } from "../users/site-facts";
import type { UsersSurroundings } from "../users/surroundings";
import { answerAsGuest, askAsGuest } from "./guests";
import { createMailLimits } from "./limits";
import { confirmationMail } from "./mails";
import { awaitable } from "./product";

const mailAddress = z.string().trim().toLowerCase().max(LENGTHS.email).pipe(z.email());

/**
 * Stock alerts without an account (service `products`). `sendAlerts` covers products that came back before the guest
 * confirmed.
 */
export function guestAlertRoutes(
  kit: Kit,
  { sendMail, publicOrigin, clientOf }: UsersSurroundings,
  background: Background,
  sendAlerts: () => Promise<void>,
): OpenAPIHono {
  const routes = createRoutes(kit);
  const limits = createMailLimits();

  async function ask(product: ProductSummary, email: string): Promise<void> {
    if (!(await limits.mayMail(email))) return;
    const token = await askAsGuest(kit, email, product.id);
    if (token === undefined) return;
    const { shopName, segments } = await siteFacts(kit);
    const origin = publicOrigin();
    const link = `${origin}/${segments.stockAlert}/${token}/`;
    await sendMail(confirmationMail(email, product, { shopName, origin }, link));
  }

  const subscribe = {
    body: z.object({ id: idField, email: mailAddress }),
    failures: { 404: "There is no such product", 409: "It can be ordered", 429: "Too many requests" },
  };
  serveHttp(routes, contract.subscribeByMail, subscribe, async ({ body }, c) => {
    const product = await awaitable(kit.db, body.id);
    await limits.needRoom(clientOf?.(c.req.raw.headers));
    // In the background: neither the response nor its timing reveals whether the address is known.
    background.run("sending a confirmation request", () => ask(product, body.email));
    return DONE;
  });
  const answer = {
    body: z.object({ token: z.string().max(200), answer: z.enum(["confirm", "stop"]) }),
    failures: { 404: "The link is unknown, used up or expired" },
  };
  serve(routes, contract.answerStockMail, answer, async ({ body }) => {
    const { id, name, canonical_path } = await answerAsGuest(kit, body.token, body.answer);
    if (body.answer === "confirm") background.run("sending stock and price alerts", sendAlerts);
    return { product: { id, name, path: canonical_path } };
  });
  return routes;
}
