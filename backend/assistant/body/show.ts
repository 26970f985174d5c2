import type { ChatBlock, ChatReason } from "#contract/assistant";
import type { ProductSummary, Specification } from "#contract/products";
import type { WishDemand } from "#contract/wish";
import { offersOf } from "../../products/offers";
import { normalise } from "../../search/analysis/normalise";
import { tokens } from "../../search/analysis/tokens";
import { isPlaceOrTime } from "../../search/wish/place-words";
import { readTraits } from "../records";
import type { DialogueState } from "../state";
import type { Around, Said } from "./around";
import { explainNothing } from "./blocked";
import { breaksWish, isOfOffer } from "./gate";
import { withParts } from "./merge-wish";
import { choicesOf, mayAsk, type Question, questionFor } from "./narrow";
import { namedWithNumbers, withoutFurther } from "./number-in-name";
import { idsOfKinds } from "./of-kinds";
import { priceOf, specNamed, summariesOf } from "./products";
import { MOST_CHECKED, requestOf, SHOWN_AT_ONCE } from "./request";
import { forSearchScreen } from "./search-path";
import { withNextStep } from "./sold-here";
import { deniesAny, phrasesOf, telling, toldOf } from "./tells";
import { listed, price, say } from "./texts";
import { neededPart } from "./untold";
import { withVariants } from "./variants";
import { stems, whatOf, wishesBlock } from "./wished";

const REASONS = 3;
const REASON_LENGTH = 80;
/** Words with so many letters in common from their beginning may be one word in two spellings. */
const ALIKE = 5;

/** What the product's data says about what was wished, and what its kind is chosen by. */
export function reasonsOf(
  specifications: readonly Specification[],
  { highlights }: Pick<ProductSummary, "highlights">,
  state: Pick<DialogueState, "parts">,
): ChatReason[] {
  const wished = state.parts.flatMap(
    ({ filter, prefer, told }) => prefer?.feature ?? filter?.key ?? told?.features ?? [],
  );
  const named = wished.flatMap((field) => specNamed(specifications, field) ?? []);
  const others = specifications.filter(({ value }) => highlights.includes(value));
  const all = [...named, ...others].map(({ name: field, value }) => ({ field, value }));
  const unique = all.filter(
    ({ field }, at) => all.findIndex((other) => other.field.toLowerCase() === field.toLowerCase()) === at,
  );
  return unique.filter(({ value }) => value.length <= REASON_LENGTH).slice(0, REASONS);
}

const shops = (count: number) => (count === 1 ? "1 winkel" : `${count} winkels`);

function lineOf(product: ProductSummary, reasons: readonly ChatReason[], n: number): string {
  const amount = priceOf(product);
  const sold = amount === null ? [] : [`${price(amount)} bij ${shops(product.shopCount)}`];
  const details = [...reasons.map(({ field, value }) => `${field}: ${value}`), ...sold].join(" · ");
  return say("line", { n, name: product.name, details: details === "" ? "" : ` (${details})` });
}

interface Drawn {
  ids: string[];
  text: string[];
  block: ChatBlock;
  /** How many are left out: they break a wish, or others say better what is searched by. */
  held: number;
  /** Whether each of them says the words that are searched by. */
  areTold: boolean;
}

/**
 * Cards with their reasons, and the same as text, of those that break no wish; of what belongs to one group of variants, the
 * first.
 */
export async function drawn(
  around: Around,
  ids: string[],
  state: DialogueState,
  most = ids.length,
  groupOf?: ReadonlyMap<string, string>,
): Promise<Drawn> {
  const known = await readTraits(around.kit.db, ids);
  const found = await summariesOf(around, ids);
  const phrases = phrasesOf(state);
  const offers = state.parts.some(isOfOffer) ? await offersOf(around.kit.db, ids) : undefined;
  const named = withoutFurther(namedWithNumbers(found, state.q), state.q);
  const kept = named.flatMap((summary) => {
    const traits = known.get(summary.id);
    const sold = offers && { offers: offers.get(summary.id) ?? [] };
    if (!traits || breaksWish(summary, { ...traits, ...sold }, state) || deniesAny(traits, phrases)) return [];
    const told = toldOf(summary, traits, phrases);
    return { summary, told, reasons: reasonsOf(traits.specifications, summary, state) };
  });
  const held = found.length - kept.length;
  if (held > 0) around.kit.log.warn("products that break a wish held back", { products: held });
  const groups = new Set<string>();
  const isFirst = ({ summary: { id } }: (typeof kept)[number]) => {
    const group = groupOf?.get(id) ?? id;
    return groups.size < groups.add(group).size;
  };
  const chosen = groupOf ? telling(kept).filter(isFirst) : telling(kept);
  const items = chosen.slice(0, most);
  return {
    ids: items.map(({ summary }) => summary.id),
    text: items.map(({ summary, reasons }, at) => lineOf(summary, reasons, at + 1)),
    block: { type: "products", items: items.map(({ summary, reasons }) => ({ id: summary.id, reasons })) },
    held: found.length - chosen.length,
    areTold: kept.every(({ told }) => told.length === phrases.length),
  };
}

