import { type Account, accountBySub } from "../account-records";
import { limits } from "../limits";
import { PASSWORD_LONGEST, weakness } from "../passwords";
import { texts } from "../texts";
import type { Problems } from "./form";
import { tooMany, type Visit } from "./visit";

export interface SignedIn {
  account: Account;
  /** Id of the provider's session. */
  uid: string;
  /** Seconds since the epoch. */
  since: number;
}

/** The user signed in at the provider in this browser. */
export async function signedIn({ desk, ctx }: Visit): Promise<SignedIn | undefined> {
  const { accountId, uid, loginTs = 0 } = await desk.provider.Session.get(ctx);
  const account = accountId === undefined ? undefined : await accountBySub(desk.kit, accountId);
  return account && { account, uid, since: loginTs };
}

/** Why a new password is not acceptable. */
export async function newPasswordProblem(
  { desk, shop }: Visit,
  password: string,
  about: Pick<Account, "email" | "givenName" | "familyName">,
): Promise<string | undefined> {
  const weak = await weakness(password, [about.email, about.givenName, about.familyName, shop]);
  if (weak) return texts.problems[weak];
  return (await desk.isLeaked(password)) ? texts.problems.leaked : undefined;
}

/** Why the password in the form is not the account's; undefined when it is correct. */
export async function passwordProblem(
  visit: Visit,
  account: Account,
  field = "password",
): Promise<{ status: number; problems: Problems } | undefined> {
  const { desk, form, ctx } = visit;
  const password = form.get(field) ?? "";
  if (!password) return { status: 422, problems: { [field]: texts.problems.passwordMissing } };
  const wait = await desk.limits.bySomebody(limits.signIn, account.emailKey, ctx.ip);
  if (wait > 0) return { status: 429, problems: tooMany(visit, wait) };
  if (!(await desk.passwords.matches(password.slice(0, PASSWORD_LONGEST), account.password))) {
    return { status: 401, problems: { [field]: texts.verify.wrong } };
  }
  await desk.limits.succeeded(limits.signIn, account.emailKey, ctx.ip);
  return undefined;
}
