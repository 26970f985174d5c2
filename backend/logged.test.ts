import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { composeService } from "./http/routes";
import { openTestProvider, signIn, signUp, somebody } from "./identity/testing";
import type { Kit } from "./kit";
import { openTestKit } from "./storage/testing";
import { createUsers } from "./user-services";
import { createBackground } from "./users/background";

const written: unknown[] = [];
const remember = (...what: unknown[]) => void written.push(...what);
const log = { info: remember, warn: remember, error: remember };
let kit: Kit;

beforeEach(async () => {
  written.length = 0;
  for (const method of ["error", "warn", "log"] as const) vi.spyOn(console, method).mockImplementation(remember);
  kit = await openTestKit({ log });
}, 60_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await kit.db.close();
});

/** Makes every insert fail; PostgreSQL then quotes the whole row in its error. */
async function refuseRows(...tables: string[]): Promise<void> {
  for (const table of tables) await kit.db.query(`alter table ${table} add constraint refused check (false) not valid`);
}

function everythingLogged(): string {
  const deep = (value: unknown): unknown =>
    value instanceof Error ? [value.stack, { ...value }, deep(value.cause)] : value;
  return JSON.stringify(written.map((part) => deep(part)));
}

it("logs nothing of a person or a sign-in whose rows cannot be written", async () => {
  const provider = await openTestProvider({}, kit);
  await signUp(provider);
  const { rows } = await kit.db.query<{ hash: string }>("select password as hash from accounts");
  await refuseRows("accounts", "mail_tokens");
  await signUp(provider, undefined, { ...somebody, email: "tweede@voorbeeld.nl" }).catch(() => undefined);
  await refuseRows("oidc_records", "attempt_counts");
  await signIn(provider).catch(() => undefined);
  await provider.close();
  expect(written).not.toEqual([]);
  const logged = everythingLogged();
  for (const table of ["accounts", "oidc_records"]) expect(logged).toMatch(new RegExp(`insert into \\W+${table}`));
  for (const secret of [
    somebody.email,
    "tweede@voorbeeld.nl",
    "Noor",
    "de Wit",
    rows[0]?.hash ?? "?",
    "$scrypt",
    "jti",
  ]) {
    expect(logged).not.toContain(secret);
  }
}, 60_000);

it("logs nothing of a profile or an address that cannot be written, whoever logs it", async () => {
  await refuseRows("users", "delivery_addresses");
  const users = createUsers(kit, {
    checkBearer: async () => ({ sub: "jip-sub", email: "jip@mail.example", emailVerified: true }),
    sendMail: async () => undefined,
    identity: { remove: async () => undefined, rename: async () => undefined, export: async () => null },
    publicOrigin: () => "http://localhost",
  });
  const body = { given_name: "Jipke", family_name: "Vriesman", dateOfBirth: "1990-02-28", newsletter: [], terms: true };
  const init = { method: "POST", body: JSON.stringify(body) };
  const headers = { "Content-Type": "application/json", Authorization: "Bearer x" };
  const service = composeService("users", log, users.parts.users);
  expect((await service.request("/signUp", { ...init, headers })).status).toBe(500);
  const background = createBackground(log);
  background.run("a job", () => kit.db.query("insert into users (id) values ($1)", ["jip-sub"]));
  await background.settled();
  await users.close();
  const logged = everythingLogged();
  for (const secret of ["jip-sub", "jip@mail.example", "Jipke", "Vriesman", "1990-02-28"]) {
    expect(logged).not.toContain(secret);
  }
}, 60_000);
