import { BOOKMARK_LIMIT, VIEWED_LIMIT } from "#contract/limits";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { changeAsUser, momentAfter } from "../users/as-user";
import * as records from "./list-records";

type Store = Pick<Kit, "db" | "now">;

/** Adds to the front; drops the oldest above the limit. */
export async function saveViewed({ db, now }: Store, sub: string, productId: string): Promise<void> {
  await changeAsUser(db, sub, async (session) => {
    const [newest] = await records.readViewed(session, sub);
    const viewedAt = momentAfter(now(), newest?.viewedAt);
    await records.insertViewed(session, sub, { productId, viewedAt }, VIEWED_LIMIT);
  });
}

/** Adds below the existing entries; a product viewed again in the meantime keeps its place. */
export async function restoreViewed({ db, now }: Store, sub: string, productIds: string[]): Promise<void> {
  await changeAsUser(db, sub, async (session) => {
    const there = await records.readViewed(session, sub);
    const known = new Set(there.map(({ productId }) => productId));
    const oldest = there.at(-1)?.viewedAt ?? now();
    const back = [...new Set(productIds)]
      .filter((productId) => !known.has(productId))
      .map((productId, place) => ({ productId, viewedAt: new Date(oldest.getTime() - 1 - place) }));
    await records.replaceViewed(session, sub, [...there, ...back].slice(0, VIEWED_LIMIT));
  });
}

export async function dropViewed({ db }: Store, sub: string, productIds: string[]): Promise<void> {
  await changeAsUser(db, sub, (session) => records.deleteViewed(session, sub, productIds));
}

/** Saving twice has no effect; 409 when the list is full. */
export async function saveBookmark({ db, now }: Store, sub: string, postId: string): Promise<void> {
  await changeAsUser(db, sub, async (session) => {
    const known = await records.readBookmarks(session, sub);
    if (known.some((one) => one.postId === postId)) return;
    if (known.length >= BOOKMARK_LIMIT) throw failure(409, `At most ${BOOKMARK_LIMIT} posts can be saved.`);
    await records.insertBookmark(session, sub, postId, momentAfter(now(), known[0]?.addedAt));
  });
}

export async function dropBookmark({ db }: Store, sub: string, postId: string): Promise<void> {
  await changeAsUser(db, sub, (session) => records.deleteBookmark(session, sub, postId));
}
