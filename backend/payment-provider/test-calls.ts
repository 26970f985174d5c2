import { desc, eq, sum } from "drizzle-orm";
import { z } from "zod";
import { providerAccounts as accounts, providerEntries as entries } from "../storage/tables-payment-provider";
import { isSame } from "./authorize";
import { balanceOf, moveMoney, OUTSIDE } from "./entry-records";
import { ApiError, invalid, missing } from "./errors";
import { readForm } from "./form";
import { newId } from "./ids";
import { integer, readParams, text } from "./params";
import { readBody } from "./read-body";
import type { ProviderKit } from "./settings";

const MAX_BODY = 4_096;
const LONGEST_MS = 60_000;
const YEAR_MS = 400 * 86_400_000;

const many = { times: integer(1, 100).default(1), ms: integer(0, YEAR_MS).optional() };
const fault = z.discriminatedUnion("on", [
  z.strictObject({
    on: z.literal("call"),
    kind: z.enum(["delay", "fail", "lost", "hang"]),
    path: text(200).optional(),
    method: z.enum(["GET", "POST"]).optional(),
    ...many,
    ms: integer(0, LONGEST_MS).optional(),
  }),
  z.strictObject({
    on: z.literal("event"),
    kind: z.enum(["drop", "delay", "duplicate", "reorder"]),
    type: text(100).optional(),
    ...many,
  }),
]);
const clock = z.strictObject({ ahead_ms: integer(0, YEAR_MS) });
const payout = z.strictObject({ account: text(100), amount: integer(1) });

/** What only tests may do: faults, time, and money that leaves a seller's balance. */
export interface TestHands {
  setAhead(ms: number): Promise<void>;
  settled(): Promise<void>;
}
type Answer = Record<string, unknown>;

/** Answers requests below `/test`; undefined unless the operator has enabled them. */
export function createTestCalls(kit: ProviderKit, hands: TestHands) {
  const { testKey } = kit;
  if (!testKey) return undefined;
  const calls: Record<string, (body: string) => Promise<Answer>> = {
    "POST /test/faults": async (body) => {
      kit.faults.add(readParams(fault, readForm(body)));
      return {};
    },
    "DELETE /test/faults": async () => {
      kit.faults.clear();
      return {};
    },
    "POST /test/clock": async (body) => {
      await hands.setAhead(readParams(clock, readForm(body)).ahead_ms);
      return { now: kit.clock().toISOString() };
    },
    "POST /test/settled": async () => {
      await hands.settled();
      return {};
    },
    "POST /test/webhook-secret": async () => {
      await kit.secrets.roll();
      return {};
    },
    "POST /test/payouts": (body) => payOut(kit, readParams(payout, readForm(body))),
    "GET /test/book": () => book(kit),
  };
  return async (request: Request, path: string): Promise<Response> => {
    try {
      const given = /^bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
      if (!isSame(given, testKey)) throw invalid("Wrong test key.", { status: 401 });
      const call = Object.hasOwn(calls, `${request.method} ${path}`) ? calls[`${request.method} ${path}`] : undefined;
      if (!call) throw invalid("No such test call.", { status: 404 });
      return json(200, await call(await readBody(request, MAX_BODY)));
    } catch (error) {
      if (error instanceof ApiError) return json(error.status, { error: error.body });
      throw error;
    }
  };
}

const json = (status: number, body: Answer) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** The seller's bank gets money, so that a later reversal finds too little. */
async function payOut(
  { db, clock: now }: ProviderKit,
  { account, amount }: { account: string; amount: number },
): Promise<Answer> {
  return db.transaction(async (session) => {
    const [row] = await session.orm.select().from(accounts).where(eq(accounts.id, account)).for("update");
    if (!row) throw missing("account", account, "account");
    const balance = await balanceOf(session, account);
    if (amount > balance) throw invalid(`The balance is ${balance}.`, { code: "balance_insufficient" });
    await moveMoney({ session, now: now() }, newId("po"), { from: account, to: OUTSIDE, amount });
    return { balance: balance - amount };
  });
}

const MOST_ACCOUNTS = 1_000;

/** Balances by the provider's own book, to compare with those of the shop. */
async function book({ db }: ProviderKit): Promise<Answer> {
  const total = sum(entries.amount).mapWith(Number);
  const rows = await db.orm
    .select({ account: entries.account, total })
    .from(entries)
    .groupBy(entries.account)
    .orderBy(desc(total))
    .limit(MOST_ACCOUNTS);
  return { balances: Object.fromEntries(rows.map((row) => [row.account, row.total])) };
}
