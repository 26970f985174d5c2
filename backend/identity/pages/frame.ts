import { createHash } from "node:crypto";
import type { RouteNames } from "#contract/route-names";
import type { SiteConfig } from "#contract/site";
import { readBlock } from "../../content/blocks";
import { routeNamesWith, siteConfigWith } from "../../site/rules";
import { routeNamesBlockSchema, siteConfigBlockSchema } from "../../site/schema";
import { cachedFor } from "../../storage/cached";
import type { IdentityKit } from "../settings";
import ownStyle from "./identity.css?raw";
import script from "./identity.js?raw";
import type { Frame } from "./layout";

const KEEP_MS = 5_000;
const MOST_STYLES = 8;

export interface Asset {
  type: string;
  body: string;
}
export interface Frames {
  /** The frame of every page, from the current site config. */
  current(): Promise<Frame>;
  /** An asset of the pages; its name contains a hash of its content, so it never changes. */
  asset(file: string): Promise<Asset | undefined>;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Shop name, logo and colours for the pages below `base`. */
export function createFrames(kit: Pick<IdentityKit, "db" | "log" | "look">, base: string): Frames {
  const assets = new Map<string, Asset>();
  const keep = (extension: string, type: string, body: string) => {
    const file = `${hash(body)}.${extension}`;
    assets.delete(file);
    assets.set(file, { type, body });
    return file;
  };
  const frameOf = (site: SiteConfig, { segments }: RouteNames): Frame => {
    const css = keep(
      "css",
      "text/css",
      kit.look.foundations + kit.look.theme(site.theme.colors.color_primary) + ownStyle,
    );
    const js = keep("js", "text/javascript", script);
    for (const file of [...assets.keys()].slice(0, -MOST_STYLES)) assets.delete(file);
    const darkLogo = kit.look.darkLogo(site.theme.logos.header);
    const paths = {
      terms: `/${segments.termsAndConditions}/`,
      personalInfo: `/${segments.profile}/${segments.profilePersonalInfo}/`,
    };
    return { site, css: `${base}/assets/${css}`, js: `${base}/assets/${js}`, darkLogo, paths };
  };
  const kept = cachedFor(KEEP_MS, async () => {
    const site = siteConfigWith(await readBlock(kit, "site-config", siteConfigBlockSchema));
    return frameOf(site, routeNamesWith(await readBlock(kit, "route-names", routeNamesBlockSchema)));
  });
  let last: Frame | undefined;
  /** Error pages need a frame too, so when the store fails the last frame is used, or the default one. */
  const current = async (): Promise<Frame> => {
    try {
      last = await kept();
    } catch (error) {
      kit.log.error("failed to read the site config for the provider's pages", { error: String(error) });
      last ??= frameOf(siteConfigWith(), routeNamesWith());
    }
    return last;
  };
  return {
    current,
    async asset(file) {
      if (!assets.has(file)) await current();
      return assets.get(file);
    },
  };
}

/** Pages load only the shop's own files; the provider's library adds the hash of a script of its own. */
export function pagePolicy({ site }: Frame): string {
  const { header, icon } = site.theme.logos;
  const elsewhere = [header, icon].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    ["img-src 'self' data:", ...new Set(elsewhere)].join(" "),
    "form-action 'self'",
    // Tokens are renewed in a frame on the shop's own pages.
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join("; ");
}