/**
 * The first products that break no wish, with how many there are; those that are held back, or do not say themselves what
 * is searched by, make room for others.
 */
async function firstDrawn(around: Around, state: DialogueState, size: number) {
  const found = await around.finder.ids(requestOf(state, around.view, { current: 0, size }));
  const first = await drawn(around, found.ids, state);
  if (first.held === 0 && first.areTold) return { ...found, ...first };
  const wider = await around.finder.ids(requestOf(state, around.view, { current: 0, size: MOST_CHECKED }));
  const others = await drawn(around, wider.ids, state, size);
  if (others.ids.length === 0 && state.kinds.length > 1) {
    const ofKinds = await idsOfKinds(around, state, { current: 0, size });
    return { ...ofKinds, ...(await drawn(around, ofKinds.ids, state)) };
  }
  const variants = others.ids.length < size ? await amongVariants(around, wider.ids, state, size) : undefined;
  const best = variants && variants.ids.length > others.ids.length ? variants : others;
  return { ...found, ...best, total: Math.max(found.total - others.held, best.ids.length) };
}

/** The variants of what is found that meet what only their names tell; undefined where every wish is a filter. */
async function amongVariants(around: Around, ids: string[], state: DialogueState, size: number) {
  if (!state.parts.some(({ told, needed }) => told ?? needed)) return undefined;
  const groupOf = await withVariants(around.kit.db, ids);
  return groupOf.size > 0 ? drawn(around, [...groupOf.keys()], state, size, groupOf) : undefined;
}

/** The order in words, where it is not by relevance. */
function orderOf({ parts }: DialogueState): string {
  const told = parts.filter(({ prefer, sort }) => prefer || sort).map(({ label }) => label);
  return told.join(", ");
}

/** An ambiguous kind is asked about before anything else. */
async function kindQuestion(around: Around, state: DialogueState): Promise<Question | undefined> {
  if (state.kinds.length < 2 || state.asked.includes("kind")) return undefined;
  const counted = await Promise.all(
    state.kinds.slice(0, SHOWN_AT_ONCE).map(async (kind) => {
      const request = requestOf({ ...state, kinds: [kind], noun: "", q: "" }, around.view, { current: 0, size: 1 });
      return { value: kind.key, label: kind.name, count: (await around.finder.ids(request)).total };
    }),
  );
  const options = counted.filter(({ count }) => count > 0);
  return options.length > 1 ? { facet: "kind", label: "", options } : undefined;
}

function asking(state: DialogueState, question: Question | undefined): { block?: ChatBlock; state: DialogueState } {
  if (!question) return { state: { ...state, question: null, inARow: 0 } };
  const { facet, options } = question;
  const choices = choicesOf(question);
  return {
    block: facet === "kind" ? { ...choices, question: say("askKind") } : choices,
    state: {
      ...state,
      asked: [...state.asked, facet],
      inARow: state.inARow + 1,
      question: { facet, options: options.map(({ label, value }) => ({ label, value })) },
    },
  };
}

interface HowToShow {
  /** The words above the list instead of the usual ones. */
  heading?: (total: number) => string;
  /** No more than this many. */
  size?: number;
  /** Nothing is asked. */
  silent?: boolean;
  /** Words that what is shown must say, where the search leaves them out. */
  demands?: readonly WishDemand[] | undefined;
  /** Words that it need not say, because nothing of the kind tells such things; they are named above it. */
  untellable?: readonly string[];
}

/** Whether all words of a search but these tell no more than where or when a thing is used. */
const isOnlyPlaced = (q: string, left: readonly string[]): boolean => {
  const others = tokens(q).filter((word) => !left.includes(word));
  return others.length > 0 && others.every(isPlaceOrTime);
};

const quoted = (words: readonly string[]): string => listed(words.map((word) => `“${word}”`));

