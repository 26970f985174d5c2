import { accountBySub, changeAccount } from "../account-records";
import { readMailToken, spendMailToken } from "../mail-token-records";
import { texts } from "../texts";
import { resetPage } from "./forms";
import { message } from "./layout";
import type { Answer, Handler, Visit } from "./visit";
import { newPasswordProblem } from "./who";

const at = ({ desk }: Visit) => `${desk.base}/reset`;

function dead({ desk }: Visit): Answer {
  const { deadTitle, askAgain } = texts.reset;
  return { status: 410, page: message(deadTitle, texts.reset.dead, { href: `${desk.base}/forgot`, text: askAgain }) };
}

async function accountOf({ desk }: Visit, token: string) {
  const id = await readMailToken(desk.kit, "reset", token);
  return id === undefined ? undefined : accountBySub(desk.kit, id);
}

/** Viewing the page does not use the link up: mail scanners open it too. */
export const showReset: Handler = async (visit) => {
  const token = String(visit.ctx.query.token ?? "");
  const account = await accountOf(visit, token);
  return account ? { page: resetPage(at(visit), token, account.email) } : dead(visit);
};

/** Sets a new password and ends all sessions. */
export const reset: Handler = async (visit) => {
  const { desk, form } = visit;
  const token = form.get("token") ?? "";
  const password = form.get("password") ?? "";
  const account = await accountOf(visit, token);
  if (!account) return dead(visit);
  const problem = await newPasswordProblem(visit, password, account);
  if (problem) return { status: 422, page: resetPage(at(visit), token, account.email, { password: problem }) };
  const hash = await desk.passwords.hash(password);
  // Only one of two concurrent requests succeeds.
  if ((await spendMailToken(desk.kit, "reset", token)) === undefined) return dead(visit);
  // Receiving the mail proves ownership of the address.
  await changeAccount(desk.kit, account.id, { password: hash, emailVerified: true });
  await desk.sessions.end(account.id);
  // Lifts a block caused by a stranger's guessing: at once on this device, and for later attempts elsewhere.
  await desk.limits.succeededAnywhere(account.emailKey);
  desk.devices.remember(visit.ctx, account.emailKey);
  desk.messages.changed(account);
  return { page: message(texts.reset.doneTitle, texts.reset.done, { href: "/", text: texts.toShop }) };
};
