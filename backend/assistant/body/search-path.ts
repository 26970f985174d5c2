import type { RouteName } from "#contract/route-names";
import { type DialogueState, type StatePart, wordsSought } from "../state";
import type { Around } from "./around";
import { filtersOf, requestOf } from "./request";

/** Parameters whose names differ from the filter's. */
const parameters: Record<string, string> = { campaign: "webshop" };
const escaped = (value: string) => value.replace(/[\\|]/g, "\\$&");
const CENTS = 100;

/** What a part says that the search screen has no filter for, in words to search by. */
const wordsOf = ({ said, needed, told }: StatePart): string[] =>
  needed || (told?.values && !told.isDenied) ? [said.toLowerCase()] : [];

const isChecked = ({ needed, told, untold }: StatePart): boolean => (needed ?? told ?? untold) !== undefined;

/**
 * The wishes as the search screen can hold them: what is checked product by product here is searched for there, where that
 * finds something and leaves others out. `listed`: how many that lists, where some wish is no filter.
 */
export async function forSearchScreen(
  { finder, view }: Pick<Around, "finder" | "view">,
  state: DialogueState,
): Promise<{ state: DialogueState; listed?: number }> {
  if (!state.parts.some(isChecked)) return { state };
  const only = { current: 0, size: 1 };
  const words = state.parts.flatMap(wordsOf).filter((word) => !state.q.split(" ").includes(word));
  const narrower = { ...state, q: [state.q, ...words].filter(Boolean).join(" ") };
  const { total, relaxed } = await finder.ids(requestOf(narrower, view, only));
  if (total > 0 && relaxed === undefined) return { state: narrower, listed: total };
  return { state, listed: (await finder.ids(requestOf(state, view, only))).total };
}

/** Address of the ordinary search screen with the wishes of a conversation as its filters. */
export function searchPath(
  { kinds, noun, q, parts }: Pick<DialogueState, "kinds" | "noun" | "q" | "parts">,
  segments: Record<RouteName, string>,
): string {
  const query = new URLSearchParams();
  const words = wordsSought({ noun, q });
  if (words) query.set("q", words);
  const { price, ...lists } = filtersOf(parts);
  for (const [key, values] of Object.entries(lists)) {
    const texts = (values ?? []).filter((value) => typeof value === "string");
    if (texts.length > 0) query.set(parameters[key] ?? key, texts.map(escaped).join("|"));
  }
  // The address has whole euros: rounded so that no product is left out.
  if (price && price[0] !== null) query.set("priceFrom", String(Math.floor(price[0] / CENTS)));
  if (price && price[1] !== null) query.set("priceTo", String(Math.ceil(price[1] / CENTS)));
  const sort = parts.find((part) => part.sort)?.sort;
  if (sort?.by === "price") query.set("sortBy", sort.direction === "asc" ? "priceAsc" : "priceDesc");
  if (sort?.by === "new" || sort?.by === "discount") query.set("sortBy", sort.by);
  const [kind, ...others] = kinds;
  const base =
    kind && others.length === 0
      ? `/${kind.key.split(".").map(encodeURIComponent).join("/")}/${segments.products}/`
      : `/${segments.search}/`;
  const text = query.toString();
  return text ? `${base}?${text}` : base;
}
