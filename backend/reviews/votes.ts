import { createHash } from "node:crypto";
import type { Context } from "hono";
import { CART_SESSION_HEADER, isCartSession } from "#contract/cart-session";
import { failure } from "../http/failure";
import type { CheckBearer, Kit } from "../kit";
import type { Session } from "../storage/database";
import { userOf } from "../users/serve-user";
import { readReview } from "./records";

export interface Voter {
  hash: string;
  userId: string | undefined;
}

/** A user, or else a browser by its cart session. 400 without either, 401 for an invalid token. */
export async function voterOf(checkBearer: CheckBearer, c: Context): Promise<Voter> {
  if (c.req.header("authorization") !== undefined) {
    const { sub } = await userOf(checkBearer, c);
    return { hash: hashOf(`user:${sub}`), userId: sub };
  }
  const said = c.req.header(CART_SESSION_HEADER);
  if (!isCartSession(said)) throw failure(400, `${CART_SESSION_HEADER} or a token is required.`);
  return { hash: hashOf(`session:${said}`), userId: undefined };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Adds or takes back a vote; returns the number of votes. 404 without the review, 409 for the voter's own. */
export function vote({ db }: Pick<Kit, "db">, voter: Voter, id: string, helpful: boolean): Promise<number> {
  return db.transaction(async (session) => {
    const review = await readReview(session, id);
    if (review?.state !== "visible") throw failure(404, "There is no such review.");
    if (voter.userId !== undefined && review.userId === voter.userId)
      throw failure(409, "Your own review cannot be voted for.");
    const changed = helpful ? await add(session, id, voter.hash) : await remove(session, id, voter.hash);
    if (!changed) return review.helpful;
    const { rows } = await session.query<{ helpful: number }>(
      "update reviews set helpful = greatest(0, helpful + $2::int) where id = $1 returning helpful",
      [id, helpful ? 1 : -1],
    );
    return rows[0]?.helpful ?? 0;
  });
}

async function add(session: Session, id: string, voter: string): Promise<boolean> {
  const { rows } = await session.query(
    "insert into review_votes (review_id, voter_hash) values ($1, $2) on conflict do nothing returning review_id",
    [id, voter],
  );
  return rows.length > 0;
}

async function remove(session: Session, id: string, voter: string): Promise<boolean> {
  const { rows } = await session.query(
    "delete from review_votes where review_id = $1 and voter_hash = $2 returning review_id",
    [id, voter],
  );
  return rows.length > 0;
}
