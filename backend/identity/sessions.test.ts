import * as client from "openid-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestProvider, signIn, signUp, somebody, type TestProvider, Visitor } from "./testing";

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
}, 60_000);
afterAll(() => provider.close());

const isBelieved = (token: string) =>
  provider.auth.checkBearer(`Bearer ${token}`).then(
    () => true,
    () => false,
  );

it("a new password takes back the access tokens that are out, at once", async () => {
  const { tokens } = await signUp(provider);
  const { access_token } = await tokens();
  expect(await isBelieved(access_token)).toBe(true);
  const visitor = new Visitor(provider.origin);
  await visitor.submit("/identity/forgot", { email: somebody.email });
  await provider.auth.identity?.settled();
  const token = /token=([\w-]+)/.exec(provider.mails.at(-1)?.text ?? "")?.[1] ?? "";
  await visitor.submit("/identity/reset", { token, password: somebody.password });
  expect(await isBelieved(access_token)).toBe(false);
});

it("an account that is removed takes its tokens with it", async () => {
  const { tokens } = await signUp(provider, undefined, { ...somebody, email: "weg@voorbeeld.nl" });
  const given = await tokens();
  await provider.auth.accounts.remove(given.claims()?.sub ?? "");
  expect(await isBelieved(given.access_token)).toBe(false);
});

it("signing out takes back the access token, in this browser only", async () => {
  const [here, there] = [await signIn(provider), await signIn(provider)];
  const [one, other] = [await here.tokens(), await there.tokens()];
  await client.tokenRevocation(here.config, one.refresh_token ?? "");
  expect(await isBelieved(one.access_token)).toBe(false);
  expect(await isBelieved(other.access_token)).toBe(true);
});
