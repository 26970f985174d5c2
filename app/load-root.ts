import type { LoaderFunctionArgs } from "@remix-run/node";
import { mainCategories } from "#contract/categories";
import { marketStatus } from "#contract/content";
import { readingKeys } from "./api/category-list";
import { apiOf, optional } from "./api/server";
import { themeLook } from "./ui/theme-tokens";

/** Loads what every page needs. Nothing personal, because documents are shared by all visitors. */
export async function loadRoot({ context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const [categories, market, reading] = await Promise.all([
    optional(api.ask(mainCategories, {}, { timeoutMs: 2_000 })),
    optional(api.ask(marketStatus, {}, { timeoutMs: 2_000 })),
    readingKeys(context),
  ]);
  const listed = (categories?.categories ?? []).filter(({ slug }) => !reading || reading.has(slug));
  const visible = listed.filter((category) => context.adult || !category.adult_content);
  // Its own page tells who runs the shop, and flags have been made of the features.
  const { baseUrl, head, company: _, featuresList: __, ...site } = context.site;
  const { marketplace, ...shared } = head;
  return {
    names: context.paths.names,
    flags: context.flags,
    site: { ...site, head: context.flags.Marketplace ? { ...shared, ...marketplace } : shared },
    /** Worked out here, so that the browser does not need the arithmetic of colours. */
    look: themeLook(site.theme.colors.color_primary),
    origin: baseUrl || context.origin,
    services: context.browserServices,
    identity: context.identity,
    categories: visible.map(({ id, slug, name, img_blue }) => ({ id, slug, name, img_blue })),
    /** Whether main categories are left out because they are for adults. */
    hiddenCategories: visible.length < listed.length,
    marketMessage: market && (!market.open || market.message) ? market.message : "",
    adult: context.adult,
    ...(context.tagManager ? { tagManager: context.tagManager } : {}),
    /** Whether this browser may keep the shop for use without a network. */
    worker: Boolean(context.serviceWorker),
  };
}
