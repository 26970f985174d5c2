// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attemptCounts } from "../storage/tables-identity";
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
  const plain = (html: string) => html.replaceAll(/interaction\/[\w-]+/g, "").replaceAll(/value="[^"]*@[^"]*"/g, "");
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
