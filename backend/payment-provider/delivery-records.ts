import { and, eq, inArray, lt } from "drizzle-orm";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import {
  providerEvents as events,
  providerIdempotency,
  providerSessions as sessions,
} from "../storage/tables-payment-provider";
import { KEEP_MS } from "./idempotency-records";

export interface DueEvent {
  id: string;
  type: string;
  body: Record<string, unknown>;
  tries: number;
}

/** An event whose sender died is sent again after this time. */
const LEASE_MS = 60_000;

/** Takes events that are due, so that no other process sends them as well. */
export async function takeDue({ db }: Pick<Kit, "db">, now: Date, most: number): Promise<DueEvent[]> {
  const { rows } = await db.query<Record<string, unknown> & DueEvent>(
    `update provider_events set next_at = $2, tries = tries + 1
     where id in (
       select id from provider_events where next_at <= $1 order by next_at, id limit $3 for update skip locked)
     returning id, type, body, tries`,
    [now, new Date(now.getTime() + LEASE_MS), most],
  );
  return rows;
}

/** What was taken, by whoever wants it. */
export async function noteDelivered({ orm }: Session, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await orm.update(events).set({ deliveredAt: now, nextAt: null, problem: null }).where(inArray(events.id, ids));
}

/** The event was not taken; null gives up. */
export async function noteFailed({ orm }: Session, id: string, problem: string, nextAt: Date | null): Promise<void> {
  await orm.update(events).set({ problem, nextAt }).where(eq(events.id, id));
}

/** When each kind of work has to be done next; null while nothing waits. */
export type Due = Record<"events" | "sessions" | "intents" | "refunds", Date | null>;

export async function nextDue(session: Session): Promise<Due> {
  const { rows } = await session.query<Due>(
    `select
       (select min(next_at) from provider_events where next_at is not null) as events,
       (select min(expires_at) from provider_sessions where status = $1) as sessions,
       (select min(settles_at) from provider_intents where settles_at is not null) as intents,
       (select min(settles_at) from provider_refunds where settles_at is not null) as refunds`,
    ["open"],
  );
  return rows[0] ?? { events: null, sessions: null, intents: null, refunds: null };
}

const DAY_MS = 86_400_000;
/** Stripe lists events for thirty days. */
const KEPT_DAYS = 30;

/** Deletes what is no longer promised: old events, old answers, and sessions that nobody paid. */
export async function deleteOld({ orm }: Session, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await orm.delete(events).where(lt(events.createdAt, ago(KEPT_DAYS * DAY_MS)));
  await orm.delete(providerIdempotency).where(lt(providerIdempotency.startedAt, ago(KEEP_MS)));
  await orm
    .delete(sessions)
    .where(and(eq(sessions.status, "expired"), lt(sessions.expiresAt, ago(KEPT_DAYS * DAY_MS))));
}
