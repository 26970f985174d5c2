import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallName } from "#contract/answers/calls";
import type { Call, CallInput } from "#contract/call";
import { CART_SESSION_HEADER } from "#contract/cart-session";
import { addressRoutes } from "../addresses/routes";
import { failure } from "../http/failure";
import { composeService } from "../http/routes";
import { answered } from "../http/testing";
import type { CheckBearer, Kit } from "../kit";
import { createSales, type Sales, type SalesOptions } from "../sales-services";
import { aSeller } from "../selling/seller.fixture";
import { openDatabase } from "../storage/open";
import { shops } from "../storage/tables";
import { shopSellers } from "../storage/tables-selling";
import { users } from "../storage/tables-users";
import { openTestShop, TEST_NOW } from "../storage/testing";
import type { UsersSurroundings } from "../users/surroundings";

interface Sender {
  /** Any name: the cart session is made of it. */
  session?: string;
  /** Subject of the token. */
  sub?: string;
}

export interface TestCalls {
  sales: Sales;
  /** Sends a call of the contract; asserts that a good answer conforms to it. */
  ask<Input extends CallInput, Output>(
    call: Call<Input, Output>,
    from: Sender,
    input?: Input,
  ): Promise<{ status: number; body: Output; problem: string | undefined; code: string | undefined }>;
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestSales extends TestCalls {
  kit: Kit;
  signUp(sub: string): Promise<void>;
  /** Advances the clock. */
  pass(minutes: number): void;
  close(): Promise<void>;
}

export const checkTestBearer: CheckBearer = async (authorization) => {
  if (authorization === undefined) return undefined;
  const sub = /^Bearer ([\w-]+)$/.exec(authorization)?.[1];
  if (!sub || sub === "bad") throw failure(401, "The token is invalid.");
  return { sub, email: `${sub}@mail.example`, emailVerified: true };
};

/** Where goods go. */
export const testAddress = {
  recipient: "Noor de Wit",
  street: "Dorpsstraat",
  houseNumber: "1",
  addition: "",
  postalCode: "1012ab",
  city: "Utrecht",
  country: "NL" as const,
  phone: "",
  company: null,
};

/** A valid cart session, the same for the same name. */
export const sessionOf = (name: string) => Buffer.from(name).toString("hex").padEnd(32, "0").slice(0, 32);

const noop = () => undefined;

/**
 * Carts and orders of the small test shop, called through fetch as a browser would. With TEST_DATABASE_URL on that empty
 * PostgreSQL database instead of the embedded store.
 */
export async function openTestSales(
  options: Partial<SalesOptions> = {},
  changes: Partial<Kit> = {},
): Promise<TestSales> {
  let now = TEST_NOW;
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-sales-"));
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? { db: await openDatabase({ url, log: { info: noop, warn: noop, error: noop } }) } : {};
  const kit = await openTestShop({ dataDir, now: () => now, ...server, ...changes });
  const { identity, ...seller } = aSeller();
  await kit.db.orm.update(shops).set({ identity });
  for (const shopId of ["s1", "s2", "s3"]) await kit.db.orm.insert(shopSellers).values({ shopId, ...seller });
  const calls = await connectTestSales(kit, options);
  return {
    kit,
    ...calls,
    async signUp(sub) {
      await kit.db.orm
        .insert(users)
        .values({ id: sub, email: `${sub}@mail.example`, termsAcceptedAt: now, createdAt: now });
    },
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    async close() {
      await calls.sales.close();
      await kit.db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The services of carts and orders on a store that has a shop. */
export async function connectTestSales(kit: Kit, options: Partial<SalesOptions> = {}): Promise<TestCalls> {
  const surroundings: UsersSurroundings = {
    checkBearer: checkTestBearer,
    sendMail: async () => undefined,
    identity: { remove: async () => undefined, rename: async () => undefined, export: async () => null },
    publicOrigin: () => "https://etalage.example",
    clientOf: (headers) => headers.get("x-client") ?? undefined,
  };
  const sales = createSales(kit, surroundings, { commissionBp: 1_000, ...options });
  await sales.settled();
  const service = composeService("carts", kit.log, [addressRoutes(kit, checkTestBearer), ...sales.parts.carts]);
  const request: TestSales["request"] = async (path, init) => service.request(path, init);
  return {
    sales,
    request,
    async ask(call, { session, sub }, input) {
      const query = new URLSearchParams(
        Object.entries(input?.query ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const response = await request(`${call.path}?${query}`, {
        method: call.method,
        headers: {
          "Content-Type": "application/json",
          ...(session && { [CART_SESSION_HEADER]: sessionOf(session) }),
          ...(sub && { Authorization: `Bearer ${sub}` }),
        },
        ...(input?.body !== undefined && { body: JSON.stringify(input.body) }),
      });
      const json = await response.json();
      if (response.headers.get("Cache-Control") !== "no-store") throw new Error(`${call.name} may be stored`);
      const body = response.ok ? answered(call.name as CallName, json) : json;
      return {
        status: response.status,
        body: body as never,
        problem: json.error?.issues?.[0]?.message,
        code: json.error?.code,
      };
    },
  };
}
