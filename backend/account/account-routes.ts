import type { OpenAPIHono } from "@hono/zod-openapi";
import { RateLimiterMemory } from "rate-limiter-flexible";
import * as contract from "#contract/profile";
import { createRoutes } from "../http/routes";
import type { Kit, TokenUser } from "../kit";
import { purchasesOfUser } from "../orders/of-user";
import { returnsOfUser } from "../returns/return-answer";
import type { Background } from "../users/background";
import { DONE } from "../users/fields";
import { serveUser } from "../users/serve-user";
import { siteFacts } from "../users/site-facts";
import type { UsersSurroundings } from "../users/surroundings";
import { askDeletion, cancelDeletion } from "./deletion";
import { deletionMail } from "./deletion-mail";
import { readEverything } from "./export-records";
import { deleteChatsOf, readUnsettled, readUser } from "./user-records";

const MAILS_A_DAY = 3;
const DAY_S = 86_400;
const MOST_UNSETTLED = 50;
/** More than anybody sends back. */
const MOST_RETURNS = 10_000;

/** Account deletion and data export (service `users`). */
export function accountRoutes(
  kit: Kit,
  { checkBearer, identity, sendMail, publicOrigin }: UsersSurroundings,
  background: Background,
): OpenAPIHono {
  const routes = createRoutes(kit);
  const mails = new RateLimiterMemory({ points: MAILS_A_DAY, duration: DAY_S });

  /** Sent only to a verified address, and not for every repeated request. */
  async function tell({ sub, email, emailVerified }: TokenUser, deletionAt: Date): Promise<void> {
    if (email === "" || !emailVerified) return;
    const tooMany = await mails.consume(sub).then(
      () => false,
      () => true,
    );
    if (tooMany) return;
    const { shopName, segments } = await siteFacts(kit);
    await sendMail(deletionMail(email, { shopName, address: `${publicOrigin()}/${segments.profile}/` }, deletionAt));
  }

  serveUser(routes, checkBearer, contract.deleteAccount, {}, async (_, user) => {
    if (!(await readUser(kit.db, user.sub))) {
      // No grace period: there is no profile yet, only the sign-in account.
      await identity.remove(user.sub);
      await deleteChatsOf(kit.db, user.sub);
      return { deletionAt: kit.now().toISOString() };
    }
    const { deletionAt, isNew } = await askDeletion(kit, user.sub);
    if (isNew) background.run("sending a deletion notice", () => tell(user, deletionAt));
    return { deletionAt: deletionAt.toISOString() };
  });
  const undo = { failures: { 409: "The grace period is over" } };
  serveUser(routes, checkBearer, contract.cancelAccountDeletion, undo, async (_, { sub }) => {
    await cancelDeletion(kit, sub);
    return DONE;
  });
  serveUser(routes, checkBearer, contract.unsettledOrders, {}, async (_, { sub }) => ({
    orders: await readUnsettled(kit.db, sub, MOST_UNSETTLED),
  }));
  serveUser(routes, checkBearer, contract.exportUserData, {}, async (_, { sub }) => {
    // Includes the provider's data even without a profile: it already has a name and an address.
    const [rows, account, purchases, returns] = await Promise.all([
      readEverything(kit.db, sub),
      identity.export(sub),
      purchasesOfUser(kit.db, sub),
      returnsOfUser(kit.db, sub, { limit: MOST_RETURNS, offset: 0 }, () => ""),
    ]);
    return { exportedAt: kit.now().toISOString(), ...rows, purchases, returns, identity: account };
  });
  return routes;
}
