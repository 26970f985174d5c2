import type { ReviewState } from "#contract/reviews";
import type { Session } from "../storage/database";

export interface Waiting extends Record<string, unknown> {
  id: string;
  about: string;
  author: string;
  rating: number;
  title: string;
  text: string;
  state: ReviewState;
  stateReason: string;
  answer: string | null;
  /** Ids of its photos. */
  photos: string[];
  /** Complaints that nobody decided about: `reason: text`. */
  reports: string[];
}

const WAITING = `
  select r.id, coalesce('product ' || p.name, 'winkel ' || s.website) as about, r.author, r.rating, r.title, r.text, r.state,
    r.state_reason as "stateReason", r.answer,
    array(select id from review_photos where review_id = r.id order by place) as photos,
    array(select rtrim(reason || ': ' || text, ': ') from review_reports
           where review_id = r.id and decided_at is null order by reported_at limit 20) as reports
    from reviews r left join products p on p.id = r.product_id left join shops s on s.id = r.shop_id`;

/** Reviews that are held or reported, the oldest first. */
export async function readWaiting(session: Session, limit: number): Promise<Waiting[]> {
  const { rows } = await session.query<Waiting>(
    `${WAITING} where r.state = 'held' or r.id in (select review_id from review_reports where decided_at is null)
      order by r.written_on, r.id limit $1`,
    [limit],
  );
  return rows;
}

export async function readOne(session: Session, id: string): Promise<Waiting | undefined> {
  const { rows } = await session.query<Waiting>(`${WAITING} where r.id = $1`, [id]);
  return rows[0];
}

/** Closes the open complaints about a review. */
export async function closeReports(session: Session, id: string, at: Date): Promise<void> {
  await session.query("update review_reports set decided_at = $2 where review_id = $1 and decided_at is null", [
    id,
    at,
  ]);
}

/** Where its writer can be told; undefined for reviews without one. */
export async function mailOfWriter(session: Session, id: string): Promise<string | undefined> {
  const { rows } = await session.query<{ email: string }>(
    `select coalesce(u.email, p.email) as email from reviews r left join users u on u.id = r.user_id
      left join purchases p on p.id = r.purchase_id where r.id = $1 and coalesce(u.email, p.email) <> ''`,
    [id],
  );
  return rows[0]?.email;
}
