import type { ProductImage } from "#contract/products";
import type { Kit } from "../kit";
import { hashOf, rememberAddresses } from "./remote-records";
import { WIDTHS } from "./widths";

/** Takes addresses of pictures elsewhere under our own, in the same order; nothing is fetched yet. */
export async function adoptImages(kit: Kit, urls: string[]): Promise<ProductImage[]> {
  const hashes = urls.map((url) => [hashOf(url), url] as const);
  await rememberAddresses(kit, new Map(hashes));
  return hashes.map(([hash]) => ({ url: `/api/images/remote/${hash}/{width}.webp`, widths: [...WIDTHS] }));
}
