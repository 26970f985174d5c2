import { SIGN_IN_CANCELLED } from "#contract/identity";
import { LENGTHS } from "#contract/lengths";
import { type Account, accountByEmail, changeAccount, emailKey } from "../account-records";
import { limits } from "../limits";
import { PASSWORD_LONGEST, TooBusyError } from "../passwords";
import { texts } from "../texts";
import type { Problems } from "./form";
import { signInPage, signUpPage, type Typed } from "./forms";
import { interactionOf } from "./interaction";
import { type Answer, type Handler, tooMany, type Visit } from "./visit";

export const isEmail = (text: string) => text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);

/** The first page of a sign-in: the one that the shop requested. */
export const start: Handler = async (visit) => {
  const { params } = await interactionOf(visit);
  const typed: Typed =
    typeof params.login_hint === "string" ? { email: params.login_hint.slice(0, LENGTHS.email) } : {};
  if (params.screen_hint !== "signup") return { page: signInPage(baseOf(visit), visit.shop, passkeyOf(visit), typed) };
  return { page: signUpPage(signUpSurroundings(visit), { ...typed, kind: String(params.account_kind ?? "") }) };
};

export const signUpSurroundings = (visit: Visit) => ({
  base: baseOf(visit),
  shop: visit.shop,
  terms: visit.paths.terms,
});
/** The options with which the script requests a passkey from the browser. */
export const passkeyOf = ({ desk, uid }: Visit) => desk.passkeys.signInOptions(uid);
export const baseOf = ({ desk, uid }: Visit) => `${desk.base}/interaction/${uid}`;

export const showSignIn: Handler = async (visit) => {
  await interactionOf(visit);
  return { page: signInPage(baseOf(visit), visit.shop, passkeyOf(visit)) };
};

export const signIn: Handler = async (visit) => {
  await interactionOf(visit);
  const { desk, form, ctx } = visit;
  const email = form.get("email")?.trim() ?? "";
  const password = form.get("password") ?? "";
  const again = (status: number, problems: Problems): Answer => ({
    status,
    page: signInPage(baseOf(visit), visit.shop, passkeyOf(visit), { email }, problems),
  });
  const problems: Problems = {
    ...(isEmail(email) ? {} : { email: texts.problems.email }),
    ...(password ? {} : { password: texts.problems.passwordMissing }),
  };
  if (Object.keys(problems).length > 0) return again(422, problems);
  const key = emailKey(email);
  const byAddress = await desk.limits.byAddress(limits.signInAddress, ctx.ip);
  const wait = Math.max(byAddress, await desk.limits.bySomebody(limits.signIn, key, ctx.ip));
  if (wait > 0) return again(429, tooMany(visit, wait));
  const isStrange = !desk.devices.isKnown(ctx, key);
  if (isStrange && (await desk.limits.anywhere(key)) > 0) {
    desk.messages.guessed(email);
    return again(429, { form: texts.tooManyAnywhere });
  }
  const account = await accountByEmail(desk.kit, email);
  const right = await desk.passwords.matches(password.slice(0, PASSWORD_LONGEST), account?.password);
  if (!account || !right) return again(401, { form: texts.signIn.wrong });
  await desk.limits.succeeded(limits.signIn, key, ctx.ip);
  if (isStrange) await desk.limits.succeededAnywhere(key);
  if (desk.passwords.isOutdated(account.password)) await renew(visit, account.id, password);
  return finish(visit, account);
};

/** Rehashes the password at today's cost; on a busy machine this waits for the next sign-in. */
async function renew({ desk }: Visit, accountId: string, password: string): Promise<void> {
  try {
    await changeAccount(desk.kit, accountId, { password: await desk.passwords.hash(password) });
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
  }
}

/** Returns to the shop's page, signed in. */
export async function finish({ desk, ctx }: Visit, account: Pick<Account, "id" | "emailKey">): Promise<Answer> {
  desk.devices.remember(ctx, account.emailKey);
  const login = { accountId: account.id, remember: true, ts: Math.floor(Date.now() / 1_000) };
  const to = await desk.provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false });
  return { redirect: to };
}

/** Returns to the shop without signing in. */
export const abort: Handler = async (visit) => {
  await interactionOf(visit);
  const { desk, ctx } = visit;
  const result = { error: "access_denied", error_description: SIGN_IN_CANCELLED };
  return { redirect: await desk.provider.interactionResult(ctx.req, ctx.res, result) };
};
