import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attemptCounts } from "../storage/tables-identity";
import { accountByEmail } from "./account-records";
import { askSignIn, discover, openTestProvider, signIn, signUp, somebody, type TestProvider, Visitor } from "./testing";

const QUARTER_MS = 15 * 60_000;
let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider({ trustProxy: true });
  await signUp(provider);
}, 60_000);
afterAll(() => provider.close());
beforeEach(async () => {
  await provider.kit.db.orm.delete(attemptCounts);
});

/** A visitor behind the proxy. */
const from = (address: string) =>
  new Visitor(provider.origin, {
    "x-forwarded-for": `9.9.9.9, ${address}`,
    "x-forwarded-host": new URL(provider.origin).host,
  });
const wrong = { email: somebody.email, password: "verkeerd geraden" };
const tryAt = async (address: string, fields = wrong) => (await signIn(provider, fields, from(address))).back;

describe("guessing at one account from many addresses", () => {
  const email = "doelwit@voorbeeld.nl";
  const owner = { ...somebody, email };
  let known: Visitor;
  beforeAll(async () => {
    known = from("198.51.100.1");
    await signUp(provider, known, owner);
    await provider.auth.identity?.settled();
  });
  /** Fifty wrong attempts, each from a different network. */
  const guess = async () => {
    for (let n = 0; n < 50; n++) await tryAt(`2001:db8:${n + 1}::1`, { email, password: "geraden" });
  };

  it("stops for the day and tells the owner once, who still signs in on a known device", async () => {
    await guess();
    provider.mails.length = 0;
    for (const address of ["203.0.113.20", "203.0.113.21"]) {
      const stopped = await tryAt(address, owner);
      expect(stopped.status).toBe(429);
      expect(stopped.html).toContain("Log in op een apparaat waarop je eerder inlogde");
    }
    await provider.auth.identity?.settled();
    expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, "Iemand probeert in te loggen bij Etalage"],
    ]);
    known.lose("_session");
    expect((await signIn(provider, owner, known)).back.url.searchParams.get("code")).toBeTruthy();
    provider.pass(24 * 3_600_000);
    expect((await tryAt("203.0.113.22", owner)).url.searchParams.get("code")).toBeTruthy();
  });

  it("does not keep the owner out on a new device who chooses a new password", async () => {
    await guess();
    provider.mails.length = 0;
    const device = from("198.51.100.2");
    await device.submit("/identity/forgot", { email });
    await provider.auth.identity?.settled();
    const link = /https?:\S+/.exec(provider.mails.at(-1)?.text ?? "")?.[0] ?? "";
    const token = new URL(link).searchParams.get("token") ?? "";
    const password = "vijf rode daken";
    await device.submit("/identity/reset", { token, password });
    expect((await signIn(provider, { email, password }, device)).back.url.searchParams.get("code")).toBeTruthy();
  });

  it("answers the same for an account that does not exist", async () => {
    const nobody = "bestaat-niet@voorbeeld.nl";
    for (let n = 0; n < 50; n++) await tryAt(`2001:db8:${n + 1}::2`, { email: nobody, password: "geraden" });
    expect((await tryAt("203.0.113.23", { email: nobody, password: "geraden" })).status).toBe(429);
  });

  it("is not helped by a forged device cookie", async () => {
    await guess();
    const forger = new Visitor(provider.origin, {
      "x-forwarded-for": "203.0.113.24",
      "x-forwarded-host": new URL(provider.origin).host,
    });
    forger.plant("_known", "AAAA.BBBB", "/identity");
    expect((await signIn(provider, { email, password: "geraden" }, forger)).back.status).toBe(429);
  });
});

it("lets an address begin so many sign-ins, because each is kept for a while", async () => {
  const { url } = await askSignIn(await discover(provider), provider.origin);
  const begin = async (query = "") => (await from("203.0.113.30").send(url.href + query)).status;
  const statuses: number[] = [];
  for (let n = 0; n < 121; n++) statuses.push(await begin());
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([303]));
  expect(statuses[120]).toBe(429);
  expect(await begin("&prompt=none")).toBe(303);
  provider.pass(QUARTER_MS);
  expect(await begin()).toBe(303);
});

it("makes a new hash at sign-in when the old one was cheaper", async () => {
  const email = "oud@voorbeeld.nl";
  await signUp(provider, from("203.0.113.31"), { ...somebody, email });
  const dearer = await openTestProvider({ trustProxy: true, passwordCost: 9 }, provider.kit);
  const hash = async () => (await accountByEmail(provider.kit, email))?.password;
  expect(await hash()).toMatch(/^scrypt\$8\$/);
  for (let n = 0; n < 2; n++) {
    const { back } = await signIn(dearer, { ...somebody, email });
    expect(back.url.searchParams.get("code")).toBeTruthy();
    expect(await hash()).toMatch(/^scrypt\$9\$/);
  }
  await dearer.close();
});

