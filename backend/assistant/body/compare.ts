import type { ChatBlock } from "#contract/assistant";
import { COMPARED_LIMIT } from "#contract/limits";
import type { Product, ProductSummary } from "#contract/products";
import type { Ref } from "../commands";
import type { DialogueState, StatePart } from "../state";
import type { Around, Said } from "./around";
import { detailsOf, numberIn, priceOf, specOf, summariesOf } from "./products";
import { resolve } from "./refs";
import { measureOf } from "./relative";
import { listed, price, say } from "./texts";

const MOST_ROWS = 20;

type Row = { field: string; values: (string | null)[]; best?: number };

/** Index of the value that is best in this direction; undefined when values are missing or equal. */
function bestOf(values: readonly (string | null)[], direction: "low" | "high"): number | undefined {
  const numbers = values.map((value) => (value === null ? undefined : numberIn(value)?.number));
  if (numbers.some((number) => number === undefined)) return undefined;
  const known = numbers.filter((number) => number !== undefined);
  const best = direction === "low" ? Math.min(...known) : Math.max(...known);
  return known.filter((number) => number === best).length === 1 ? known.indexOf(best) : undefined;
}

/** Shops write the name of a field in different cases: the first of each is kept. */
const withoutDoubles = (names: readonly string[]): string[] => {
  const folded = names.map((name) => name.toLowerCase());
  return names.filter((_, at) => folded.indexOf(folded[at] ?? "") === at);
};

/** The rows in which products differ, what was wished first. */
export function rowsOf(products: readonly Product[], amounts: readonly (number | null)[], state: DialogueState): Row[] {
  const wishes = state.parts.flatMap(({ prefer, filter }) => prefer?.feature ?? filter?.key ?? []);
  const named = products.flatMap((one) => one.specifications.map(({ name }) => name));
  const wished = wishes.flatMap((field) => named.find((name) => name.toLowerCase() === field.toLowerCase()) ?? []);
  const names = withoutDoubles([...wished, ...named]);
  const specs = names.flatMap((field): Row[] => {
    const values = products.map((product) => specOf(product, field) ?? null);
    if (values.every((value) => value === values[0])) return [];
    const direction = state.parts.find(({ prefer }) => prefer?.feature.toLowerCase() === field.toLowerCase())?.prefer
      ?.direction;
    const best = direction && bestOf(values, direction);
    return [{ field, values, ...(best === undefined ? {} : { best }) }];
  });
  const known = amounts.every((amount) => amount !== null);
  const lowest = Math.min(...amounts.map((amount) => amount ?? Number.POSITIVE_INFINITY));
  const only = known && amounts.filter((amount) => amount === lowest).length === 1;
  const prices: Row = {
    field: say("price"),
    values: amounts.map((amount) => (amount === null ? null : price(amount))),
    ...(only && { best: amounts.indexOf(lowest) }),
  };
  return [prices, ...specs].slice(0, MOST_ROWS);
}

const askedBy = (by: string, prefer: NonNullable<StatePart["prefer"]>, { turn }: Around): StatePart => ({
  id: "by",
  label: by,
  said: by,
  hard: false,
  turn,
  prefer,
});

/** The differences between products, with a line for each wish that one of them meets best. */
export async function compare(
  { refs, by }: { refs: readonly Ref[]; by?: string },
  state: DialogueState,
  around: Around,
): Promise<Said> {
  const asked = refs.length > 0 ? refs : state.shown.slice(0, 2).map((id): Ref => ({ is: "id", id }));
  const found: string[] = [];
  for (const ref of asked.slice(0, COMPARED_LIMIT)) {
    const id = await resolve(ref, state, around);
    if (id !== undefined && !found.includes(id)) found.push(id);
  }
  // `vergelijk deze met de Bosch` names one; the other is what the conversation is about.
  if (found.length === 1 && state.focus && state.focus !== found[0]) found.unshift(state.focus);
  const products = await detailsOf(around, found);
  if (products.length < 2) return { text: [say("compareTwo")], blocks: [], state, isMiss: true };
  const ids = products.map(({ id }) => id);
  const summaries = new Map((await summariesOf(around, ids)).map((one) => [one.id, one]));
  const amountOf = (one: ProductSummary | undefined) => (one ? priceOf(one) : null);
  const prefer = by === undefined ? undefined : await measureOf(by, "high", state, around);
  const rows = rowsOf(
    products,
    ids.map((id) => amountOf(summaries.get(id))),
    prefer && by ? { ...state, parts: [...state.parts, askedBy(by, prefer, around)] } : state,
  );
  const lines = rows.flatMap(({ field, values, best }) => {
    const name = best === undefined ? undefined : products[best]?.name;
    return name === undefined ? [] : [say("best", { name, field, value: values[best ?? 0] ?? say("unknown") })];
  });
  const names = listed(products.map(({ name }) => name));
  const table = rows.map(
    ({ field, values }) => `${field}: ${values.map((value) => value ?? say("unknown")).join(" / ")}`,
  );
  const block: ChatBlock = {
    type: "comparison",
    ids,
    rows,
    lines,
    path: `/${around.segments.profileComparison}/`,
  };
  return {
    text: [say(rows.length > 1 ? "compared" : "comparedSame", { names }), ...table, ...lines],
    blocks: [block],
    state: { ...state, compared: ids, focus: null, question: null },
  };
}
