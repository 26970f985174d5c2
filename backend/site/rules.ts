import type { z } from "@hono/zod-openapi";
import type { RouteNames } from "#contract/route-names";
import type { SiteConfig } from "#contract/site";
import { defaultRouteNames, defaultSiteConfig, FALLBACK_COUNTRY } from "./defaults";
import type { routeNamesBlockSchema, siteConfigBlockSchema } from "./schema";

type ConfigBlock = z.output<typeof siteConfigBlockSchema>;
type NamesBlock = z.output<typeof routeNamesBlockSchema>;

/** The default config overridden by the operator's. */
export function siteConfigWith(block: ConfigBlock = {}): SiteConfig {
  const base = defaultSiteConfig;
  return {
    ...base,
    ...block,
    country: (block.country ?? base.country) || FALLBACK_COUNTRY,
    baseUrl: (block.baseUrl ?? base.baseUrl).replace(/\/+$/, ""),
    cmsSlugs: { ...base.cmsSlugs, ...block.cmsSlugs },
    head: headWith(block.head),
    company: { ...base.company, ...block.company },
    theme: {
      colors: { ...base.theme.colors, ...block.theme?.colors },
      logos: { ...base.theme.logos, ...block.theme?.logos },
    },
    social: { ...base.social, ...block.social },
    limits: { ...base.limits, ...block.limits },
  };
}

/** The operator's general texts apply to both views of the shop; the marketplace's own texts override them there. */
function headWith(own: ConfigBlock["head"] = {}): SiteConfig["head"] {
  const { marketplace: shipped, ...base } = defaultSiteConfig.head;
  const { marketplace, title, description } = own;
  return {
    ...base,
    ...own,
    marketplace: { ...shipped, ...(title && { title }), ...(description && { description }), ...marketplace },
  };
}

export function routeNamesWith(block: NamesBlock = {}): RouteNames {
  return {
    segments: { ...defaultRouteNames.segments, ...block.segments },
    hashes: { ...defaultRouteNames.hashes, ...block.hashes },
  };
}
