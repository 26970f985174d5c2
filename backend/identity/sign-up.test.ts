import { decodeJwt } from "jose";
import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getUserData } from "#contract/profile";
import { profileOfNewUser } from "../account/sign-up";
import { writeBlock } from "../content/blocks";
import { composeService } from "../http/routes";
import { accounts } from "../storage/tables-identity";
import { users as profiles } from "../storage/tables-users";
import { openTestKit } from "../storage/testing";
import { createUsers } from "../user-services";
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
  provider = await openTestProvider({ makeProfile: profileOfNewUser });
}, 60_000);
afterAll(() => provider.close());

const whoever = (name: string, more: Record<string, string> = {}) => ({
  ...somebody,
  email: `${name}@voorbeeld.nl`,
  ...more,
});
const profileOf = async (email: string) =>
  (await provider.kit.db.orm.select().from(profiles)).find((row) => row.email === email);

describe("signing up", () => {
  it("makes the account and the shop's profile of it: the first token finds it", async () => {
    const { tokens } = await signUp(provider, undefined, whoever("eerste"));
    const { access_token } = await tokens();
    const { checkBearer, accounts: identity } = provider.auth;
    const shop = createUsers(provider.kit, {
      checkBearer,
      identity,
      sendMail: async () => undefined,
      publicOrigin: () => provider.origin,
    });
    const answer = await composeService("users", provider.kit.log, shop.parts.users).request(getUserData.path, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      email: "eerste@voorbeeld.nl",
      given_name: "Noor",
      family_name: "de Wit",
      business: null,
    });
    await shop.close();
  });

  it("notes when the terms were accepted, and which text", async () => {
    await signUp(provider, undefined, whoever("voor"));
    await writeBlock(provider.kit.db, "support-articles", {
      terms: { id: "termsAndConditions", title: "Voorwaarden", text: "Andere voorwaarden." },
    });
    await signUp(provider, undefined, whoever("na"));
    const [before, after] = [await profileOf("voor@voorbeeld.nl"), await profileOf("na@voorbeeld.nl")];
    expect(before?.termsVersion).toMatch(/^[0-9a-f]{16}$/);
    expect(after?.termsVersion).not.toBe(before?.termsVersion);
    expect(after?.termsAcceptedAt).toBeInstanceOf(Date);
  });

  it("needs the terms, and keeps the chosen kind", async () => {
    const { back } = await signUp(provider, undefined, whoever("zonder", { terms: "", kind: "business" }));
    expect(back.status).toBe(422);
    expect(back.html).toContain('<a href="#terms">');
    expect(back.html).toMatch(/value="business" checked/);
    expect(back.html).toContain('href="/terms-and-conditions/"');
    expect(await accountByEmail(provider.kit, "zonder@voorbeeld.nl")).toBeUndefined();
  });

  it("makes no account when the profile cannot be made", async () => {
    const kit = await openTestKit();
    const failing = await openTestProvider({ makeProfile: () => Promise.reject(new Error("no room")) }, kit);
    const { back } = await signUp(failing, undefined, whoever("half"));
    expect(back.status).toBe(500);
    expect(await kit.db.orm.select().from(accounts)).toEqual([]);
    await failing.close();
    await kit.db.close();
  });

  it("starts from the kind that the shop asks for", async () => {
    const { url } = await askSignIn(await discover(provider), provider.origin, {
      screen_hint: "signup",
      account_kind: "business",
    });
    const page = await new Visitor(provider.origin).open(url.href);
    expect(page.html).toMatch(/value="business" checked/);
    expect(actionOf(page.html)).toMatch(/\/signup$/);
  });

  it("of a business is told to the shop for some minutes, so that it can lead on to the application", async () => {
    const { config, tokens } = await signUp(provider, undefined, whoever("bedrijf", { kind: "business" }));
    const given = await tokens();
    expect(given.claims()).toMatchObject({ account_kind: "business" });
    provider.pass(11 * 60_000);
    const later = await client.refreshTokenGrant(config, given.refresh_token ?? "");
    expect(decodeJwt(later.id_token ?? "")).not.toHaveProperty("account_kind");
  });
});
