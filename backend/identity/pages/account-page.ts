import { html } from "hono/html";
import { browserName } from "../browser-name";
import type { Passkey } from "../passkey-records";
import type { SignIn } from "../sessions";
import { texts } from "../texts";
import { form, type Problems } from "./form";
import { emailField, passwordField } from "./forms";
import type { Html, PageContent } from "./layout";
import type { SignedIn } from "./who";

export interface AccountSurroundings {
  /** Path of the account pages: `/identity/account`. */
  at: string;
  /** CSRF token. */
  token: string;
  /** The shop page that links here. */
  back: string;
}
const text = texts.account;
const moment = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});

const backTo = ({ back }: AccountSurroundings) => html`<a href="${back}">${text.back}</a>`;
const lead = (words: string) => html`<p class="lead">${words}</p>`;
const toOverview = ({ at }: AccountSurroundings) => html`<a href="${at}">${text.overview}</a>`;

/** A form consisting of a single button. */
const button = (
  action: string,
  hidden: Record<string, string>,
  label: string,
): Html => html`<form method="post" action="${action}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="plain" type="submit">${label}</button></form>`;

export function accountPage(
  here: AccountSurroundings,
  { account, uid }: SignedIn,
  { sessions: list, passkeys }: { sessions: SignIn[]; passkeys: Passkey[] },
  done?: string,
): PageContent {
  const { at, token } = here;
  const others = list.filter((one) => one.sessionUid !== uid);
  return {
    title: text.title,
    body: html`${done ? html`<p class="done" role="status">${done}</p>` : ""}
<section class="part"><h2>${texts.fields.email}</h2>
<p class="value">${account.email}</p>
<p class="hint">${account.emailVerified ? text.verified : text.unverified}</p>
${account.emailVerified ? "" : button(`${at}/verify`, { token }, text.verifyAgain)}
<p class="ways"><a href="${at}/email">${text.changeEmail}</a></p></section>
<section class="part"><h2>${texts.fields.password}</h2>
<p class="ways"><a href="${at}/password">${text.changePassword}</a></p></section>
<section class="part"><h2>${texts.passkeys.title}</h2>
<p class="hint">${texts.passkeys.hint}</p>
<ul class="rows">${passkeys.map((one) => passkeyRow(here, one))}</ul>
<p class="ways" data-passkeys hidden><a href="${at}/passkey">${texts.passkeys.add}</a></p></section>
<section class="part"><h2>${text.sessions}</h2>
<ul class="rows">${list.map((one) => sessionRow(here, one, one.sessionUid === uid))}</ul>
${others.length > 1 ? button(`${at}/sessions`, { token, which: "others" }, text.endOthers) : ""}</section>`,
    below: backTo(here),
  };
}

function passkeyRow({ at, token }: AccountSurroundings, { id, name, createdAt }: Passkey): Html {
  return html`<li><div><strong>${name}</strong>
<p class="hint">${texts.passkeys.since(moment.format(createdAt))}</p></div>
${button(`${at}/passkey/remove`, { token, id }, texts.passkeys.remove)}</li>`;
}

function sessionRow({ at, token }: AccountSurroundings, session: SignIn, isHere: boolean): Html {
  const name = browserName(session.userAgent);
  return html`<li><div><strong>${name}</strong>
<p class="hint">${isHere ? text.thisDevice : text.lastUsed(moment.format(session.usedAt))}</p></div>
${isHere ? "" : button(`${at}/sessions`, { token, which: session.sessionUid }, text.end)}</li>`;
}

export function changePasswordPage(here: AccountSurroundings, email: string, problems: Problems = {}): PageContent {
  const change = form({
    action: `${here.at}/password`,
    fields: [
      passwordField("current-password", { name: "current", label: text.currentPassword }),
      passwordField("new-password", { label: texts.fields.newPassword }),
    ],
    submit: texts.reset.submit,
    problems,
    hidden: { token: here.token },
    before: html`<input type="email" class="unseen" autocomplete="username" value="${email}" tabindex="-1" aria-hidden="true" readonly>`,
  });
  return { title: text.changePassword, body: html`${lead(text.passwordLead)}${change}`, below: toOverview(here) };
}

export function changeEmailPage(here: AccountSurroundings, typed = "", problems: Problems = {}): PageContent {
  const change = form({
    action: `${here.at}/email`,
    fields: [
      emailField({ email: typed }, { label: text.newEmail, autocomplete: "email" }),
      passwordField("current-password", { name: "current", label: text.currentPassword }),
    ],
    submit: text.sendEmail,
    problems,
    hidden: { token: here.token },
  });
  return { title: text.changeEmail, body: html`${lead(text.emailLead)}${change}`, below: toOverview(here) };
}
