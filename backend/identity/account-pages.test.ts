import * as client from "openid-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attemptCounts } from "../storage/tables-identity";
import { accountByEmail } from "./account-records";
import { openTestProvider, signIn, signUp, somebody, type TestProvider, Visitor } from "./testing";

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
}, 60_000);
afterAll(() => provider.close());
beforeEach(async () => {
  await provider.kit.db.orm.delete(attemptCounts);
  provider.mails.length = 0;
});

let made = 0;
/** A signed-in visitor with an account. */
async function join() {
  made += 1;
  const who = { ...somebody, email: `lid${made}@voorbeeld.nl` };
  const { visitor, config, tokens } = await signUp(provider, undefined, who);
  const given = await tokens();
  await provider.auth.identity?.settled();
  const verification = provider.mails.at(-1)?.text ?? "";
  provider.mails.length = 0;
  return { who, visitor, config, given, verification };
}
const tokenOf = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
const linkOf = (text = "") => /https?:\S+/.exec(text)?.[0] ?? "";
async function send(visitor: Visitor, path: string, fields: Record<string, string>) {
  const { html } = await visitor.open("/identity/account");
  return visitor.submit(`/identity/account/${path}`, { token: tokenOf(html), ...fields });
}
const isBelieved = (token: string) =>
  provider.auth.checkBearer(`Bearer ${token}`).then(
    () => true,
    () => false,
  );
const canSignIn = async (email: string, password: string) =>
  (await signIn(provider, { email, password })).back.url.searchParams.has("code");

describe("the account's pages", () => {
  it("are for whoever is signed in, and take only their own forms", async () => {
    const { visitor, who } = await join();
    expect((await new Visitor(provider.origin).open("/identity/account")).status).toBe(401);
    const page = await visitor.open("/identity/account");
    expect(page.html).toContain(who.email);
    expect(page.html).not.toMatch(/<style|style=|<script>/);
    const other = await join();
    const foreign = tokenOf((await other.visitor.open("/identity/account")).html);
    for (const token of ["", "geraden", foreign]) {
      const forged = { token, current: somebody.password, password: "zes witte zwanen" };
      expect((await visitor.submit("/identity/account/password", forged)).status).toBe(403);
      expect((await visitor.submit("/identity/account/sessions", { token, which: "others" })).status).toBe(403);
    }
    expect(await canSignIn(who.email, somebody.password)).toBe(true);
  });

  it("send the confirmation of the address again until it is confirmed", async () => {
    const { visitor, who } = await join();
    expect((await visitor.open("/identity/account")).html).toContain("nog niet bevestigd");
    await send(visitor, "verify", {});
    await provider.auth.identity?.settled();
    expect(provider.mails).toMatchObject([{ to: who.email, subject: "Bevestig je e-mailadres bij Etalage" }]);
    const token = new URL(linkOf(provider.mails[0]?.text)).searchParams.get("token") ?? "";
    await visitor.submit("/identity/verify", { token });
    const page = await visitor.open("/identity/account");
    expect(page.html).toContain("Dit adres is bevestigd");
    expect(page.html).not.toContain("opnieuw sturen");
  });
});

