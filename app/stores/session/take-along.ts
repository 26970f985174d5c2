import { addWishlistProduct, setUserData } from "#contract/profile";
import { notify } from "../notifications";
import { today } from "../wishlist-items";
import { heldClaims } from "./held";
import { forgetLocalThings, readLocalThings, readLocalWishlist, writeLocalWishlist } from "./local-things";
import { inOneTab } from "./lock";
import { migrateProfile } from "./migrate-profile";
import { fetchProfile } from "./profile";
import { sendNow } from "./send-now";
import { currentEra, sessionStore } from "./state";

/**
 * AC-25 to AC-27, WL-15, RV-05: what this browser kept goes into the account, and then from the browser. First the
 * profile is saved, if anything in it changes; then the wishlist is sent, product by product. What fails stays here
 * and is tried again at the next load.
 */
export function takeAlong(atSignIn: boolean): Promise<void> {
  return inOneTab("take-along", () => work(atSignIn));
}

/** Whether an earlier try left something behind. */
export function hasLeftovers(): boolean {
  return readLocalWishlist(today()).length > 0 || readLocalThings().chats.length > 0;
}

async function work(atSignIn: boolean): Promise<void> {
  const { profile } = sessionStore.getState();
  if (!profile) return;
  const era = currentEra();
  const local = readLocalThings();
  const update = migrateProfile(profile, atSignIn ? heldClaims.get() : null, local, today());
  if (update) {
    const saved = await sendNow(setUserData, { body: update }).catch(() => null);
    if (!saved || era !== currentEra()) return;
  }
  forgetLocalThings();
  const pushed = await pushWishlist(era);
  if ((update || pushed > 0) && era === currentEra()) await fetchProfile({ tell: false });
  if (pushed > 0) notify({ message: "login.wishlistTaken", values: { count: pushed }, status: "success" });
}

/** Oldest first, so that the newest ends in front. Answers how many found their place. */
async function pushWishlist(era: number): Promise<number> {
  let left = readLocalWishlist(today());
  let pushed = 0;
  for (const { productId } of [...left].reverse()) {
    const done = await sendNow(addWishlistProduct, { body: { id: productId } }).catch(() => null);
    if (!done || era !== currentEra()) break;
    left = left.filter((item) => item.productId !== productId);
    writeLocalWishlist(left);
    pushed += 1;
  }
  return pushed;
}
