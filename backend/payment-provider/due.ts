import { lte } from "drizzle-orm";
import { providerIntents as intents } from "../storage/tables-payment-provider";
import { deliverDue } from "./deliveries";
import { type Due, deleteOld, nextDue } from "./delivery-records";
import { settle } from "./payment-records";
import { dueRefunds, settleRefund } from "./refund-records";
import { expireSession, lockedSession, overdueSessions } from "./session-records";
import type { ProviderKit } from "./settings";

export interface DueWork {
  /** Looks again at what is due: called after every change. */
  nudge(): void;
  /** Resolves when everything that is due now has been done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** After the start, when the port is known on which the shop listens. */
const FIRST_MS = 3_000;
/** Other processes on the same store may have left work. */
const LONGEST_WAIT_MS = 60_000;
const CLEAN_EVERY_MS = 3_600_000;
const MOST_AT_ONCE = 50;

/** Does what time brings: sessions expire, silent banks answer, refunds arrive, events are sent and sent again. */
export function createDueWork(kit: ProviderKit): DueWork {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  let timer = setTimeout(() => nudge(), FIRST_MS).unref();
  let cleanedAt = 0;

  /** Does what is due; returns when something will be, undefined while nothing waits. */
  async function round(): Promise<Date | undefined> {
    let due: Due;
    let hasWorked: boolean;
    do {
      again = false;
      due = await nextDue(kit.db);
      hasWorked = await work(due);
    } while ((again || hasWorked) && !stop.signal.aborted);
    if (kit.clock().getTime() - cleanedAt > CLEAN_EVERY_MS) {
      cleanedAt = kit.clock().getTime();
      await deleteOld(kit.db, kit.clock());
    }
    return Object.values(due).reduce<Date | undefined>(
      (first, at) => (at && (!first || at < first) ? at : first),
      undefined,
    );
  }

  async function work(due: Due): Promise<boolean> {
    const isDue = (at: Date | null) => at !== null && at <= kit.clock();
    if (isDue(due.sessions)) await expireOverdue(kit);
    if (isDue(due.intents)) await settleIntents(kit);
    if (isDue(due.refunds)) await settleRefunds(kit);
    if (isDue(due.events)) await deliverDue(kit, stop.signal);
    return Object.values(due).some(isDue);
  }

  function wait(due: Date | undefined): void {
    if (stop.signal.aborted) return;
    const ms = due ? Math.max(0, due.getTime() - kit.clock().getTime()) : LONGEST_WAIT_MS;
    clearTimeout(timer);
    timer = setTimeout(nudge, Math.min(ms, LONGEST_WAIT_MS)).unref();
  }

  function nudge(): void {
    again = true;
    if (running || stop.signal.aborted) return;
    const failed = (error: unknown) => {
      kit.log.error("payment provider failed to do what is due", { error: String(error) });
      return undefined;
    };
    running = round()
      .catch(failed)
      .then(wait)
      .finally(() => {
        running = undefined;
        if (again) nudge();
      });
  }

  return {
    nudge,
    async settled() {
      nudge();
      while (running) await running;
    },
    async close() {
      stop.abort(new Error("The provider is closing."));
      clearTimeout(timer);
      await running;
    },
  };
}

async function expireOverdue({ db, clock, publicOrigin }: ProviderKit): Promise<void> {
  for (const id of await overdueSessions(db, clock(), MOST_AT_ONCE)) {
    await db.transaction(async (session) => {
      const work = { session, now: clock() };
      const row = await lockedSession(work, id);
      if (row?.status === "open") await expireSession(work, id, publicOrigin());
    });
  }
}

async function settleIntents({ db, clock, publicOrigin }: ProviderKit): Promise<void> {
  const rows = await db.orm
    .select({ id: intents.id })
    .from(intents)
    .where(lte(intents.settlesAt, clock()))
    .limit(MOST_AT_ONCE);
  for (const { id } of rows) {
    await db.transaction((session) => settle({ session, now: clock() }, id, publicOrigin()));
  }
}

async function settleRefunds({ db, clock }: ProviderKit): Promise<void> {
  for (const id of await dueRefunds(db, clock(), MOST_AT_ONCE)) {
    await db.transaction((session) => settleRefund({ session, now: clock() }, id));
  }
}
