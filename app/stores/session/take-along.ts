import { addWishlistProduct, setUserData, type WishlistItem } from "#contract/profile";
import type { Answer } from "~/api/answer";
import { notify } from "../toasts";
import { today } from "../wishlist-items";
import type { SessionContext } from "./create-session";
import { forgetLocalThings, readLocalThings, readLocalWishlist, writeLocalWishlist } from "./local-things";
import { inOneTab } from "./lock";
import { migrateProfile } from "./migrate-profile";
import { fetchProfile } from "./profile";
import { answerNow, sendNow } from "./send-now";

/**
 * When data is moved to the account. `sign-in` also uses the claims of the identity token; `sign-up` does not, since
 * the form is newer; `load` retries what was left behind, without a message when that fails again.
 */
export type Occasion = "sign-in" | "sign-up" | "load" | "retry";

/**
 * AC-25 to AC-27, WL-15, RV-05: moves what this browser stored to the account, then removes it from the browser. First
 * the profile is saved, if anything in it changes; then the wishlist is sent, product by product. What fails stays
 * here, is reported, and is retried at the next load.
 */
export function takeAlong(session: SessionContext, occasion: Occasion): Promise<void> {
  return inOneTab("take-along", () => work(session, occasion));
}

/** Whether an earlier attempt left something behind. */
export function hasLeftovers(): boolean {
  return readLocalWishlist(today()).length > 0 || hasLocalThings();
}
function hasLocalThings(): boolean {
  const { chats, viewed } = readLocalThings();
  return chats.length > 0 || viewed.length > 0;
}

async function work(session: SessionContext, occasion: Occasion): Promise<void> {
  const { profile } = session.store.getState();
  if (!profile) return;
  const { era } = session;
  const anything = hasLeftovers();
  if (anything) session.takenAlong.setState("busy", true);
  const local = readLocalThings();
  const update = migrateProfile(profile, occasion === "sign-in" ? session.heldClaims.get() : null, local, today());
  if (update) {
    const saved = await sendNow(session, setUserData, { body: update }).catch(() => null);
    if (era !== session.era) return;
    if (!saved) return anything ? tellFailure(session, occasion) : undefined;
  }
  forgetLocalThings();
  const pushed = await pushWishlist(session);
  if (era !== session.era) return;
  if (update || pushed > 0) await fetchProfile(session, { tell: false });
  if (era !== session.era) return;
  if (pushed > 0) notify({ message: "login.wishlistTaken", values: { count: pushed }, status: "success" });
  if (hasLeftovers()) tellFailure(session, occasion);
  else if (anything) session.takenAlong.setState("done", true);
}

function tellFailure(session: SessionContext, occasion: Occasion): void {
  session.takenAlong.setState("failed", true);
  if (occasion === "load") return;
  const again = () => void takeAlong(session, occasion === "sign-in" ? "sign-in" : "retry");
  notify({ message: "login.notTaken", status: "error", action: { message: "login.tryAgain", run: again } });
}

/** A product that the service always rejects must not block the others. */
const isRefusal = (answer: Answer | undefined): boolean => [400, 409, 422].includes(answer?.status ?? 0);

/** Oldest first, so that the newest ends up in front. Returns how many succeeded; the others stay in this browser. */
async function pushWishlist(session: SessionContext): Promise<number> {
  const { era } = session;
  const refused = new Set<string>();
  for (let pushed = 0; ; ) {
    const next = readLocalWishlist(today()).findLast(({ productId }) => !refused.has(productId));
    if (!next) return pushed;
    const body = { id: next.productId };
    const answer = await answerNow(session, addWishlistProduct, { body }).catch(() => undefined);
    if (era !== session.era) return pushed;
    if (answer?.ok && answer.json) {
      moveIntoProfile(session, next);
      pushed += 1;
    } else if (isRefusal(answer)) refused.add(next.productId);
    else return pushed;
  }
}

/** Shown in the account until the profile is fetched again, so that the list never looks shorter than it is. */
function moveIntoProfile({ store }: SessionContext, item: WishlistItem): void {
  const { profile } = store.getState();
  const isOther = ({ productId }: WishlistItem) => productId !== item.productId;
  if (profile?.wishlistItems.every(isOther)) {
    store.setState({ profile: { ...profile, wishlistItems: [item, ...profile.wishlistItems] } });
  }
  writeLocalWishlist(readLocalWishlist(today()).filter(isOther));
}
