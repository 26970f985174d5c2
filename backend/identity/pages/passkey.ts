import { html } from "hono/html";
import { accountBySub } from "../account-records";
import { browserName } from "../browser-name";
import { removePasskey } from "../passkey-records";
import { texts } from "../texts";
import { overview, own } from "./account";
import type { AccountSurroundings } from "./account-page";
import { form, type Problems } from "./form";
import { passwordField, signInPage } from "./forms";
import { interactionOf } from "./interaction";
import type { PageContent } from "./layout";
import { baseOf, finish, passkeyOf } from "./sign-in";
import type { Handler } from "./visit";
import { passwordProblem } from "./who";

const text = texts.passkeys;
const NAME_MAX = 60;

const below = ({ at }: AccountSurroundings) => html`<a href="${at}">${texts.account.overview}</a>`;

/** Asks for the password first: otherwise anyone at an unattended browser could add their own passkey. */
function passwordPage(here: AccountSurroundings, problems: Problems = {}): PageContent {
  const ask = form({
    action: `${here.at}/passkey`,
    fields: [passwordField("current-password", { name: "current", label: texts.account.currentPassword })],
    submit: text.next,
    problems,
    hidden: { token: here.token },
  });
  return { title: text.add, body: html`<p class="lead">${text.lead}</p>${ask}`, below: below(here) };
}

/** Then the browser creates the passkey through the script. */
function createPage(here: AccountSurroundings, options: string): PageContent {
  return {
    title: text.add,
    body: html`<p class="lead">${text.createLead}</p>
<form method="post" action="${here.at}/passkey/new" data-passkey-create="${options}">
<input type="hidden" name="token" value="${here.token}"><input type="hidden" name="credential">
<p class="problem" role="alert" hidden data-failed>${text.notMade}</p>
<button class="button" type="submit">${text.create}</button></form>`,
    below: below(here),
  };
}

export const showPasskey = own(async (_visit, _who, here) => ({ page: passwordPage(here) }));

export const askPasskey = own(async (visit, { account }, here) => {
  const wrong = await passwordProblem(visit, account, "current");
  if (wrong) return { status: wrong.status, page: passwordPage(here, wrong.problems) };
  return { page: createPage(here, await visit.desk.passkeys.registrationOptions(account, visit.shop)) };
});

export const makePasskey = own(async (visit, who, here) => {
  const { desk, form: sent, ctx } = visit;
  const name = browserName(ctx.get("user-agent")).slice(0, NAME_MAX);
  const isMade = await desk.passkeys.register(who.account, sent.get("credential") ?? "", name);
  if (!isMade) return { status: 422, page: passwordPage(here, { form: text.notMade }) };
  desk.messages.passkeyAdded(who.account);
  return overview(visit, who, here, text.made);
});

export const dropPasskey = own(async (visit, who, here) => {
  await removePasskey(visit.desk.kit, who.account.id, visit.form.get("id") ?? "");
  return overview(visit, who, here, text.removed);
});

export const signInByPasskey: Handler = async (visit) => {
  await interactionOf(visit);
  const { desk, uid, form: sent } = visit;
  const accountId = await desk.passkeys.authenticate(uid, sent.get("credential") ?? "");
  const account = accountId === undefined ? undefined : await accountBySub(desk.kit, accountId);
  if (account) return finish(visit, account);
  const page = signInPage(baseOf(visit), visit.shop, passkeyOf(visit), {}, { form: text.wrong });
  return { status: 401, page };
};