describe("guessing a password", () => {
  it("stops after five tries, also for the right one, until a quarter of an hour is over", async () => {
    for (let n = 0; n < 5; n++) expect((await tryAt("203.0.113.1")).status).toBe(401);
    const locked = await tryAt("203.0.113.1", somebody);
    expect(locked.status).toBe(429);
    expect(locked.html).toContain("Probeer het over 15 minuten opnieuw.");
    provider.pass(QUARTER_MS);
    expect((await tryAt("203.0.113.1", somebody)).url.searchParams.get("code")).toBeTruthy();
  });

  it("does not keep out the owner at another address", async () => {
    for (let n = 0; n < 6; n++) await tryAt("203.0.113.2");
    expect((await tryAt("203.0.113.3", somebody)).url.searchParams.get("code")).toBeTruthy();
  });

  it("counts tries that come at once", async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await tryAt("203.0.113.4")).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it("is forgiven once the right one was given", async () => {
    for (let n = 0; n < 4; n++) await tryAt("203.0.113.5");
    await tryAt("203.0.113.5", somebody);
    for (let n = 0; n < 5; n++) expect((await tryAt("203.0.113.5")).status).toBe(401);
  });

  it("of many accounts stops for the address, whatever it claims to be", async () => {
    const guess = (n: number) => tryAt("203.0.113.6", { email: `iemand${n}@voorbeeld.nl`, password: "geraden" });
    const statuses: number[] = [];
    for (let n = 0; n < 51; n++) statuses.push((await guess(n)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
  });

  it("is still stopped after a restart", async () => {
    for (let n = 0; n < 5; n++) await tryAt("203.0.113.7");
    const again = await openTestProvider({ trustProxy: true }, provider.kit);
    const visitor = new Visitor(again.origin, { "x-forwarded-for": "203.0.113.7" });
    expect((await signIn(again, somebody, visitor)).back.status).toBe(429);
    await again.close();
  });
});

it("answers the same for an unknown account as for a wrong password", async () => {
  const known = await tryAt("203.0.113.8");
  const unknown = await tryAt("203.0.113.8", { email: "niemand@voorbeeld.nl", password: wrong.password });
  // Removes what differs per visit: the interaction, its passkey challenge, and the typed values.
  const plain = (html: string) =>
    html
      .replaceAll(/interaction\/[\w-]+/g, "")
      .replaceAll(/challenge&quot;:&quot;[\w-]+/g, "")
      .replaceAll(/value="[^"]*@[^"]*"/g, "");
  expect(unknown.status).toBe(known.status);
  expect(plain(unknown.html)).toBe(plain(known.html));
});

it("lets an address make ten accounts an hour; of IPv6 the whole network counts as one", async () => {
  const make = async (n: number) => {
    const who = { ...somebody, email: `nieuw${n}@voorbeeld.nl` };
    return (await signUp(provider, from(`2001:db8:1:2::${n + 1}`), who)).back;
  };
  for (let n = 0; n < 10; n++) expect((await make(n)).url.searchParams.get("code"), `${n}`).toBeTruthy();
  const refused = await make(10);
  expect(refused.status).toBe(429);
  expect(refused.html).toContain("Probeer het over 60 minuten opnieuw.");
});

it("sends an account four messages an hour at most, and an address may ask for ten", async () => {
  provider.mails.length = 0;
  const visitor = from("203.0.113.9");
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++)
    statuses.push((await visitor.submit("/identity/forgot", { email: somebody.email })).status);
  await provider.auth.identity?.settled();
  expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
  expect(statuses[10]).toBe(429);
  expect(provider.mails).toHaveLength(4);
});

it("keeps no addresses", async () => {
  await tryAt("203.0.113.10");
  const rows = await provider.kit.db.orm.select().from(attemptCounts);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|voorbeeld/);
});

describe("behind a proxy that speaks https", () => {
  it("names its addresses as the visitor sees them, and sends its cookies over https only", async () => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "winkel.example" };
    const said = await (
      await fetch(`${provider.origin}/identity/.well-known/openid-configuration`, { headers })
    ).json();
    expect(said.token_endpoint).toBe("https://winkel.example/identity/token");
    const { url } = await askSignIn(await discover(provider), provider.origin);
    const response = await fetch(url, { headers: { "x-forwarded-proto": "https" }, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
  });
});
