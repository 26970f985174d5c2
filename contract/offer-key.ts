import type { OfferOf } from "./carts";

/** What a cart call needs to know about an offer; without shop and its product id, the best one that is sold here. */
export type ChosenOffer = Pick<OfferOf, "product"> & { sid?: string | undefined; spid?: string | undefined };

/** An offer as one form value: the parts, percent-encoded, between slashes. */
export function offerKey({ product, sid, spid }: ChosenOffer): string {
  const parts = sid !== undefined && spid !== undefined ? [product, sid, spid] : [product];
  return parts.map(encodeURIComponent).join("/");
}

/** Reads `offerKey`; undefined for anything else. */
export function readOfferKey(key: unknown): ChosenOffer | undefined {
  if (typeof key !== "string") return undefined;
  try {
    const [product = "", sid, spid, ...rest] = key.split("/").map(decodeURIComponent);
    if (product === "" || rest.length > 0) return undefined;
    if (sid === undefined) return { product };
    return sid && spid ? { product, sid, spid } : undefined;
  } catch {
    return undefined;
  }
}
