import { accountByEmail, changeAccount } from "../account-records";
import { limits } from "../limits";
import { passkeysOf } from "../passkey-records";
import { texts } from "../texts";
import { type AccountSurroundings, accountPage, changeEmailPage, changePasswordPage } from "./account-page";
import type { Problems } from "./form";
import { message } from "./layout";
import { isEmail } from "./sign-in";
import { type Answer, BodyError, type Handler, tooMany, type Visit } from "./visit";
import { newPasswordProblem, passwordProblem, type SignedIn, signedIn } from "./who";

const text = texts.account;
type OwnHandler = (visit: Visit, who: SignedIn, here: AccountSurroundings) => Promise<Answer>;

/** Wraps a handler for signed-in users; a POST needs a valid form token. */
export function own(handler: OwnHandler): Handler {
  return async (visit) => {
    const { desk, paths, ctx, form } = visit;
    const who = await signedIn(visit);
    if (!who) {
      return {
        status: 401,
        page: message(text.signInFirst, text.signInLead, { href: paths.personalInfo, text: texts.toShop }),
      };
    }
    if (ctx.method === "POST" && !desk.formTokens.isOf(who.uid, form.get("token") ?? "")) throw new BodyError(403);
    const here = { at: `${desk.base}/account`, token: desk.formTokens.of(who.uid), back: paths.personalInfo };
    return handler(visit, who, here);
  };
}

export const overview = async (
  { desk }: Visit,
  who: SignedIn,
  here: AccountSurroundings,
  done?: string,
): Promise<Answer> => {
  const [sessions, passkeys] = [await desk.sessions.list(who.account.id), await passkeysOf(desk.kit, who.account.id)];
  return { page: accountPage(here, who, { sessions, passkeys }, done) };
};

export const showAccount = own((visit, who, here) => overview(visit, who, here));

export const verifyFromAccount = own(async (visit, who, here) => {
  visit.desk.messages.verifyAgain(who.account.email);
  return overview(visit, who, here, text.verifySent(who.account.email));
});

/** Ends one session, or all but the current one. */
export const endSessions = own(async (visit, who, here) => {
  const { desk, form } = visit;
  const which = form.get("which") ?? "";
  if (which === who.uid) throw new BodyError(400);
  await desk.sessions.end(who.account.id, which === "others" ? { except: who.uid } : { only: which });
  return overview(visit, who, here, text.ended);
});

export const showPassword = own(async (_visit, { account }, here) => ({
  page: changePasswordPage(here, account.email),
}));

export const changePassword = own(async (visit, who, here) => {
  const { desk, form } = visit;
  const { account } = who;
  const again = (status: number, problems: Problems) => ({
    status,
    page: changePasswordPage(here, account.email, problems),
  });
  const wrong = await passwordProblem(visit, account, "current");
  if (wrong) return again(wrong.status, wrong.problems);
  const password = form.get("password") ?? "";
  const problem = await newPasswordProblem(visit, password, account);
  if (problem) return again(422, { password: problem });
  await changeAccount(desk.kit, account.id, { password: await desk.passwords.hash(password) });
  await desk.sessions.end(account.id, { except: who.uid });
  desk.messages.changed(account);
  return overview(visit, who, here, text.passwordDone);
});

export const showEmail = own(async (_visit, _who, here) => ({ page: changeEmailPage(here) }));

/** The response does not reveal whether the address is taken: only its owner is notified. */
export const changeEmail = own(async (visit, who, here) => {
  const { desk, form, ctx } = visit;
  const email = form.get("email")?.trim() ?? "";
  const again = (status: number, problems: Problems) => ({ status, page: changeEmailPage(here, email, problems) });
  if (!isEmail(email)) return again(422, { email: texts.problems.email });
  if (email === who.account.email) return again(422, { email: text.sameEmail });
  const wrong = await passwordProblem(visit, who.account, "current");
  if (wrong) return again(wrong.status, wrong.problems);
  const wait = await desk.limits.byAddress(limits.mailAddress, ctx.ip);
  if (wait > 0) return again(429, tooMany(visit, wait));
  const other = await accountByEmail(desk.kit, email);
  if (other && other.id !== who.account.id) desk.messages.taken(email);
  else desk.messages.newAddress(who.account, email);
  return overview(visit, who, here, text.emailSent(email));
});
