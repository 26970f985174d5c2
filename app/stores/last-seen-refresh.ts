import { shownPrice } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import { recentlyViewedProfile } from "#contract/profile";
import { browserApi } from "~/api/browser";
import { keepPictures } from "~/browser/kept-pictures";
import { createTurns } from "~/queries/turns";
import { chosen, comparedNow } from "./comparison";
import { lastSeen, type SeenProduct } from "./last-seen";
import { localViews, viewsNow } from "./recently-viewed";
import { currentSession, watchSession } from "./session/session";
import { withUnsent } from "./unsent-changes";
import { localWishlist, wishlistNow } from "./wishlist";

const VIEWED = 12;
const SAVED = 24;
/** A product seen longer ago is asked for again. */
const FRESH_MS = 3_600_000;
/** Changes within this time are taken together. */
const PAUSE_MS = 500;
/** The smallest picture that is sharp enough in a row. */
const PICTURE_WIDTH = 160;

const inTurn = createTurns();

/**
 * Keeps what the offline page shows up to date: once now, and after every change of the lists. Asks only for products
 * that this browser has not seen lately.
 */
export function watchLastSeen(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(() => refreshLastSeen()), PAUSE_MS);
  };
  for (const watch of [localViews.subscribe, localWishlist.subscribe, chosen.subscribe, watchSession]) watch(soon);
  lastSeen.subscribe(({ products }) => void keepPictures(products.map(({ image }) => image)));
  soon();
}

/** Stores the lists as they are now, with their products as the shop describes them. */
export async function refreshLastSeen(now = Date.now()): Promise<void> {
  // Whose lists these are is not known yet.
  if (currentSession().status === "unknown") return;
  const viewed = viewsNow().slice(0, VIEWED);
  const saved = wishlistNow().map(({ productId }) => productId);
  const wishlist = withUnsent(saved, currentSession().profile?.sub).slice(0, SAVED);
  const compared = comparedNow().map(({ id }) => id);
  const wanted = [...new Set([...viewed, ...wishlist, ...compared])];
  const before = new Map(lastSeen.get().products.map((product) => [product.id, product]));
  const stale = wanted.filter((id) => now - Date.parse(before.get(id)?.at ?? "") >= FRESH_MS || !before.has(id));
  const found = await ask(stale);
  const products = wanted.flatMap((id): SeenProduct | readonly SeenProduct[] => {
    if (found && stale.includes(id)) return seenNow(id, found.get(id), now);
    return before.get(id) ?? [];
  });
  const next = { products, viewed, wishlist, compared };
  if (JSON.stringify(next) !== JSON.stringify(lastSeen.get())) lastSeen.keep(next);
}

/** Undefined when there is no answer, as without a network. */
async function ask(ids: string[]): Promise<ReadonlyMap<string, ProductSummary> | undefined> {
  if (ids.length === 0) return new Map();
  const answer = navigator.onLine ? await browserApi().ask(recentlyViewedProfile, { body: { ids } }) : null;
  return answer ? new Map(answer.products.map((product) => [product.id, product])) : undefined;
}

function seenNow(id: string, product: ProductSummary | undefined, now: number): SeenProduct {
  const at = new Date(now).toISOString();
  if (!product || product.adult_content) return { id, name: "", price: null, image: "", canonical_path: "", at };
  const { name, canonical_path, lowestTotal } = product;
  const price = { price: shownPrice(product), ...(lowestTotal === null ? {} : { withShipping: true }) };
  return { id, name, ...price, image: pictureOf(product), canonical_path, at };
}

function pictureOf({ images: [image] }: ProductSummary): string {
  const widths = [...(image?.widths ?? [])].sort((a, b) => a - b);
  const width = widths.find((one) => one >= PICTURE_WIDTH) ?? widths.at(-1);
  return image?.url.replaceAll("{width}", String(width ?? "")) ?? "";
}
