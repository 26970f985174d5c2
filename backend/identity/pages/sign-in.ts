import { SIGN_IN_CANCELLED } from "#contract/identity";
import { accountByEmail, emailKey } from "../account-records";
import { limits } from "../limits";
import { texts } from "../texts";
import type { Problems } from "./form";
import { signInPage, signUpPage, type Typed } from "./forms";
import { interactionOf } from "./interaction";
import { type Answer, type Handler, tooMany, type Visit } from "./visit";

const LONGEST_PASSWORD = 1_024;
export const isEmail = (text: string) => text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);

/** The first page of a sign-in: the one that the shop asked for. */
export const start: Handler = async (visit) => {
  const { params } = await interactionOf(visit);
  const typed: Typed = typeof params.login_hint === "string" ? { email: params.login_hint.slice(0, 254) } : {};
  if (params.screen_hint !== "signup") return { page: signInPage(baseOf(visit), visit.shop, typed) };
  return { page: signUpPage(signUpSurroundings(visit), { ...typed, kind: String(params.account_kind ?? "") }) };
};

export const signUpSurroundings = (visit: Visit) => ({
  base: baseOf(visit),
  shop: visit.shop,
  terms: visit.paths.terms,
});
export const baseOf = ({ desk, uid }: Visit) => `${desk.base}/interaction/${uid}`;

export const showSignIn: Handler = async (visit) => {
  await interactionOf(visit);
  return { page: signInPage(baseOf(visit), visit.shop) };
};

export const signIn: Handler = async (visit) => {
  await interactionOf(visit);
  const { desk, form, ctx } = visit;
  const email = form.get("email")?.trim() ?? "";
  const password = form.get("password") ?? "";
  const again = (status: number, problems: Problems): Answer => ({
    status,
    page: signInPage(baseOf(visit), visit.shop, { email }, problems),
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
  const account = await accountByEmail(desk.kit, email);
  const right = await desk.passwords.matches(password.slice(0, LONGEST_PASSWORD), account?.password);
  if (!account || !right) return again(401, { form: texts.signIn.wrong });
  await desk.limits.succeeded(limits.signIn, key, ctx.ip);
  return finish(visit, account.id);
};

/** Goes back to where the shop asked from, signed in. */
export async function finish({ desk, ctx }: Visit, accountId: string): Promise<Answer> {
  const login = { accountId, remember: true, ts: Math.floor(Date.now() / 1_000) };
  const to = await desk.provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false });
  return { redirect: to };
}

/** Back to the shop without signing in. */
export const abort: Handler = async (visit) => {
  await interactionOf(visit);
  const { desk, ctx } = visit;
  const result = { error: "access_denied", error_description: SIGN_IN_CANCELLED };
  return { redirect: await desk.provider.interactionResult(ctx.req, ctx.res, result) };
};
