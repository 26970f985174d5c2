import { addAccount } from "../account-records";
import { limits } from "../limits";
import { weakness } from "../passwords";
import { texts } from "../texts";
import type { Problems } from "./form";
import { signUpPage } from "./forms";
import { interactionOf } from "./interaction";
import { baseOf, finish, isEmail } from "./sign-in";
import { type Answer, type Handler, tooMany } from "./visit";

const NAME_MAX = 80;

export const showSignUp: Handler = async (visit) => {
  await interactionOf(visit);
  return { page: signUpPage(baseOf(visit), visit.shop) };
};

interface Typed extends Record<string, string> {
  given_name: string;
  family_name: string;
  email: string;
}

function problemsOf(typed: Typed, password: string): Problems {
  const problems: Problems = {};
  for (const part of ["given_name", "family_name"] as const) {
    if (!typed[part]) problems[part] = texts.problems[part];
    else if (typed[part].length > NAME_MAX) problems[part] = texts.problems.nameTooLong;
  }
  if (!isEmail(typed.email)) problems.email = texts.problems.email;
  const weak = weakness(password, Object.values(typed));
  if (weak) problems.password = texts.problems[weak];
  return problems;
}

/**
 * Makes an account and signs in. That an address is taken cannot be hidden here, because a free one is let in at once;
 * the limit per address keeps it from being asked for many, and the owner is told.
 */
export const signUp: Handler = async (visit) => {
  await interactionOf(visit);
  const { desk, form, ctx } = visit;
  const field = (name: string) => form.get(name)?.trim() ?? "";
  const typed: Typed = {
    given_name: field("given_name"),
    family_name: field("family_name"),
    email: field("email"),
  };
  const password = form.get("password") ?? "";
  const again = (status: number, problems: Problems): Answer => ({
    status,
    page: signUpPage(baseOf(visit), visit.shop, typed, problems),
  });
  const problems = problemsOf(typed, password);
  if (Object.keys(problems).length > 0) return again(422, problems);
  const wait = await desk.limits.byAddress(limits.signUpAddress, ctx.ip);
  if (wait > 0) return again(429, tooMany(visit, wait));
  const account = await addAccount(desk.kit, {
    email: typed.email,
    password: await desk.passwords.hash(password),
    givenName: typed.given_name,
    familyName: typed.family_name,
  });
  if (!account) {
    desk.messages.taken(typed.email);
    return again(409, { email: texts.signUp.taken });
  }
  desk.messages.welcome(account);
  return finish(visit, account.id);
};
