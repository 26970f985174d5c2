import type { ProductImage } from "#contract/products";
import type { Kit } from "../kit";
import { hashOf, rememberAddresses } from "./remote-records";
import { WIDTHS } from "./widths";

/** The picture at an address elsewhere, under our own address. */
export function adoptedImage(url: string): ProductImage {
  return { url: `/api/images/remote/${hashOf(url)}/{width}.webp`, widths: [...WIDTHS] };
}

/** Takes addresses of pictures elsewhere under our own, in the same order; nothing is fetched yet. */
export async function adoptImages(kit: Kit, urls: string[]): Promise<ProductImage[]> {
  await rememberAddresses(kit, new Map(urls.map((url) => [hashOf(url), url])));
  return urls.map(adoptedImage);
}