/** Searches for what is wished now and shows the first products, then at most one question. */
export async function showProducts(around: Around, state: DialogueState, how: HowToShow = {}): Promise<Said> {
  const size = how.size ?? SHOWN_AT_ONCE;
  const { ids: shown, text, block, total: found, relaxed, mended } = await firstDrawn(around, state, size);
  if (shown.length === 0) return withNextStep(around, await explainNothing(around, state));
  const screen = await forSearchScreen(around, state);
  // Of many only the first are checked: there are no more than the search screen finds.
  const total = Math.max(shown.length, Math.min(found, screen.listed ?? found));
  const order = orderOf(state);
  const values = { total, what: whatOf(state), count: shown.length, shown: shown.length >= total ? "all" : "some" };
  const left = leftOut(state, relaxed);
  const lacking = needed(state, left, how.demands ?? []).map((said) => neededPart(said, around.turn));
  if (lacking.length > 0)
    return showProducts(around, { ...state, parts: withParts(state.parts, lacking) }, { ...how, demands: [] });
  const [noun = ""] = tokens(state.q);
  const isOther = state.kinds.length === 0 && left.includes(noun);
  // Of `trampoline voor in de tuin` nothing is left but where it goes, which is no likeness.
  if (isOther && isOnlyPlaced(state.q, left)) return showProducts(around, { ...state, q: noun }, how);
  const untold = left.filter((word) => how.untellable?.includes(word));
  const missing = left.filter((word) => !untold.includes(word) && !(isOther && word === noun));
  const usual = order ? say("sorted", { ...values, order }) : say("found", values);
  const heading = how.heading?.(total) ?? (isOther ? say("notNamed", { word: noun }) : usual);
  const question = how.silent
    ? undefined
    : ((await kindQuestion(around, state)) ?? (await facetQuestion(around, state, total)));
  const asked = asking(
    { ...state, shown, compared: [], pages: 1, focus: shown.length === 1 ? (shown[0] ?? null) : null },
    question,
  );
  return {
    text: [
      ...(untold.length > 0 ? [say("notMinded", { words: quoted(untold), count: shown.length })] : []),
      heading,
      ...text,
      ...(mended === undefined ? [] : [say("mended", { words: mended })]),
      ...(missing.length > 0 ? [say("leftover", { words: quoted(missing) })] : []),
      ...(asked.block?.type === "choices" ? [asked.block.question] : []),
    ],
    blocks: [block, wishesBlock(screen.state, total, around, screen.listed), ...(asked.block ? [asked.block] : [])],
    state: asked.state,
  };
}

/** The words that the search left out, because nothing has all of them. */
function leftOut({ q }: DialogueState, relaxed: string | undefined): string[] {
  if (relaxed === undefined) return [];
  const kept = stems(relaxed);
  // `microfoon` may have been read as `microphone`.
  const isKept = (stem: string) =>
    kept.some((other) => other === stem || (stem.length > ALIKE && other.startsWith(stem.slice(0, ALIKE))));
  return tokens(q).filter((word) => !isKept(normalise(word)));
}

/** What the search left out although it is demanded: words, and the number of a model with its word (`iphone 13`). */
function needed(state: DialogueState, left: readonly string[], demands: readonly WishDemand[]): string[] {
  const known = state.parts.map(({ label }) => label);
  const models = phrasesOf(state).filter(([, ...numbers]) => numbers.some((number) => left.includes(number)));
  const words = left.filter((word) => demands.some(({ said }) => said.toLowerCase() === word));
  const typed = tokens(state.q);
  const asTyped = ([stem = "", ...numbers]: readonly string[]) =>
    [typed.find((word) => normalise(word) === stem) ?? stem, ...numbers].join(" ");
  return [...models.map(asTyped), ...words].filter((said) => !known.includes(said));
}

async function facetQuestion(around: Around, state: DialogueState, total: number): Promise<Question | undefined> {
  if (!mayAsk(total, state)) return undefined;
  const facets = await around.finder.facets(requestOf(state, around.view));
  return questionFor(facets, total, state);
}

/** The products of one page that break no wish and were not shown just now. */
async function pageOf(around: Around, state: DialogueState, current: number) {
  const page = { current, size: SHOWN_AT_ONCE };
  const fresh = async ({ ids, total }: { ids: string[]; total: number }) => {
    const others = ids.filter((id) => !state.shown.includes(id));
    return { total, ...(await drawn(around, others, state)) };
  };
  const usual = await fresh(await around.finder.ids(requestOf(state, around.view, page)));
  const isEmpty = usual.ids.length === 0 && state.kinds.length > 1;
  return isEmpty ? fresh(await idsOfKinds(around, state, page)) : usual;
}

/** The next products of the same search. */
export async function showMore(around: Around, state: DialogueState): Promise<Said> {
  if (state.pages === 0) return { text: [say("nothingToContinue")], blocks: [], state };
  const linked = await forSearchScreen(around, state);
  // A page of which all break a wish is not the last.
  for (let pages = state.pages; ; pages += 1) {
    const { ids: shown, text, block, total } = await pageOf(around, state, pages);
    const wishes = wishesBlock(linked.state, total, around, linked.listed);
    if (shown.length > 0) {
      const next = { ...state, shown, pages: pages + 1, focus: null, question: null };
      return { text: [say("more", { count: shown.length }), ...text], blocks: [block, wishes], state: next };
    }
    const isLast = (pages + 1) * SHOWN_AT_ONCE >= Math.min(total, MOST_CHECKED);
    if (isLast) return { text: [say("noMore")], blocks: [wishes], state };
  }
}
