import type { AppLoadContext } from "@remix-run/node";
import { shop } from "#contract/shops";
import { apiOf, optional } from "~/api/server";

/** Looks up at most this many names; further shops are shown by their website. */
const MOST_ASKED = 4;

/** Names of the shops chosen in the filter, by `webshop=website`: facets name only shops that have results, and may not be loaded. */
export async function chosenShopNames(
  context: AppLoadContext,
  websites: readonly string[] = [],
): Promise<Record<string, string>> {
  const api = apiOf(context);
  const asked = websites.filter((website) => !website.startsWith("!")).slice(0, MOST_ASKED);
  const shops = await Promise.all(asked.map((id) => optional(api.ask(shop, { params: { id } }, { timeoutMs: 1_000 }))));
  return Object.fromEntries(
    shops.flatMap((found) => (found && "name" in found ? [[`webshop=${found.website}`, found.name]] : [])),
  );
}
