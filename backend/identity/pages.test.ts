import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountByEmail } from "./account-records";
import {
  actionOf,
  askSignIn,
  discover,
  openTestProvider,
  signUp,
  somebody,
  type TestProvider,
  Visitor,
} from "./testing";

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
  await signUp(provider);
}, 60_000);
afterAll(() => provider.close());

async function openForm(more: Record<string, string> = {}) {
  const visitor = new Visitor(provider.origin);
  const { url } = await askSignIn(await discover(provider), provider.origin, more);
  const page = await visitor.open(url.href);
  return { visitor, page, action: actionOf(page.html) };
}
/** All field attributes for screen readers and password managers. */
const fields = (html: string) =>
  [...html.matchAll(/<input id="(\w+)"[^>]*autocomplete="([\w -]+)"/g)].map(([, id, kind]) => `${id} ${kind}`);

describe("the pages", () => {
  it("are in Dutch, labelled, and told to password managers", async () => {
    const { page } = await openForm();
    expect(page.html).toContain('<html lang="nl">');
    expect(page.html).toContain("<title>Inloggen - Etalage</title>");
    expect(fields(page.html)).toEqual(["email username webauthn", "password current-password"]);
    for (const id of ["email", "password"]) expect(page.html).toContain(`<label for="${id}">`);
    const signUpPage = await openForm({ screen_hint: "signup" });
    for (const id of ["kind", "terms"]) expect(signUpPage.page.html).toContain(`name="${id}"`);
    expect(fields(signUpPage.page.html)).toEqual([
      "given_name given-name",
      "family_name family-name",
      "email username",
      "password new-password",
    ]);
  });

  it("are never kept, and load nothing but files of the shop", async () => {
    const { visitor, page } = await openForm();
    const response = await visitor.send(page.url.href);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.html).not.toMatch(/<style|style=|<script>|https?:/);
    for (const [, file = ""] of page.html.matchAll(/(?:href|src)="(\/identity\/assets\/[^"]+)"/g)) {
      const asset = await visitor.send(file);
      expect(asset.status, file).toBe(200);
      expect(asset.headers.get("cache-control")).toContain("immutable");
      // Style sheets are empty in this test runner.
      if (file.endsWith(".js")) expect(await asset.text()).toContain("data-show");
    }
    expect((await visitor.send("/identity/assets/000000000000.css")).status).toBe(404);
  });

  it("fill in who the shop thinks it is", async () => {
    const { page } = await openForm({ login_hint: '"><script>x</script>@voorbeeld.nl' });
    expect(page.html).toContain("&lt;script&gt;x&lt;/script&gt;@voorbeeld.nl");
    expect(page.html).not.toContain("<script>x");
  });

  it("lead back to the shop", async () => {
    const { visitor, page } = await openForm();
    const href = /href="([^"]+\/abort)"/.exec(page.html)?.[1] ?? "";
    const back = await visitor.open(href);
    expect(back.url.pathname).toBe("/auth-redirect");
    expect(back.url.searchParams.get("error")).toBe("access_denied");
    // Tells the shop that the sign-in was cancelled, not failed.
    expect(back.url.searchParams.get("error_description")).toBe("cancelled");
  });

  it("of somebody else's sign-in, or of one that has expired, say so and lead on", async () => {
    const { action } = await openForm();
    for (const visitor of [new Visitor(provider.origin), (await openForm()).visitor]) {
      const page = await visitor.submit(action, somebody);
      expect(page.status).toBe(410);
      expect(page.html).toContain("Deze inlogpoging is verlopen");
      expect(page.html).toContain('href="/"');
    }
  });
});

describe("signing up", () => {
  it("keeps what was typed, except the password, and says at each field what is wrong", async () => {
    const { visitor, action } = await openForm({ screen_hint: "signup" });
    const typed = { given_name: "Noor", family_name: "", email: "noor@", password: "geheim geheim" };
    const page = await visitor.submit(action, typed);
    expect(page.status).toBe(422);
    expect(page.html).toContain('role="alert" tabindex="-1" autofocus');
    for (const id of ["family_name", "email"]) {
      expect(page.html).toContain(`<a href="#${id}">`);
      expect(page.html).toContain(
        `aria-describedby="${id === "email" ? "email-hint " : ""}${id}-problem" aria-invalid="true"`,
      );
    }
    expect(page.html).toContain('value="Noor"');
    expect(page.html).toContain('value="noor@"');
    expect(page.html).not.toContain("geheim geheim");
  });

  it.each(["kort", "wachtwoord", "Welkom01", "qwerty123", "nieuw@voorbeeld.nl", "aaaaaaaaaa", "x".repeat(129)])(
    "refuses the password %s",
    async (password) => {
      const { visitor, action } = await openForm({ screen_hint: "signup" });
      const page = await visitor.submit(action, { ...somebody, email: "nieuw@voorbeeld.nl", password });
      expect(page.status).toBe(422);
      expect(page.html).toContain('id="password-problem"');
    },
  );

  it("does not take an address twice, however it is written, and tells its owner", async () => {
    provider.mails.length = 0;
    const { back } = await signUp(provider, undefined, { ...somebody, email: "NOOR@voorbeeld.nl" });
    expect(back.status).toBe(409);
    await provider.auth.identity?.settled();
    expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [somebody.email, "Je hebt al een account bij Etalage"],
    ]);
  });

  it("keeps the password as a salted hash only", async () => {
    const account = await accountByEmail(provider.kit, somebody.email);
    expect(account?.password).toMatch(/^scrypt\$8\$[\w-]{22}\$[\w-]{43}$/);
  });
});

it("takes only forms, and only small ones", async () => {
  const { visitor, action } = await openForm();
  const large = await visitor.submit(action, { email: "a".repeat(40_000), password: "x" });
  expect(large.status).toBe(413);
  const json = await visitor.send(action, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  expect(json.status).toBe(415);
  const zero = await visitor.submit(action, { email: "a\0@voorbeeld.nl", password: "x" });
  expect(zero.status).toBe(400);
});

it("hands out everything it keeps about somebody but the password, and forgets it all", async () => {
  const who = { ...somebody, email: "weg@voorbeeld.nl" };
  const { tokens } = await signUp(provider, undefined, who);
  const { access_token } = await tokens();
  const sub = (await provider.auth.checkBearer(`Bearer ${access_token}`))?.sub ?? "";
  const kept = await provider.auth.accounts.export(sub);
  expect(kept).toMatchObject({
    id: sub,
    email: who.email,
    givenName: "Noor",
    sessions: [{ signedInAt: expect.any(String) }],
  });
  expect(JSON.stringify(kept)).not.toContain("scrypt");
  await provider.auth.accounts.remove(sub);
  expect(await provider.auth.accounts.export(sub)).toBeNull();
  const rows = await provider.kit.db.query("select 1 from oidc_records where payload::text like $1", [`%${sub}%`]);
  expect(rows.rowCount).toBe(0);
});
