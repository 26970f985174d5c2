import type { ProductSummary } from "#contract/products";
import { normalise } from "../../search/analysis/normalise";
import { tokens } from "../../search/analysis/tokens";
import type { Ref } from "../commands";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { priceOf, summariesOf } from "./products";
import { requestOf } from "./request";

const LONGEST_NAME = 200;
/** `5,0 Ah` is named by who says `5 ah`. */
const stems = (text: string) => tokens(text).map((word) => normalise(word.replace(/^(\d+)d0$/, "$1")));

/** Those whose name or brand has all of the words. */
function named(products: readonly ProductSummary[], words: string): ProductSummary[] {
  const asked = stems(words);
  if (asked.length === 0) return [];
  return products.filter(({ name, brand }) => {
    const own = new Set(stems(`${name} ${brand ?? ""}`));
    return asked.every((word) => own.has(word));
  });
}

/** Of several the one of whose name most is said. */
function likest(products: readonly ProductSummary[], message: string): ProductSummary | undefined {
  if (products.length < 2) return products[0];
  const said = new Set(stems(message));
  const missing = ({ name }: ProductSummary) => stems(name).filter((word) => !said.has(word)).length;
  return products.toSorted((a, b) => missing(a) - missing(b))[0];
}

function byPrice(products: readonly ProductSummary[], sign: 1 | -1): ProductSummary | undefined {
  const priced = products.flatMap((product) => {
    const amount = priceOf(product);
    return amount === null ? [] : [{ product, amount }];
  });
  return priced.sort((a, b) => sign * (a.amount - b.amount))[0]?.product;
}

/** The product that is meant, among those in view; one named by its words may be any of the shop's. */
export async function resolve(ref: Ref, state: DialogueState, around: Around): Promise<string | undefined> {
  if (ref.is === "id") return ref.id;
  if (ref.is === "this") return state.focus ?? state.shown[0];
  if (ref.is === "nth") return state.shown.at(ref.n < 0 ? ref.n : ref.n - 1);
  if (ref.is === "seen") {
    const seen = named(await summariesOf(around, state.seen), ref.words);
    return ref.words === "" ? state.seen[0] : seen.at(-1)?.id;
  }
  const inView = [...new Set([...state.shown, ...state.compared, ...(state.focus ? [state.focus] : [])])];
  const products = await summariesOf(around, inView);
  if (ref.is === "cheapest") return byPrice(products, 1)?.id;
  if (ref.is === "dearest") return byPrice(products, -1)?.id;
  const found = likest(named(products, ref.words), around.message);
  if (found) return found.id;
  // `wanneer wordt die bezorgd`: what follows is no name.
  if (!/[\p{Lu}\d]/u.test(ref.words)) return state.focus ?? state.shown[0];
  const { kinds, noun, q } = state;
  const isAboutKind = kinds.length > 0 || q !== "";
  const ofKind = isAboutKind ? await nameAmong({ kinds, noun, q }, ref.words, around) : undefined;
  return ofKind ?? nameAmong({ kinds: [], noun: "", q: "" }, ref.words, around);
}

const FIRST = { current: 0, size: 5 };

/** The best match with all of the words in its name or brand, of what the conversation is about or of the whole shop. */
async function nameAmong(
  { kinds, noun, q }: Pick<DialogueState, "kinds" | "noun" | "q">,
  words: string,
  around: Around,
): Promise<string | undefined> {
  const asked = [q, words.slice(0, LONGEST_NAME)].filter(Boolean).join(" ");
  const { ids } = await around.finder.ids(requestOf({ kinds, noun, q: asked, parts: [] }, around.view, FIRST));
  return named(await summariesOf(around, ids), words)[0]?.id;
}
