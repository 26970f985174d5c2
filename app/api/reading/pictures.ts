import type { ProductImage } from "#contract/products";
import { services } from "#contract/services";
import { between, isFields, list, path, type Reader, webAddress } from "./readers";

const EMBEDDED = `${services.images.mount}/`;
const WIDTH = "{width}";

/**
 * The address of a picture: a path on this site or an address on the web. Pictures of the picture service are where
 * that service is.
 */
export const picture: Reader<string> = (value, reading) => {
  const whole = typeof value === "string" && value.startsWith("//") ? `https:${value}` : value;
  const address = path(whole, reading) ?? webAddress(whole, reading);
  if (!address?.startsWith(EMBEDDED)) return address;
  return `${reading.pictures}/${address.slice(EMBEDDED.length)}`;
};

const widths = list(between(1, 10_000), 20);

/** A template without the widths that it can be filled with leads nowhere. */
export const image: Reader<ProductImage> = (value, reading) => {
  if (!isFields(value)) return undefined;
  const url = picture(value.url, reading);
  if (url === undefined) return undefined;
  const sizes = widths(value.widths, reading) ?? [];
  if (!url.includes(WIDTH)) return { url };
  return sizes.length > 0 ? { url, widths: sizes } : undefined;
};
