import { html } from "hono/html";
import { limits } from "../limits";
import { texts } from "../texts";
import type { Problems } from "./form";
import { forgotPage } from "./forms";
import { message } from "./layout";
import { baseOf, isEmail } from "./sign-in";
import { type Handler, tooMany, type Visit } from "./visit";

/** During a sign-in the page links back to it; opened from a message it stands alone. */
const here = (visit: Visit) => `${visit.uid ? baseOf(visit) : visit.desk.base}/forgot`;
const signInAt = (visit: Visit) => (visit.uid ? `${baseOf(visit)}/login` : undefined);

export const showForgot: Handler = async (visit) => ({ page: forgotPage(here(visit), signInAt(visit)) });

/** The response and its timing are the same whether or not there is an account. */
export const forgot: Handler = async (visit) => {
  const email = visit.form.get("email")?.trim() ?? "";
  const again = (status: number, problems: Problems) => ({
    status,
    page: forgotPage(here(visit), signInAt(visit), { email }, problems),
  });
  if (!isEmail(email)) return again(422, { email: texts.problems.email });
  const wait = await visit.desk.limits.byAddress(limits.mailAddress, visit.ctx.ip);
  if (wait > 0) return again(429, tooMany(visit, wait));
  visit.desk.messages.reset(email);
  const { sentTitle, sent, sentHint, again: other } = texts.forgot;
  const back = signInAt(visit);
  const on = back ? { href: back, text: texts.backToSignIn } : { href: "/", text: texts.toShop };
  const hint = html`<p class="lead">${sentHint} <a href="${here(visit)}">${other}</a></p>`;
  return { page: message(sentTitle, sent(email), on, hint) };
};
