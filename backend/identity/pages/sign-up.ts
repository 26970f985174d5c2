import type { AccountKind } from "#contract/identity";
import { LENGTHS } from "#contract/lengths";
import { termsVersion } from "../../content/terms";
import { addAccount } from "../account-records";
import { limits } from "../limits";
import { texts } from "../texts";
import type { Problems } from "./form";
import { signUpPage } from "./forms";
import { interactionOf } from "./interaction";
import { finish, isEmail, signUpSurroundings } from "./sign-in";
import { type Answer, type Handler, tooMany, type Visit } from "./visit";
import { newPasswordProblem } from "./who";

export const showSignUp: Handler = async (visit) => {
  const { params } = await interactionOf(visit);
  return { page: signUpPage(signUpSurroundings(visit), { kind: String(params.account_kind ?? "") }) };
};

interface Typed extends Record<string, string> {
  given_name: string;
  family_name: string;
  email: string;
  kind: AccountKind;
  /** "1" when accepted. */
  terms: string;
}

async function problemsOf(visit: Visit, typed: Typed, password: string): Promise<Problems> {
  const problems: Problems = {};
  for (const part of ["given_name", "family_name"] as const) {
    if (!typed[part]) problems[part] = texts.problems[part];
    else if (typed[part].length > LENGTHS.name) problems[part] = texts.problems.nameTooLong;
  }
  if (!isEmail(typed.email)) problems.email = texts.problems.email;
  const { email, given_name: givenName, family_name: familyName } = typed;
  const weak = await newPasswordProblem(visit, password, { email, givenName, familyName });
  if (weak) problems.password = weak;
  if (typed.terms !== "1") problems.terms = texts.problems.terms;
  return problems;
}

/**
 * Creates an account with its shop profile, and signs in. A taken address cannot be concealed here, because a free one
 * is signed in at once; the limit per client address prevents probing many, and the owner is notified.
 */
export const signUp: Handler = async (visit) => {
  await interactionOf(visit);
  const { desk, form, ctx } = visit;
  const field = (name: string) => form.get(name)?.trim() ?? "";
  const typed: Typed = {
    given_name: field("given_name"),
    family_name: field("family_name"),
    email: field("email"),
    kind: field("kind") === "business" ? "business" : "private",
    terms: field("terms"),
  };
  const password = form.get("password") ?? "";
  const again = (status: number, problems: Problems): Answer => ({
    status,
    page: signUpPage(signUpSurroundings(visit), typed, problems),
  });
  const problems = await problemsOf(visit, typed, password);
  if (Object.keys(problems).length > 0) return again(422, problems);
  const wait = await desk.limits.byAddress(limits.signUpAddress, ctx.ip);
  if (wait > 0) return again(429, tooMany(visit, wait));
  const { kit } = desk;
  const asked = {
    email: typed.email,
    password: await desk.passwords.hash(password),
    givenName: typed.given_name,
    familyName: typed.family_name,
    kind: typed.kind,
  };
  const accepted = { termsAcceptedAt: kit.now(), termsVersion: await termsVersion(kit) };
  const account = await addAccount(kit, asked, (session, { id: sub, email, givenName, familyName }) =>
    kit.makeProfile(session, { sub, email, givenName, familyName, ...accepted }),
  );
  if (!account) {
    desk.messages.taken(typed.email);
    return again(409, { email: texts.signUp.taken });
  }
  desk.messages.welcome(account);
  return finish(visit, account);
};
