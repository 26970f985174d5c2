import { decodeProtectedHeader } from "jose";
import * as client from "openid-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestProvider, signIn, signUp, somebody, type TestProvider } from "./testing";

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
}, 60_000);
afterAll(() => provider.close());

it("makes an account, signs in, and gives tokens that our services believe", async () => {
  const { config, tokens } = await signUp(provider);
  const given = await tokens();
  const claims = given.claims();
  expect(claims).toMatchObject({
    email: somebody.email,
    email_verified: false,
    given_name: "Noor",
    family_name: "de Wit",
  });
  expect(decodeProtectedHeader(given.access_token)).toMatchObject({ alg: "RS256", typ: "at+jwt" });
  const user = await provider.auth.checkBearer(`Bearer ${given.access_token}`);
  expect(user).toEqual({ sub: claims?.sub, email: somebody.email, emailVerified: false });
  const told = await client.fetchUserInfo(config, given.access_token, claims?.sub ?? "");
  expect(told).toMatchObject({ sub: claims?.sub, email: somebody.email, name: "Noor de Wit" });
});

it("signs in whoever has an account", async () => {
  const { tokens } = await signIn(provider);
  const given = await tokens();
  expect(given.claims()).toMatchObject({ email: somebody.email });
  expect(given.refresh_token).toBeTruthy();
});
