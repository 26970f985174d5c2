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
  const [, remote, hash] = REMOTE.exec(picture ?? "") ?? [];
  if (hash) return { url: `${remote}/share/remote/${hash}.jpg`, type: "image/jpeg", ...SIZE };
  const [, service, kind, name] = DRAWN.exec(picture ?? "") ?? [];
  if (name) return { url: `${service}/share/${kind}/${name}.jpg`, type: "image/jpeg", ...SIZE };
  const [, ending] = /\.(png|jpe?g)$/i.exec(picture ?? "") ?? [];
  if (!picture || !ending) return DEFAULT;
  return { url: picture, type: ending.toLowerCase() === "png" ? "image/png" : "image/jpeg" };
}
