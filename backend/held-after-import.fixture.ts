import type { Session } from "./storage/database";

/** What a store holds of imports: offers, rows that wait to be read, and how the last import ended. */
export interface Held {
  kept: number;
  waiting: number;
  ends: { state: string; message: string };
}

export async function held(session: Session): Promise<Held> {
  const offers = await session.query<{ n: number }>("select count(*)::int as n from offers");
  const waiting = await session.query("select 1 from feed_staging limit 1");
  const ends = await session.query<{ state: string; message: string }>(
    "select state, coalesce(message, '') as message from imports order by started_at desc limit 1",
  );
  return {
    kept: offers.rows[0]?.n ?? 0,
    waiting: waiting.rows.length,
    ends: ends.rows[0] ?? { state: "none", message: "" },
  };
}
