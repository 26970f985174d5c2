import type { ChatBlock, ChatMessage } from "#contract/assistant";
import type { Catalogue, Known } from "./catalogue";
import type { Demands, Expected, Shown } from "./dialogue";

/** An answer with what the shop says of the products in it. */
export interface Answered {
  answer: ChatMessage;
  shown: readonly Known[];
}
type Of<T extends ChatBlock["type"]> = Extract<ChatBlock, { type: T }>;

export const blocks = <T extends ChatBlock["type"]>({ answer }: { answer: ChatMessage }, type: T): Of<T>[] =>
  answer.blocks.filter((block): block is Of<T> => block.type === type);

const lower = (text: string): string => text.trim().toLowerCase();
const numberIn = (text: string): number =>
  Number(/\d+(?:[.,]\d+)*/.exec(text)?.[0].replaceAll(".", "").replace(",", "."));

function valuesOf(product: Known, key: string): readonly string[] {
  if (key === "color" || key === "size") return product[key];
  if (key === "brand" || key === "name" || key === "gender") return [product[key]];
  return [product.specifications[key] ?? ""];
}

function has(product: Known, demands: Demands): boolean {
  return Object.entries(demands).every(([key, wanted]) => {
    const present = valuesOf(product, key).map(lower);
    return [wanted]
      .flat()
      .some((one) => present.some((value) => (one instanceof RegExp ? one.test(value) : value === lower(one))));
  });
}

const isWithin = (value: number, [low, high]: readonly [number | null, number | null]): boolean =>
  (low === null || value >= low) && (high === null || value <= high);

/** A product that breaks a hard wish: its price, brand, value or quantity. */
export function breaks(product: Known, { max, min, has: demanded, not, number }: Expected): boolean {
  if (max !== undefined && (product.price === null || product.price > max)) return true;
  if (min !== undefined && (product.total ?? product.price ?? 0) < min) return true;
  if (demanded && !has(product, demanded)) return true;
  if (not && Object.entries(not).some(([key, value]) => has(product, { [key]: value }))) return true;
  return Object.entries(number ?? {}).some(
    ([key, range]) => !isWithin(numberIn(product.specifications[key] ?? ""), range),
  );
}

export function isOfKind(product: Known, expected: Expected): boolean {
  const kinds = expected.in?.split(" ");
  if (kinds && !product.category.split(".").some((slug) => kinds.includes(slug))) return false;
  return expected.named?.test(product.name) ?? true;
}

export function referred(ref: Shown, past: readonly Answered[]): Known | undefined {
  const [turn, at = ""] = ref.split(".");
  const shown = past[Number(turn) - 1]?.shown ?? [];
  if (at !== "cheapest") return shown[Number(at) - 1];
  return [...shown].sort((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity))[0];
}

const pathsOf = (answered: Answered): string[] => [
  ...blocks(answered, "quote").map(({ source }) => source.path),
  ...blocks(answered, "products").flatMap(({ items }) => (items.length === 1 ? items.map(({ id }) => id) : [])),
];

/** What is wrong with an answer, in words; empty when all is as expected. */
export async function faultsOf(
  expected: Expected,
  answered: Answered,
  past: readonly Answered[],
  catalogue: Catalogue,
): Promise<string[]> {
  const { shown, answer } = answered;
  const faults: string[] = [];
  const fault = (is: boolean, text: string) => is && faults.push(text);
  const quotes = blocks(answered, "quote");
  const first = shown[0];

  fault(Boolean(expected.in || expected.named) && shown.length === 0, "nothing is shown");
  const others = shown.filter((product) => !isOfKind(product, expected));
  fault(others.length > 0, `another kind: ${others[0]?.name}`);
  const broken = shown.filter((product) => breaks(product, expected));
  fault(broken.length > 0, `breaks the wish: ${broken[0]?.name} € ${broken[0]?.price}`);
  fault(expected.none === true && shown.length > 0, `shows ${first?.name}`);
  if (expected.extreme && first) {
    const price = await catalogue.extreme(first.category, expected.extreme, expected.named);
    fault(first.total !== price, `not the ${expected.extreme}: € ${first.total} instead of € ${price}`);
  }
  for (const [name, sign] of [
    [expected.rising, 1],
    [expected.falling, -1],
  ] as const) {
    if (!name) continue;
    const values = shown.map((product) => sign * numberIn(product.specifications[name] ?? ""));
    fault(
      values.some((value, at) => at > 0 && value < (values[at - 1] ?? value)),
      `not ordered by ${name}`,
    );
  }
  if (expected.asks !== undefined)
    fault(blocks(answered, "choices").length > 0 !== expected.asks, expected.asks ? "asks nothing" : "asks");
  fault(expected.contact === true && blocks(answered, "contact").length === 0, "offers nobody");
  if (expected.quotes) {
    const kinds = expected.quotes.split(" ");
    const right = quotes.filter(({ source }) => kinds.includes(source.kind));
    fault(right.length === 0, `quotes ${quotes.map(({ source }) => source.kind).join() || "nothing"}`);
    const { field, source } = expected;
    fault(field !== undefined && !right.some((quote) => field.test(quote.source.field ?? "")), "quotes another field");
    fault(source !== undefined && !right.some((quote) => source.test(quote.source.path)), "quotes another page");
  }
  if (expected.about) {
    const meant = referred(expected.about, past);
    fault(!meant || !pathsOf(answered).some((path) => path.includes(meant.id)), `is not about ${meant?.name}`);
  }
  if (expected.compares) {
    const meant = expected.compares.map((ref) => referred(ref, past)?.id);
    const compared = blocks(answered, "comparison")[0]?.ids ?? [];
    fault(compared.length !== meant.length || !meant.every((id) => id && compared.includes(id)), "compares others");
  }
  if (expected.fresh !== undefined) {
    const before = new Set((past[expected.fresh - 1]?.shown ?? []).map(({ id }) => id));
    fault(shown.length === 0 || shown.some(({ id }) => before.has(id)), "shows the same");
  }
  if (expected.below) {
    const limit = referred(expected.below, past)?.total ?? 0;
    fault(shown.length === 0 || shown.some(({ total }) => (total ?? Infinity) >= limit), `not below € ${limit}`);
  }
  if (expected.unbounded) {
    const path = blocks(answered, "wishes")[0]?.path ?? "";
    fault(/price(From|To)=/.test(path), `still bounded: ${path}`);
  }
  fault(
    expected.honest === true && (shown.length > 0 || quotes.length > 0 || blocks(answered, "comparison").length > 0),
    `pretends: ${first?.name ?? quotes[0]?.source.title ?? "a comparison"}`,
  );
  fault(answer.text.trim() === "", "says nothing");
  return faults;
}
