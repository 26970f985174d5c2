import { accountBySub, changeAccount } from "../account-records";
import { limits } from "../limits";
import { readMailToken, spendMailToken } from "../mail-token-records";
import { texts } from "../texts";
import type { Problems } from "./form";
import { verifyAgainPage, verifyPage } from "./forms";
import { message } from "./layout";
import { isEmail } from "./sign-in";
import { type Handler, tooMany, type Visit } from "./visit";
import { passwordProblem, signedIn } from "./who";

const shop = { href: "/", text: texts.toShop };
const at = ({ desk }: Visit) => `${desk.base}/verify`;

/**
 * Confirming takes a button, not just the link, because mail scanners open links. And only the signed-in account can
 * confirm: otherwise the owner of an address with which a stranger signed up could verify the stranger's account.
 */
export const showVerify: Handler = async (visit) => {
  const token = String(visit.ctx.query.token ?? "");
  const accountId = await readMailToken(visit.desk.kit, "verify", token);
  if (accountId === undefined) return { status: 410, page: verifyAgainPage(at(visit)) };
  return { page: verifyPage(at(visit), token, !(await isSignedIn(visit, accountId))) };
};

const isSignedIn = async (visit: Visit, accountId: string) => (await signedIn(visit))?.account.id === accountId;

export const verify: Handler = async (visit) => {
  const { desk, form } = visit;
  if (form.has("email")) return askAgain(visit);
  const token = form.get("token") ?? "";
  const accountId = await readMailToken(desk.kit, "verify", token);
  const account = accountId === undefined ? undefined : await accountBySub(desk.kit, accountId);
  if (!account) return { status: 410, page: verifyAgainPage(at(visit)) };
  if (!(await isSignedIn(visit, account.id))) {
    const problem = await passwordProblem(visit, account);
    if (problem) return { ...problem, page: verifyPage(at(visit), token, true, problem.problems) };
  }
  if (!(await spendMailToken(desk.kit, "verify", token))) return { status: 410, page: verifyAgainPage(at(visit)) };
  await changeAccount(desk.kit, account.id, { emailVerified: true });
  return { page: message(texts.verify.doneTitle, texts.verify.done, shop) };
};

/** Sends a new link; the response is the same whether or not there is an account. */
const askAgain: Handler = async (visit) => {
  const email = visit.form.get("email")?.trim() ?? "";
  const again = (status: number, problems: Problems) => ({
    status,
    page: verifyAgainPage(at(visit), { email }, problems),
  });
  if (!isEmail(email)) return again(422, { email: texts.problems.email });
  const wait = await visit.desk.limits.byAddress(limits.mailAddress, visit.ctx.ip);
  if (wait > 0) return again(429, tooMany(visit, wait));
  visit.desk.messages.verifyAgain(email);
  return { page: message(texts.forgot.sentTitle, texts.verify.sent(email), shop) };
};
