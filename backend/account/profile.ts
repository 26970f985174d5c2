import { dutchDay } from "#contract/dutch-day";
import { WISHLIST_LIMIT } from "#contract/limits";
import type { Profile, ProfileUpdate, WishlistItem } from "#contract/profile";
import { failure } from "../http/failure";
import type { Kit, TokenUser } from "../kit";
import type { Session } from "../storage/database";
import { changeAsUser } from "../users/as-user";
import { businessOf } from "./business/requests";
import { momentOn } from "./days";
import { readBookmarks, readViewed, replaceViewed } from "./list-records";
import { changeUser, readUser, type UserRow } from "./user-records";
import { pricedWishlist } from "./wishlist";
import { readWishlist, replaceWishlist, type WishlistRow } from "./wishlist-records";

type Store = Pick<Kit, "db" | "now">;

/** The provider owns the e-mail address: the profile adopts a different one from the token. */
async function follow(session: Session, row: UserRow, { email }: TokenUser): Promise<string> {
  if (email === "" || email === row.email) return row.email;
  await changeUser(session, row.id, { email });
  return email;
}

/** Throws a 404 when there is no user with this subject (AC-07). */
export async function readProfile({ db }: Store, user: TokenUser): Promise<Profile> {
  const row = await readUser(db, user.sub);
  if (!row) throw failure(404, "There is no profile yet: sign up first.");
  const email = await follow(db, row, user);
  const [wishes, viewed, bookmarks, business] = await Promise.all([
    pricedWishlist(db, row.id),
    readViewed(db, row.id),
    readBookmarks(db, row.id),
    businessOf(db, row.id),
  ]);
  return {
    sub: row.id,
    email,
    given_name: row.givenName,
    family_name: row.familyName,
    picture: row.picture,
    dateOfBirth: row.dateOfBirth,
    phone: row.phone,
    wishlistItems: wishes.map(({ productId, price, addedAt }) => ({ productId, price, date: dutchDay(addedAt) })),
    recentlyViewedProducts: viewed.map(({ productId }) => productId),
    bookmarks: bookmarks.map(({ postId }) => postId),
    pocChatData: row.chats,
    newsletter: row.newsletter,
    reviewMails: row.reviewMails,
    business,
    deletionAt: row.deletionAt?.toISOString() ?? null,
    ...(row.likedProducts !== null && { likedProducts: row.likedProducts }),
    ...(row.interests !== null && { interests: row.interests }),
  };
}

/** PF-04. A given list replaces the stored one; known wishes keep the price we recorded. */
export async function updateProfile({ db, now }: Store, sub: string, update: ProfileUpdate): Promise<void> {
  await changeAsUser(db, sub, async (session) => {
    const changes = changesOf(update);
    if (Object.values(changes).some((value) => value !== undefined)) await changeUser(session, sub, changes);
    if (update.wishlistItems) await takeOverWishes(session, sub, update.wishlistItems, now());
    if (update.recentlyViewedProducts) {
      const rows = update.recentlyViewedProducts.map((productId, at) => ({ productId, viewedAt: before(now(), at) }));
      await replaceViewed(session, sub, rows);
    }
  });
}

function changesOf(update: ProfileUpdate) {
  return {
    givenName: update.given_name,
    familyName: update.family_name,
    picture: update.picture,
    dateOfBirth: update.dateOfBirth,
    phone: update.phone,
    chats: update.pocChatData,
    newsletter: update.newsletter,
    reviewMails: update.reviewMails,
    likedProducts: update.likedProducts,
    interests: update.interests,
  };
}

const before = (moment: Date, steps: number) => new Date(moment.getTime() - steps);

async function takeOverWishes(session: Session, sub: string, items: WishlistItem[], now: Date): Promise<void> {
  const known = new Map((await readWishlist(session, sub)).map((row) => [row.productId, row.addedAt]));
  const rows = items.slice(0, WISHLIST_LIMIT).map(({ productId, price, date }, at): WishlistRow => {
    const addedAt = known.get(productId);
    const keepsMoment = addedAt && (date === "" || dutchDay(addedAt) === date);
    return { productId, price, addedAt: keepsMoment ? addedAt : before(momentOn(date, now), at) };
  });
  await replaceWishlist(session, sub, rows);
}
