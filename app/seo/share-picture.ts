/** A picture as social networks take it: PNG or JPEG, never SVG. */
export interface SharePicture {
  /** Path or address. */
  url: string;
  type: "image/jpeg" | "image/png";
  /** Known for pictures of our own making. */
  width?: number;
  height?: number;
}

/** What the picture service makes of any picture it has (backend/images). */
const SIZE = { width: 1200, height: 630 };
const REMOTE = /^(.*)\/remote\/([0-9a-f]{24})\/[^/]+\.webp$/;
const DRAWN = /^(.*)\/(demo|logo)\/([^/]+)\.svg$/;

/** For a page without a picture of its own. */
const DEFAULT: SharePicture = { url: "/share.png", type: "image/png", ...SIZE };

/** The form of a picture for sharing: of the picture service's own in raster, of others as they are if they are raster. */
export function sharePicture(picture: string | undefined): SharePicture {
  const jpeg = jpegOf(picture ?? "");
  if (jpeg) return { url: jpeg, type: "image/jpeg", ...SIZE };
  const [, ending] = /\.(png|jpe?g)$/i.exec(picture ?? "") ?? [];
  if (!picture || !ending) return DEFAULT;
  return { url: picture, type: ending.toLowerCase() === "png" ? "image/png" : "image/jpeg" };
}

/**
 * The form of a picture for structured data: as for sharing where the picture service can make that, others as they are.
 * Undefined for a drawing, which search engines do not show beside a product.
 */
export function searchPicture(picture: string): string | undefined {
  return jpegOf(picture) ?? (/\.svg(?:[?#]|$)/i.test(picture) ? undefined : picture);
}

function jpegOf(picture: string): string | undefined {
  const [, remote, hash] = REMOTE.exec(picture) ?? [];
  if (hash) return `${remote}/share/remote/${hash}.jpg`;
  const [, service, kind, name] = DRAWN.exec(picture) ?? [];
  return name ? `${service}/share/${kind}/${name}.jpg` : undefined;
}
