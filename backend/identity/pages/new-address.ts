import { accountByEmail, accountBySub, changeAccount } from "../account-records";
import { readMailLink, spendMailToken } from "../mail-token-records";
import { texts } from "../texts";
import { verifyPage } from "./forms";
import { message } from "./layout";
import type { Answer, Handler, Visit } from "./visit";
import { passwordProblem, signedIn } from "./who";

const text = texts.newAddress;
const at = ({ desk }: Visit) => `${desk.base}/new-address`;

const dead = ({ desk }: Visit): Answer => ({
  status: 410,
  page: message(texts.verify.deadTitle, text.dead, { href: `${desk.base}/account`, text: text.toAccount }),
});

/** The account and the new address of a link; undefined when the link is invalid or the address has been taken. */
async function linkOf({ desk }: Visit, token: string) {
  const link = await readMailLink(desk.kit, "email", token);
  const account = link && (await accountBySub(desk.kit, link.accountId));
  const other = link?.email ? await accountByEmail(desk.kit, link.email) : undefined;
  if (!account || !link.email || (other && other.id !== account.id)) return undefined;
  return { account, email: link.email };
}

export const showNewAddress: Handler = async (visit) => {
  const token = String(visit.ctx.query.token ?? "");
  const link = await linkOf(visit, token);
  if (!link) return dead(visit);
  const ask = (await signedIn(visit))?.account.id !== link.account.id;
  return { page: verifyPage(at(visit), token, ask) };
};

/** Changes the sign-in address and ends the account's other sessions. */
export const confirmNewAddress: Handler = async (visit) => {
  const { desk, form } = visit;
  const token = form.get("token") ?? "";
  const link = await linkOf(visit, token);
  if (!link) return dead(visit);
  const { account, email } = link;
  const who = await signedIn(visit);
  const isHere = who?.account.id === account.id;
  if (!isHere) {
    const wrong = await passwordProblem(visit, account);
    if (wrong) return { status: wrong.status, page: verifyPage(at(visit), token, true, wrong.problems) };
  }
  if ((await spendMailToken(desk.kit, "email", token)) === undefined) return dead(visit);
  await changeAccount(desk.kit, account.id, { email, emailVerified: true });
  await desk.sessions.end(account.id, isHere ? { except: who.uid } : {});
  desk.messages.addressChanged(account);
  return { page: message(text.doneTitle, text.done(email), { href: "/", text: texts.toShop }) };
};
