import * as client from "openid-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attemptCounts } from "../storage/tables-identity";
import { accountByEmail } from "./account-records";
import { openTestProvider, signIn, signUp, somebody, type TestProvider, Visitor } from "./testing";

const HOUR_MS = 3_600_000;
let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
}, 60_000);
afterAll(() => provider.close());
beforeEach(async () => {
  await provider.kit.db.orm.delete(attemptCounts);
  provider.mails.length = 0;
});

const visitor = () => new Visitor(provider.origin);
/** The link in the last message, once it has been sent. */
async function lastLink() {
  await provider.auth.identity?.settled();
  const link = /https?:\S+/.exec(provider.mails.at(-1)?.text ?? "")?.[0] ?? "";
  return { link, token: new URL(link).searchParams.get("token") ?? "" };
}
const newPassword = "vier blauwe wolken";

describe("a new account", () => {
  it("is asked to confirm its address, and the token says when it has", async () => {
    const { config, tokens, visitor: owner } = await signUp(provider);
    const { refresh_token = "" } = await tokens();
    const { link, token } = await lastLink();
    expect(provider.mails).toMatchObject([{ to: somebody.email, subject: "Bevestig je e-mailadres bij Etalage" }]);
    expect(link.startsWith(`${provider.origin}/identity/verify?token=`)).toBe(true);
    // Mail scanners open links.
    await owner.open(link);
    const page = await owner.open(link);
    expect(page.html).not.toContain('type="password"');
    expect(page.html).toContain("E-mailadres bevestigen");
    expect((await accountByEmail(provider.kit, somebody.email))?.emailVerified).toBe(false);
    expect((await owner.submit("/identity/verify", { token })).html).toContain("Je e-mailadres is bevestigd");
    const { access_token } = await client.refreshTokenGrant(config, refresh_token);
    expect(await provider.auth.checkBearer(`Bearer ${access_token}`)).toMatchObject({ emailVerified: true });
    expect((await owner.submit("/identity/verify", { token })).status).toBe(410);
  });

  it("is not confirmed by the owner of the address when a stranger made it", async () => {
    const email = "slachtoffer@voorbeeld.nl";
    await signUp(provider, visitor(), { ...somebody, email });
    const { link, token } = await lastLink();
    const isVerified = async () => (await accountByEmail(provider.kit, email))?.emailVerified;
    const owner = visitor();
    expect((await owner.open(link)).html).toContain('autocomplete="current-password"');
    expect((await owner.submit("/identity/verify", { token })).status).toBe(422);
    expect((await owner.submit("/identity/verify", { token, password: "mijn eigen geheim" })).status).toBe(401);
    // Nor does being signed in to another account.
    const other = (await signUp(provider, visitor(), { ...somebody, email: "ander@voorbeeld.nl" })).visitor;
    expect((await other.submit("/identity/verify", { token })).status).toBe(422);
    expect(await isVerified()).toBe(false);
    await owner.submit("/identity/verify", { token, password: somebody.password });
    expect(await isVerified()).toBe(true);
  });

  it("that asked for the link on another device confirms it there with the password, not by guessing", async () => {
    await signUp(provider, visitor(), { ...somebody, email: "raden@voorbeeld.nl" });
    const { token } = await lastLink();
    const guess = async () => (await visitor().submit("/identity/verify", { token, password: "geraden" })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push(await guess());
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("gets a new link when the first one is too old; a confirmed one and a stranger get none, and the same answer", async () => {
    await signUp(provider, visitor(), { ...somebody, email: "later@voorbeeld.nl" });
    const { token } = await lastLink();
    provider.pass(73 * HOUR_MS);
    expect((await visitor().open(`/identity/verify?token=${token}`)).status).toBe(410);
    provider.mails.length = 0;
    const answers: string[] = [];
    for (const email of ["later@voorbeeld.nl", somebody.email, "niemand@voorbeeld.nl"]) {
      const page = await visitor().submit("/identity/verify", { email });
      answers.push(page.status + page.html.replaceAll(email, ""));
    }
    await provider.auth.identity?.settled();
    expect(new Set(answers).size).toBe(1);
    expect(provider.mails.map(({ to }) => to)).toEqual(["later@voorbeeld.nl"]);
  });
});

describe("a forgotten password", () => {
  it("is answered the same whether there is an account or not", async () => {
    const answers: string[] = [];
    for (const email of [somebody.email, "niemand@voorbeeld.nl"]) {
      const page = await visitor().submit("/identity/forgot", { email });
      answers.push(page.status + page.html.replaceAll(email, ""));
    }
    await provider.auth.identity?.settled();
    expect(answers[0]).toBe(answers[1]);
    expect(provider.mails.map(({ to }) => to)).toEqual([somebody.email]);
  });

  it("is replaced by a link that works once, and everybody who was signed in is so no more", async () => {
    const before = await signIn(provider);
    const { refresh_token = "" } = await before.tokens();
    await visitor().submit("/identity/forgot", { email: somebody.email });
    const { link, token } = await lastLink();
    expect((await visitor().open(link)).html).toContain('autocomplete="new-password"');
    const weak = await visitor().submit("/identity/reset", { token, password: "wachtwoord" });
    expect(weak.status).toBe(422);
    const done = await visitor().submit("/identity/reset", { token, password: newPassword });
    expect(done.html).toContain("Je nieuwe wachtwoord is opgeslagen");
    expect((await visitor().submit("/identity/reset", { token, password: "nog een ander" })).status).toBe(410);

    await expect(client.refreshTokenGrant(before.config, refresh_token)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    const page = await before.visitor.open(before.asked.url.href);
    expect(page.html).toContain("<title>Inloggen");
    expect((await signIn(provider)).back.status).toBe(401);
    expect((await signIn(provider, { ...somebody, password: newPassword })).back.url.searchParams.has("code")).toBe(
      true,
    );
    await provider.auth.identity?.settled();
    expect(provider.mails.at(-1)?.subject).toBe("Je wachtwoord bij Etalage is gewijzigd");
  });

  it("changes once when the form is sent twice at the same moment", async () => {
    await visitor().submit("/identity/forgot", { email: somebody.email });
    const { token } = await lastLink();
    const send = (password: string) => visitor().submit("/identity/reset", { token, password });
    const pages = await Promise.all([send("eerste keer goed"), send("tweede keer ook")]);
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it("is not replaced by a link that is an hour old, older than the next one, or of another kind", async () => {
    await visitor().submit("/identity/forgot", { email: somebody.email });
    const first = (await lastLink()).token;
    await visitor().submit("/identity/forgot", { email: somebody.email });
    const second = (await lastLink()).token;
    const status = async (token: string) => (await visitor().open(`/identity/reset?token=${token}`)).status;
    expect(await status(first)).toBe(410);
    expect(await status(second)).toBe(200);
    expect((await visitor().open(`/identity/verify?token=${second}`)).status).toBe(410);
    provider.pass(HOUR_MS);
    expect(await status(second)).toBe(410);
    expect(await status("")).toBe(410);
  });

  it("mails the address of the shop, whatever the request calls itself", async () => {
    const forged = new Visitor(provider.origin, { host: "evil.example", "x-forwarded-host": "evil.example" });
    await forged.submit("/identity/forgot", { email: somebody.email });
    expect((await lastLink()).link.startsWith(provider.origin)).toBe(true);
  });
});
