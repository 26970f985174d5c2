import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { softAuthenticator } from "./passkey-fixture";
import { askSignIn, discover, openTestProvider, signUp, somebody, type TestProvider, Visitor } from "./testing";

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
}, 60_000);
afterAll(() => provider.close());

const unescaped = (html: string) => html.replaceAll("&quot;", '"');
const challengeIn = (html: string) => /"challenge":"([\w-]+)"/.exec(unescaped(html))?.[1] ?? "";
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";

let made = 0;
/** A signed-in visitor with a challenge for a new passkey. */
async function asking() {
  made += 1;
  const who = { ...somebody, email: `sleutel${made}@voorbeeld.nl` };
  const { visitor, tokens } = await signUp(provider, undefined, who);
  const sub = (await tokens()).claims()?.sub ?? "";
  const token = tokenIn((await visitor.open("/identity/account/passkey")).html);
  const again = () => visitor.submit("/identity/account/passkey", { token, current: who.password });
  const challenge = challengeIn((await again()).html);
  const add = (credential: string) => visitor.submit("/identity/account/passkey/new", { token, credential });
  return { who, sub, visitor, token, challenge, add, again };
}
async function withPasskey() {
  const one = await asking();
  const device = softAuthenticator();
  const { origin } = provider;
  expect((await one.add(device.create({ challenge: one.challenge, origin }))).html).toContain(
    "Je passkey is toegevoegd",
  );
  return { ...one, device };
}
/** The sign-in page in another browser. */
async function beginning() {
  const visitor = new Visitor(provider.origin);
  const { url } = await askSignIn(await discover(provider), provider.origin);
  const page = await visitor.open(url.href);
  const action = `${page.url.pathname}/passkey`;
  return { challenge: challengeIn(page.html), use: (credential: string) => visitor.submit(action, { credential }) };
}

describe("making a passkey", () => {
  it("takes the password first", async () => {
    const { visitor, token } = await asking();
    const wrong = await visitor.submit("/identity/account/passkey", { token, current: "geraden" });
    expect(wrong.status).toBe(401);
    expect(challengeIn(wrong.html)).toBe("");
  });

  it("tells the owner, and shows it in the account", async () => {
    provider.mails.length = 0;
    const { who, sub } = await withPasskey();
    expect(await provider.auth.accounts.export(sub)).toMatchObject({ passkeys: [{ createdAt: expect.any(String) }] });
    await provider.auth.identity?.settled();
    expect(provider.mails.at(-1)).toMatchObject({ to: who.email, subject: "Er is een passkey toegevoegd bij Etalage" });
  });

  it("is refused for a used, foreign or old challenge, another site, or a holder who was not verified", async () => {
    const { origin } = provider;
    const used = await withPasskey();
    const [one, other] = [await asking(), await asking()];
    const refused = async (credential: string) => expect((await one.add(credential)).status).toBe(422);
    await refused(softAuthenticator().create({ challenge: used.challenge, origin }));
    await refused(softAuthenticator().create({ challenge: other.challenge, origin }));
    await refused(softAuthenticator().create({ challenge: one.challenge, origin: "https://evil.example" }));
    for (const [rp, more] of [
      ["evil.example", {}],
      ["localhost", { verified: false }],
    ] as const) {
      const challenge = challengeIn((await one.again()).html);
      await refused(softAuthenticator(rp).create({ challenge, origin, ...more }));
    }
    for (const nonsense of ["", "{}", "[", '{"id":"a"}']) await refused(nonsense);
    const late = challengeIn((await one.again()).html);
    provider.pass(11 * 60_000);
    await refused(softAuthenticator().create({ challenge: late, origin }));
  });
});

describe("signing in with a passkey", () => {
  it("needs no password, and works each time with a higher counter", async () => {
    const { device } = await withPasskey();
    for (const counter of [1, 2]) {
      const { challenge, use } = await beginning();
      const back = await use(device.get({ challenge, origin: provider.origin, counter }));
      expect(back.url.searchParams.get("code")).toBeTruthy();
    }
  });

  it("is refused for a copied key, another sign-in, another site, or a holder who was not verified", async () => {
    const { device } = await withPasskey();
    const { origin } = provider;
    const first = await beginning();
    const answer = device.get({ challenge: first.challenge, origin, counter: 5 });
    expect((await first.use(answer)).url.searchParams.get("code")).toBeTruthy();
    const second = await beginning();
    const status = async (credential: string) => (await second.use(credential)).status;
    const { challenge } = second;
    expect(await status(answer)).toBe(401);
    expect(await status(device.get({ challenge, origin, counter: 5 }))).toBe(401);
    expect(await status(device.get({ challenge, origin: "https://evil.example", counter: 6 }))).toBe(401);
    expect(await status(device.get({ challenge, origin, counter: 6, verified: false }))).toBe(401);
    expect(await status(softAuthenticator().get({ challenge, origin }))).toBe(401);
    expect(await status("{")).toBe(401);
  });

  it("is over once the passkey is removed, which only its owner can", async () => {
    const { visitor, device } = await withPasskey();
    const id = JSON.parse(device.get({ challenge: "", origin: "" })).id as string;
    const stranger = await asking();
    await stranger.visitor.submit("/identity/account/passkey/remove", { token: stranger.token, id });
    const token = tokenIn((await visitor.open("/identity/account")).html);
    const works = async (counter: number) => {
      const { challenge, use } = await beginning();
      return (await use(device.get({ challenge, origin: provider.origin, counter }))).url.searchParams.has("code");
    };
    expect(await works(1)).toBe(true);
    await visitor.submit("/identity/account/passkey/remove", { token, id });
    expect(await works(2)).toBe(false);
  });
});
