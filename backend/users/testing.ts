import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call, CallInput } from "#contract/call";
import * as contract from "#contract/profile";
import { failure } from "../http/failure";
import { composeService } from "../http/routes";
import type { CheckBearer, Kit, Mail } from "../kit";
import { openTestShop, TEST_NOW } from "../storage/testing";
import { createUsers, type Users } from "../user-services";
import type { UsersSurroundings } from "./surroundings";

export interface Answered<Output> {
  status: number;
  body: Output & { error?: { code: string; message: string; issues?: { path: string; message: string }[] } };
  headers: Headers;
}

export interface TestUsers {
  kit: Kit;
  users: Users;
  /** Sent messages, oldest first; those to an address in `refuses` fail. */
  mails: Mail[];
  refuses: Set<string>;
  /** Accounts removed from the identity provider; removing those in `stays` fails. */
  removed: string[];
  /** Names sent to the identity provider, by user. */
  renamed: Map<string, { givenName?: string | undefined; familyName?: string | undefined }>;
  stays: Set<string>;
  /** Advances the clock. */
  pass(days: number): void;
  /** Sends a call of the contract as the user, or anonymously. */
  ask<Input extends CallInput, Output>(
    call: Call<Input, Output>,
    sub?: string | null,
    input?: { body?: unknown },
    headers?: Record<string, string>,
  ): Promise<Answered<Output>>;
  /** Signs up with a private profile. */
  signUp(sub: string): Promise<void>;
  request(service: keyof Users["parts"], path: string, init?: RequestInit): Promise<Response>;
  /** Stops and recreates the users' services on the same store, like a restart. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A token is `Bearer <sub>`; `Bearer bad` is invalid, and a sub starting with `new-` has no verified address. */
export const checkBearer: CheckBearer = async (authorization) => {
  if (authorization === undefined) return undefined;
  const sub = /^Bearer ([\w-]+)$/.exec(authorization)?.[1];
  if (!sub || sub === "bad") throw failure(401, "The token is invalid.");
  return { sub, email: `${sub}@mail.example`, emailVerified: !sub.startsWith("new-") };
};

export const signupOf = (more: object = {}) => ({
  given_name: "Jip",
  family_name: "de Vries",
  dateOfBirth: "1990-02-28",
  newsletter: ["tips"],
  terms: true,
  ...more,
});

/** Users of the small test shop, called through fetch as a browser would. */
export async function openTestUsers(changes: Partial<UsersSurroundings> = {}): Promise<TestUsers> {
  let now = TEST_NOW;
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-users-"));
  const kit = await openTestShop({ dataDir, now: () => now });
  const mails: Mail[] = [];
  const removed: string[] = [];
  const renamed: TestUsers["renamed"] = new Map();
  const refuses = new Set<string>();
  const stays = new Set<string>();
  const surroundings: UsersSurroundings = {
    checkBearer,
    sendMail: async (mail) => {
      if (refuses.has(mail.to)) throw new Error("no such mailbox");
      mails.push(mail);
    },
    identity: {
      remove: async (sub) => {
        if (stays.has(sub)) throw new Error("the provider is away");
        removed.push(sub);
      },
      rename: async (sub, name) => void renamed.set(sub, name),
      export: async (sub) => ({ email: `${sub}@mail.example` }),
    },
    publicOrigin: () => "https://etalage.example",
    ...changes,
  };
  let users = createUsers(kit, surroundings);
  await users.settled();

  const request: TestUsers["request"] = async (service, path, init) =>
    composeService(service, kit.log, users.parts[service]).request(path, init);
  const ask: TestUsers["ask"] = async (call, sub, input = {}, headers = {}) => {
    const response = await request(call.service as keyof Users["parts"], call.path, {
      method: call.method,
      headers: {
        "Content-Type": "application/json",
        ...(sub ? { Authorization: `Bearer ${sub}` } : {}),
        ...headers,
      },
      ...("body" in input && { body: JSON.stringify(input.body) }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };

  return {
    kit,
    get users() {
      return users;
    },
    mails,
    refuses,
    removed,
    renamed,
    stays,
    pass: (days) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    ask,
    async signUp(sub) {
      const { status } = await ask(contract.signup, sub, { body: signupOf() });
      if (status !== 200) throw new Error(`${sub} could not sign up: ${status}`);
    },
    request,
    async restart() {
      await users.close();
      users = createUsers(kit, surroundings);
      await users.settled();
    },
    async close() {
      await users.close();
      await kit.db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Gives the product an offer that can be ordered at this price, or none. */
export async function sellAt({ kit }: TestUsers, productId: string, price: number | null): Promise<void> {
  await kit.db.query("update offers set availability = 'out_of_stock' where product_id = $1", [productId]);
  if (price !== null) {
    await kit.db.query(
      `insert into offers (id, product_id, shop_id, merchant_product_id, title, url, price, availability)
       values ('test-' || $1, $1, 's1', 'test-' || $1, 't', 'https://s1.example', $2, 'in_stock')
       on conflict (id) do update set price = $2, availability = 'in_stock'`,
      [productId, price],
    );
  }
  await kit.db.query("update products set revision = nextval('product_revision') where id = $1", [productId]);
}
