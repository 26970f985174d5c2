import { eq } from "drizzle-orm";
import { calculateJwkThumbprint } from "jose";
import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Kit } from "../kit";
import { attemptCounts, identityKeys, oidcRecords } from "../storage/tables-identity";
import { openTestKit } from "../storage/testing";
import { deleteExpired } from "./expiry-records";
import { loadKeys } from "./key-records";
import { askSignIn, discover, exchange, openTestProvider, signUp, somebody } from "./testing";

const DAY_MS = 86_400_000;
let kit: Kit;
beforeAll(async () => {
  kit = await openTestKit();
}, 60_000);
afterAll(() => kit.db.close());

it("knows its keys, sessions and tokens again after a restart", async () => {
  const first = await openTestProvider({}, kit);
  const { visitor, tokens } = await signUp(first);
  const { access_token, refresh_token = "" } = await tokens();
  await first.close();

  const second = await openTestProvider({}, kit, Number(new URL(first.origin).port));
  expect(await second.auth.checkBearer(`Bearer ${access_token}`)).toMatchObject({ email: somebody.email });
  const config = await discover(second);
  await expect(client.refreshTokenGrant(config, refresh_token)).resolves.toMatchObject({ token_type: "bearer" });
  const asked = await askSignIn(config, second.origin, { prompt: "none" });
  const back = await visitor.open(asked.url.href);
  expect((await exchange(config, back.url, asked)).claims()).toMatchObject({ email: somebody.email });
  await second.close();
});

it("deletes what has expired, and only that", async () => {
  const now = new Date("2030-01-01T00:00:00Z");
  const at = (ms: number) => new Date(now.getTime() + ms);
  const row = { model: "Session", payload: {}, grantId: null, userCode: null, uid: null, consumedAt: null };
  await kit.db.orm.delete(oidcRecords);
  await kit.db.orm.insert(oidcRecords).values([
    { ...row, id: "past", expiresAt: at(-1) },
    { ...row, id: "future", expiresAt: at(1) },
    { ...row, id: "forever", expiresAt: null },
  ]);
  await kit.db.orm.insert(attemptCounts).values({ key: "past", points: 1, expiresAt: at(-1) });
  await deleteExpired({ ...kit, now: () => now });
  const left = await kit.db.orm.select({ id: oidcRecords.id }).from(oidcRecords);
  expect(left.map(({ id }) => id).sort()).toEqual(["forever", "future"]);
  expect(await kit.db.orm.select().from(attemptCounts)).toEqual([]);
});

describe("the keys", () => {
  const at = (days: number) => ({ ...kit, now: () => new Date(Date.UTC(2030, 0, 1) + days * DAY_MS) });
  const names = async (days: number) => (await loadKeys(at(days))).signing.map(({ kid }) => kid);

  it("are made once, also by two processes that open an empty store together", async () => {
    await kit.db.orm.delete(identityKeys);
    const [one, other] = await Promise.all([loadKeys(at(0)), loadKeys(at(0))]);
    expect(one).toEqual(other);
    expect(one.signing).toHaveLength(1);
    expect(one.cookies[0]?.length).toBeGreaterThan(40);
    expect(one.signing[0]).toMatchObject({ kty: "RSA", alg: "RS256", d: expect.any(String) });
  });

  it("are replaced after half a year: published first, used a day later, forgotten when nothing needs them", async () => {
    const [first] = await names(1);
    expect(await names(179)).toEqual([first]);
    const [signing, published] = await names(181);
    expect(signing).toBe(first);
    expect(published).toBeTruthy();
    expect(await names(183)).toEqual([published, first]);
    expect(await names(280)).toEqual([published]);
  });

  it("are made anew when an operator deletes them", async () => {
    const { signing } = await loadKeys(at(281));
    const thumbprint = await calculateJwkThumbprint(signing[0] ?? {});
    await kit.db.orm.delete(identityKeys).where(eq(identityKeys.purpose, "sign"));
    const fresh = await loadKeys(at(281));
    expect(await calculateJwkThumbprint(fresh.signing[0] ?? {})).not.toBe(thumbprint);
  });
});