describe("the password", () => {
  it("is changed by whoever knows the present one; other devices are signed out, this one is not", async () => {
    const { visitor, who, given } = await join();
    const other = await (await signIn(provider, who)).tokens();
    const password = "zes witte zwanen";
    const wrong = await send(visitor, "password", { current: "geraden geraden", password });
    expect(wrong.status).toBe(401);
    const weak = await send(visitor, "password", { current: who.password, password: "Welkom2026" });
    expect(weak.status).toBe(422);
    const done = await send(visitor, "password", { current: who.password, password });
    expect(done.html).toContain("Je wachtwoord is gewijzigd");
    expect(await isBelieved(other.access_token)).toBe(false);
    expect(await isBelieved(given.access_token)).toBe(true);
    expect(await canSignIn(who.email, who.password)).toBe(false);
    expect(await canSignIn(who.email, password)).toBe(true);
    await provider.auth.identity?.settled();
    expect(provider.mails.map(({ subject }) => subject)).toEqual(["Je wachtwoord bij Etalage is gewijzigd"]);
  });

  it("cannot be guessed from a browser that was left signed in", async () => {
    const { visitor } = await join();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await send(visitor, "password", { current: "geraden", password: "zes witte zwanen" })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe("the e-mail address", () => {
  const ask = (visitor: Visitor, email: string, current = somebody.password) =>
    send(visitor, "email", { email, current });

  it("changes once the new one is confirmed, and the old one is told", async () => {
    const { visitor, who } = await join();
    const email = "nieuw-adres@voorbeeld.nl";
    expect((await ask(visitor, email, "geraden")).status).toBe(401);
    expect((await ask(visitor, "geen adres")).status).toBe(422);
    expect((await ask(visitor, email)).html).toContain(email);
    await provider.auth.identity?.settled();
    expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [who.email, "Er is gevraagd om je e-mailadres bij Etalage te wijzigen"],
      [email, "Bevestig je nieuwe e-mailadres bij Etalage"],
    ]);
    expect(await canSignIn(who.email, who.password)).toBe(true);
    const link = linkOf(provider.mails[1]?.text);
    const token = new URL(link).searchParams.get("token") ?? "";
    await visitor.open(link);
    expect(await accountByEmail(provider.kit, email)).toBeUndefined();
    const done = await visitor.submit("/identity/new-address", { token });
    expect(done.html).toContain("Je e-mailadres is gewijzigd");
    expect(await accountByEmail(provider.kit, email)).toMatchObject({ email, emailVerified: true });
    expect(await canSignIn(email, who.password)).toBe(true);
    expect(await canSignIn(who.email, who.password)).toBe(false);
    expect((await visitor.submit("/identity/new-address", { token })).status).toBe(410);
    await provider.auth.identity?.settled();
    expect(provider.mails.at(-1)).toMatchObject({ to: who.email, subject: "Je e-mailadres bij Etalage is gewijzigd" });
  });

  it("is not taken from somebody else, and the answer does not tell that it is theirs", async () => {
    const [one, other] = [await join(), await join()];
    const answer = await ask(one.visitor, other.who.email);
    expect(answer.status).toBe(200);
    expect(answer.html).toContain("We hebben een bericht gestuurd");
    await provider.auth.identity?.settled();
    expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [other.who.email, "Je hebt al een account bij Etalage"],
    ]);
  });

  it("stays when the link is opened by somebody without the account", async () => {
    const { visitor } = await join();
    await ask(visitor, "van-een-ander@voorbeeld.nl");
    await provider.auth.identity?.settled();
    const token = new URL(linkOf(provider.mails[1]?.text)).searchParams.get("token") ?? "";
    const stranger = (await join()).visitor;
    expect((await stranger.submit("/identity/new-address", { token })).status).toBe(422);
    expect(await accountByEmail(provider.kit, "van-een-ander@voorbeeld.nl")).toBeUndefined();
  });
});

describe("sessions", () => {
  const firefox = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0" };

  /** Signs in on one more device, which exchanges its code as a browser does. */
  async function alsoOn(who: { email: string; password: string }) {
    const visitor = new Visitor(provider.origin, firefox);
    const { config, back, asked } = await signIn(provider, who, visitor);
    config[client.customFetch] = (url, { method, headers, body }) =>
      visitor.send(url, {
        method,
        headers: { ...headers, ...firefox },
        body: body instanceof URLSearchParams ? body : null,
      });
    return client.authorizationCodeGrant(config, back.url, {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
    });
  }

  it("are seen with their browser, and ended one by one", async () => {
    const { visitor, who, given } = await join();
    const other = await alsoOn(who);
    const { html } = await visitor.open("/identity/account");
    expect(html).toContain("Firefox op Windows");
    expect(html).toContain("Dit apparaat");
    const [, which = ""] = /name="which" value="([^"]+)"/.exec(html) ?? [];
    const after = await send(visitor, "sessions", { which });
    expect(after.html).not.toContain("Firefox op Windows");
    expect(await isBelieved(other.access_token)).toBe(false);
    expect(await isBelieved(given.access_token)).toBe(true);
  });

  it("are ended all but the present one", async () => {
    const { visitor, who, given, config } = await join();
    const others = [await alsoOn(who), await alsoOn(who)];
    await send(visitor, "sessions", { which: "others" });
    for (const { access_token, refresh_token = "" } of others) {
      expect(await isBelieved(access_token)).toBe(false);
      await expect(client.refreshTokenGrant(config, refresh_token)).rejects.toMatchObject({ error: "invalid_grant" });
    }
    await expect(client.refreshTokenGrant(config, given.refresh_token ?? "")).resolves.toBeTruthy();
  });

  it("of somebody else are not touched", async () => {
    const [one, other] = [await join(), await join()];
    const page = await other.visitor.open("/identity/account");
    expect(page.html).toContain("Dit apparaat");
    const uids = await provider.kit.db.query<{ session_uid: string }>(
      "select session_uid from sign_ins where account_id = $1",
      [other.given.claims()?.sub],
    );
    await send(one.visitor, "sessions", { which: uids.rows[0]?.session_uid ?? "" });
    expect(await isBelieved(other.given.access_token)).toBe(true);
  });
});
