/** A picture in a format that social networks accept: PNG or JPEG, never SVG. */
export interface SharePicture {
  /** Path or address. */
  url: string;
  type: "image/jpeg" | "image/png";
  /** Known only for our own pictures. */
  width?: number;
  height?: number;
}

/** The size of raster pictures from the picture service (backend/images). */
const SIZE = { width: 1200, height: 630 };
const REMOTE = /^(.*)\/remote\/([0-9a-f]{24})\/[^/]+\.webp$/;
const IN_TEXT = /^(.*)\/content\/([^/]+)\/[^/]+\.webp$/;
const DRAWN = /^(.*)\/(demo|logo)\/([^/]+)\.svg$/;

/** For a page without its own picture. */
const DEFAULT: SharePicture = { url: "/share.png", type: "image/png", ...SIZE };

/**
 * The picture for sharing: a raster version of the picture service's own pictures; other pictures unchanged if they are
 * raster.
 */
export function sharePicture(picture: string | undefined): SharePicture {
  const jpeg = jpegOf(picture ?? "");
  if (jpeg) return { url: jpeg, type: "image/jpeg", ...SIZE };
  const [, ending] = /\.(png|jpe?g)$/i.exec(picture ?? "") ?? [];
  if (!picture || !ending) return DEFAULT;
  return { url: picture, type: ending.toLowerCase() === "png" ? "image/png" : "image/jpeg" };
}

/**
 * The picture for structured data: as for sharing where the picture service can create one, otherwise unchanged.
 * Undefined for a drawing, because search engines do not show those with products.
 */
export function searchPicture(picture: string): string | undefined {
  return jpegOf(picture) ?? (/\.svg(?:[?#]|$)/i.test(picture) ? undefined : picture);
}

function jpegOf(picture: string): string | undefined {
  const [, remote, hash] = REMOTE.exec(picture) ?? [];
  if (hash) return `${remote}/share/remote/${hash}.jpg`;
  const [, texts, file] = IN_TEXT.exec(picture) ?? [];
  if (file) return `${texts}/share/content/${file}.jpg`;
  const [, service, kind, name] = DRAWN.exec(picture) ?? [];
  return name ? `${service}/share/${kind}/${name}.jpg` : undefined;
}
