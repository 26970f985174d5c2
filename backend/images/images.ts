import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ProductImage } from "#contract/products";
import type { Kit, Module } from "../kit";
import { adoptImages } from "./adopt";
import { drawCategoryFile } from "./category-icons";
import { type Draw, drawLogoFile, remembered } from "./drawings";
import { createGuardedFetcher, type GuardedFetcher } from "./guarded-fetch";
import { PLACEHOLDER_SVG } from "./placeholder";
import { createSmallReader } from "./read-small";
import { createRemotePictures, type RemotePicture } from "./remote-pictures";
import { createSharePictures } from "./share-picture";
import { createTextPictures, type ReadTextPicture } from "./text-pictures";
import { LARGEST, TEXT_WIDTHS, WIDTHS } from "./widths";

export interface ImagesOptions {
  fetcher?: GuardedFetcher;
  /** Draws the pictures below `/demo/`; without it there are none. */
  drawProduct?: Draw | undefined;
  /** Reads the pictures of the operator's texts; without it there are none. */
  readTextPicture?: ReadTextPicture | undefined;
}

export interface Images extends Module {
  /** Maps remote image URLs to our own, in the same order; nothing is fetched yet. */
  adopt(urls: string[]): Promise<ProductImage[]>;
  /** The bytes of a product's picture by its address, small or as a drawing; undefined when it cannot be had now. */
  readSmall(address: string): Promise<Uint8Array | undefined>;
}

const PICTURE_LIMITS = { maxBytes: 10 * 1024 * 1024, stepTimeout: 5_000, totalTimeout: 10_000, accept: "image/*" };
const FOREVER = "public, max-age=31536000, immutable";
const BRIEFLY = "public, max-age=60";
/** An operator may replace the file. */
const AN_HOUR = "public, max-age=3600";
/** Opened directly, an SVG is a document: forbid it to run or load anything. */
const SVG_HEADERS = {
  "content-type": "image/svg+xml; charset=utf-8",
  "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  "x-content-type-options": "nosniff",
};

/** The image service: images of imported offers, drawings of products, and logos. */
export function createImages(kit: Kit, options: ImagesOptions = {}): Images {
  const fetcher = options.fetcher ?? createGuardedFetcher(PICTURE_LIMITS);
  const remotePicture = createRemotePictures(kit, fetcher);
  const drawProduct = remembered(options.drawProduct ?? (() => null));
  const drawLogo = remembered(drawLogoFile);
  const sharePicture = createSharePictures();
  const textPicture = createTextPictures(options.readTextPicture ?? (async () => undefined));
  const routes = new OpenAPIHono();

  routes.get("/remote/:hash/:file", async (context) => {
    const { hash, file } = context.req.param();
    const width = WIDTHS.find((one) => file === `${one}.webp`);
    if (width === undefined || !/^[0-9a-f]{24}$/.test(hash)) return context.body(null, 404);
    const picture = await remotePicture(hash, width);
    return rendered(context, picture, { type: "image/webp", caching: FOREVER });
  });
  routes.get("/content/:name/:file", async (context) => {
    const { name, file } = context.req.param();
    const width = TEXT_WIDTHS.find((one) => file === `${one}.webp`);
    if (width === undefined) return context.body(null, 404);
    return rendered(context, await textPicture(name, width), { type: "image/webp", caching: AN_HOUR });
  });
  routes.get("/demo/:file", (context) => drawing(context, drawProduct));
  routes.get("/logo/:file", (context) => drawing(context, drawLogo));
  routes.get("/category/:file", (context) => drawing(context, drawCategoryFile));
  /** The source of a share picture by name; always an image we created. */
  async function shared(kind: string, name: string): Promise<RemotePicture> {
    if (kind === "remote") return /^[0-9a-f]{24}$/.test(name) ? remotePicture(name, LARGEST) : "unknown";
    const text = kind === "demo" ? drawProduct(`${name}.svg`) : kind === "logo" ? drawLogo(`${name}.svg`) : null;
    return text === null ? "unknown" : Buffer.from(text);
  }
  routes.get("/share/content/:file{[\\w.-]+\\.jpg}", async (context) => {
    const picture = await textPicture(context.req.param("file").slice(0, -".jpg".length), "share");
    return rendered(context, picture, { type: "image/jpeg", caching: AN_HOUR });
  });
  routes.get("/share/:kind/:file{[\\w-]+\\.jpg}", async (context) => {
    const { kind, file } = context.req.param();
    const name = file.slice(0, -".jpg".length);
    const picture = await sharePicture(`${kind}/${name}`, () => shared(kind, name));
    if (picture === "unknown") return context.body(null, 404);
    if (picture === "absent") return context.body(null, 503, { "retry-after": "60", "cache-control": "no-store" });
    return context.body(new Uint8Array(picture), 200, {
      "content-type": "image/jpeg",
      "cache-control": FOREVER,
      "x-content-type-options": "nosniff",
    });
  });
  routes.get("/placeholder.svg", (context) => svg(context, PLACEHOLDER_SVG, "public, max-age=86400"));

  return {
    routes,
    adopt: (urls) => adoptImages(kit, urls),
    // Drawn without the cache: learning from all products would put everything else out of it.
    readSmall: createSmallReader(remotePicture, options.drawProduct ?? (() => null)),
    close: () => fetcher.close(),
  };
}

function rendered(context: Context, picture: RemotePicture, { type, caching }: { type: string; caching: string }) {
  if (picture === "unknown") return context.body(null, 404);
  if (picture === "absent") return svg(context, PLACEHOLDER_SVG, BRIEFLY);
  const headers = { "content-type": type, "cache-control": caching, "x-content-type-options": "nosniff" };
  return context.body(new Uint8Array(picture), 200, headers);
}

function drawing(context: Context, draw: Draw): Response {
  const text = draw(context.req.param("file") ?? "");
  return text === null ? context.body(null, 404) : svg(context, text, FOREVER);
}

function svg(context: Context, text: string, cacheControl: string): Response {
  return context.body(text, 200, { ...SVG_HEADERS, "cache-control": cacheControl });
}
