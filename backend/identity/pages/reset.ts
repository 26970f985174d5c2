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

/** Looking at the page does not use the link up: programs that look through mail open it too. */
export const showReset: Handler = async (visit) => {
  const token = String(visit.ctx.query.token ?? "");
  const account = await accountOf(visit, token);
  return account ? { page: resetPage(at(visit), token, account.email) } : dead(visit);
};

/** A new password; whoever is signed in with the old one, is so no more. */
export const reset: Handler = async (visit) => {
  const { desk, form } = visit;
  const token = form.get("token") ?? "";
  const password = form.get("password") ?? "";
  const account = await accountOf(visit, token);
  if (!account) return dead(visit);
  const problem = await newPasswordProblem(visit, password, account);
  if (problem) return { status: 422, page: resetPage(at(visit), token, account.email, { password: problem }) };
  const hash = await desk.passwords.hash(password);
  // Of two at the same moment one wins.
  if ((await spendMailToken(desk.kit, "reset", token)) === undefined) return dead(visit);
  // Who reads the account's mail has shown that the address is theirs.
  await changeAccount(desk.kit, account.id, { password: hash, emailVerified: true });
  await desk.sessions.end(account.id);
  // Who was kept out because a stranger guessed is let in again, here at once and elsewhere from now on.
  await desk.limits.succeededAnywhere(account.emailKey);
  desk.devices.remember(visit.ctx, account.emailKey);
  desk.messages.changed(account);
  return { page: message(texts.reset.doneTitle, texts.reset.done, { href: "/", text: texts.toShop }) };
};
