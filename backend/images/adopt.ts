import type { ProductImage } from "#contract/products";
import type { Kit } from "../kit";
import { hashOf, rememberAddresses } from "./remote-records";
import { WIDTHS } from "./widths";

/** The image at a remote URL, under our own URL. */
export function adoptedImage(url: string): ProductImage {
  return { url: `/api/images/remote/${hashOf(url)}/{width}.webp`, widths: [...WIDTHS] };
}

/** Maps remote image URLs to our own, in the same order; nothing is fetched yet. */
export async function adoptImages(kit: Kit, urls: string[]): Promise<ProductImage[]> {
  await rememberAddresses(kit, new Map(urls.map((url) => [hashOf(url), url])));
  return urls.map(adoptedImage);
}
