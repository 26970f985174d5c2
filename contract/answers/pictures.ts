import * as v from "valibot";
import { services } from "../services";
import { isFields, list, readBy, type Schema } from "./kit";
import { between, path, webAddress } from "./values";

const EMBEDDED = `${services.images.mount}/`;
const WIDTH = "{width}";

/**
 * The address of a picture: a path on this site or an address on the web. Pictures of the picture service are where
 * that service is.
 */
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
 * A picture. With `widths` the URL holds the literal `{width}`, to be replaced by one of them; without, the URL is
 * used as it is (a drawing that scales). A template without the widths that it can be filled with leads nowhere.
 */
export const image = readBy<Image>(v.object({ url: picture, widths: v.exactOptional(widths) }), (value, { part }) => {
  if (!isFields(value)) return undefined;
  const url = part(picture, value.url);
  if (url === undefined) return undefined;
  const sizes = part(widths, value.widths) ?? [];
  if (!url.includes(WIDTH)) return { url };
  return sizes.length > 0 ? { url, widths: sizes } : undefined;
});
