import type { DeskItem } from "#contract/desk";
import type { Session } from "../storage/database";

interface HeldRow extends Record<string, unknown> {
  id: string;
  website: string;
  source: string;
  message: string | null;
  day: string;
}

/** Imports that the brake holds, unless the shop's feed has been imported since. */
export async function heldFeeds(session: Session, limit: number): Promise<DeskItem[]> {
  const { rows } = await session.query<HeldRow>(
    `select i.id, s.website, i.source, i.message, to_char(i.started_at, 'YYYY-MM-DD') as day
      from imports i join shops s on s.id = i.shop_id
      where i.state = 'held'
        and not exists (select 1 from imports n where n.shop_id = i.shop_id and n.started_at > i.started_at)
      order by i.started_at desc limit $1`,
    [limit],
  );
  return rows.map(({ id, website, source, message, day }) => ({
    kind: "feed",
    id,
    title: `Feed van ${website}, ${day}`,
    facts: message ? [message] : [],
    command: `npm run import -- --shop … --url https://${website} --force ${source}`,
    words: [],
  }));
}
