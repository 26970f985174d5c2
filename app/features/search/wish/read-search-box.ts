import { redirect } from "@remix-run/node";
import type { Wish } from "#contract/wish";
import type { SearchLoad } from "../load-search";
import { type SearchPlace, searchHref } from "../place";
import { countFilters } from "../search-changes";
import { parseSearch } from "../search-url";
import { askWish } from "./ask-wish";
import { isSentence } from "./is-sentence";
import { isApplied, searchOfWish } from "./wish-state";

/**
 * Reads a sentence that was typed in the search box. What can be applied becomes an ordinary, filtered search: throws a
 * redirect to it. There, and when all that was read is a question, returns the wish. Null for a plain search, one by the
 * words as typed, or when the sentence cannot be read now.
 */
export async function readSearchBox({ request, context }: SearchLoad, place: SearchPlace): Promise<Wish | null> {
  const state = parseSearch(new URL(request.url).searchParams);
  const { q, words } = state;
  if (words === q || !isSentence(q)) return null;
  if (words !== undefined) return askWish(context, { q });
  if (countFilters(state) > 0 || state.page > 1) return null;
  const wish = await askWish(context, { q, slugs: place.slugs });
  if (!wish || !isApplied(wish)) return wish;
  const found = searchOfWish(wish, place, state);
  throw redirect(searchHref(context.paths, found.place, found.state), 302);
}
