import * as v from "valibot";
import { services } from "../services";
import { isFields, list, readBy, type Schema } from "./kit";
import { between, path, webAddress } from "./values";

const EMBEDDED = `${services.images.mount}/`;
const WIDTH = "{width}";

/** URL of a picture: a path on this site or a web address. Pictures of the image service get that service's address. */
export const picture: Schema<string> = readBy(v.string(), (value, { part, reading }) => {
  const whole = typeof value === "string" && value.startsWith("//") ? `https:${value}` : value;
  const address = part(path, whole) ?? part(webAddress, whole);
  if (!address?.startsWith(EMBEDDED)) return address;
  return `${reading.pictures}/${address.slice(EMBEDDED.length)}`;
});

export interface Image {
  url: string;
  widths?: number[];
}
const widths = list(between(1, 10_000), 20);

/**
 * A picture. With `widths` the URL contains the literal `{width}`, to be replaced by one of them; without, the URL is
 * used as it is (a scalable drawing). A template without widths is rejected.
 */
export const image = readBy<Image>(v.object({ url: picture, widths: v.exactOptional(widths) }), (value, { part }) => {
  if (!isFields(value)) return undefined;
  const url = part(picture, value.url);
  if (url === undefined) return undefined;
  const sizes = part(widths, value.widths) ?? [];
  if (!url.includes(WIDTH)) return { url };
  return sizes.length > 0 ? { url, widths: sizes } : undefined;
});
