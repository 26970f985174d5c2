import type { AppLoadContext } from "@remix-run/node";
import { categoriesRoutes } from "#contract/categories";
import type { AskOptions } from "~/api/client";
import { apiOf, optional } from "~/api/server";

/** The last part of a category's key: `wasmachines` of `witgoed.wasmachines`. */
export const leafOf = (key: string): string => key.slice(key.lastIndexOf(".") + 1);

/**
 * The category of this shop that an article means: the one it names, else one with the same last name. Articles that ship
 * with the shop name categories of the demo shop, and feeds bring a tree of their own. Undefined when it has neither.
 */
export async function categoryHere(
  context: AppLoadContext,
  key: string,
  options: AskOptions,
): Promise<string | undefined> {
  if (key === "") return key;
  const known = await optional(apiOf(context).ask(categoriesRoutes, {}, options));
  if (!known || Object.hasOwn(known, key)) return key;
  return Object.keys(known).find((other) => leafOf(other) === leafOf(key));
}

/** What a category is called, as words to search for: `elektrische fietsen` of `fietsen.elektrische-fietsen`. */
export const wordsOf = (key: string): string => leafOf(key).replaceAll("-", " ");
