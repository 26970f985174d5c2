import { html } from "hono/html";
import { LENGTHS } from "#contract/lengths";
import { PASSWORD_MAX } from "../passwords";
import { texts } from "../texts";
import { type Field, form, type Problems } from "./form";
import type { PageContent } from "./layout";

/** Submitted values, shown again after an error; never a password. */
export type Typed = Record<string, string>;

export function emailField(typed: Typed, more: Partial<Field> = {}): Field {
  const about = { name: "email", label: texts.fields.email, type: "email", autocomplete: "username" } as const;
  return { ...about, maxlength: LENGTHS.email, value: typed.email ?? "", ...more };
}
export function passwordField(autocomplete: "current-password" | "new-password", more: Partial<Field> = {}): Field {
  const hint = autocomplete === "new-password" ? { hint: texts.passwordHint } : {};
  const about = { name: "password", label: texts.fields.password, type: "password", autocomplete } as const;
  return { ...about, maxlength: PASSWORD_MAX + 1, ...hint, ...more };
}
function name(part: "given_name" | "family_name", typed: Typed): Field {
  const autocomplete = part === "given_name" ? "given-name" : "family-name";
  const label = texts.fields[part];
  return { name: part, label, type: "text", autocomplete, maxlength: LENGTHS.name + 1, value: typed[part] ?? "" };
}

/** `base` is the path of the interaction: `/identity/interaction/{uid}`. */
export function signInPage(
  base: string,
  shop: string,
  passkey: string,
  typed: Typed = {},
  problems: Problems = {},
): PageContent {
  const text = texts.signIn;
  const sign = form({
    action: `${base}/login`,
    fields: [emailField(typed, { autocomplete: "username webauthn" }), passwordField("current-password")],
    submit: text.submit,
    problems,
    before: html`<p class="aside"><a href="${base}/forgot">${text.forgot}</a></p>`,
  });
  return {
    title: text.title,
    body: html`<p class="lead">${text.lead(shop)}</p>${sign}
<form method="post" action="${base}/passkey" data-passkeys hidden data-passkey-get="${passkey}">
<input type="hidden" name="credential"><p class="problem" role="alert" hidden data-failed>${texts.passkeys.notUsed}</p>
<button class="plain wide" type="submit">${texts.passkeys.signIn}</button></form>
<p class="other">${text.noAccount} <a href="${base}/signup">${text.toSignUp}</a></p>`,
    below: html`<a href="${base}/abort">${texts.backToShop}</a>`,
  };
}

interface SignUpSurroundings {
  base: string;
  shop: string;
  /** URL of the terms. */
  terms: string;
}
/** The sign-up form, on a single page. */
export function signUpPage(
  { base, shop, terms }: SignUpSurroundings,
  typed: Typed = {},
  problems: Problems = {},
): PageContent {
  const text = texts.signUp;
  const kind = typed.kind === "business" ? "business" : "private";
  // Opens in a new tab, so that the form is not lost.
  const termsLink = html`<a href="${terms}" target="_blank" rel="noreferrer">${text.terms}</a>`;
  const sign = form({
    action: `${base}/signup`,
    fields: [
      { name: "kind", label: text.kind, options: text.kinds, value: kind },
      name("given_name", typed),
      name("family_name", typed),
      emailField(typed, { hint: texts.emailHint }),
      passwordField("new-password"),
      { name: "terms", label: html`${text.agree} ${termsLink}`, checked: typed.terms === "1" },
    ],
    submit: text.submit,
    problems,
  });
  return {
    title: text.title,
    body: html`<p class="lead">${text.lead(shop)}</p>${sign}
<p class="other">${text.haveAccount} <a href="${base}/login">${text.toSignIn}</a></p>`,
    below: html`<a href="${base}/abort">${texts.backToShop}</a>`,
  };
}

export function forgotPage(
  action: string,
  back: string | undefined,
  typed: Typed = {},
  problems: Problems = {},
): PageContent {
  const text = texts.forgot;
  const ask = form({ action, fields: [emailField(typed)], submit: text.submit, problems });
  const below = back ? { below: html`<a href="${back}">${texts.backToSignIn}</a>` } : {};
  return { title: text.title, body: html`<p class="lead">${text.lead}</p>${ask}`, ...below };
}

export function resetPage(action: string, token: string, username: string, problems: Problems = {}): PageContent {
  const text = texts.reset;
  const choose = form({
    action,
    fields: [passwordField("new-password", { label: texts.fields.newPassword })],
    submit: text.submit,
    problems,
    hidden: { token },
    // Tells password managers which account's password changes.
    before: html`<input type="email" class="unseen" autocomplete="username" value="${username}" tabindex="-1" aria-hidden="true" readonly>`,
  });
  return { title: text.title, body: html`<p class="lead">${text.lead}</p>${choose}` };
}

export function verifyPage(action: string, token: string, ask: boolean, problems: Problems = {}): PageContent {
  const text = texts.verify;
  const fields = ask ? [passwordField("current-password")] : [];
  const confirm = form({ action, fields, submit: text.submit, problems, hidden: { token } });
  return { title: text.title, body: html`<p class="lead">${ask ? text.leadSignedOut : text.lead}</p>${confirm}` };
}

/** Shown for an expired link, with a form to request a new one. */
export function verifyAgainPage(action: string, typed: Typed = {}, problems: Problems = {}): PageContent {
  const text = texts.verify;
  const ask = form({ action, fields: [emailField(typed)], submit: text.again, problems });
  return { title: text.deadTitle, body: html`<p class="lead">${text.dead}</p>${ask}` };
}
