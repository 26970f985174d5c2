import type { Wish } from "#contract/wish";
import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import { isCommonUnit, unitOf } from "../../search/analysis/units";
import { readTraits } from "../records";
import { type DialogueState, hasWish } from "../state";
import { alsoGood } from "./also-good";
import { introducesOne, namesAnotherThing, namesOtherMaker, tellsOfAnother } from "./another-thing";
import type { Around, Said } from "./around";
import {
  forThatModel,
  goingWith,
  isOneMore,
  ofOtherBrands,
  oneOfThose,
  readBesideIt,
  seeksBesideIt,
  withoutIt,
} from "./beside-it";
import { UNTOLD } from "./blocked";
import { withBrandHere } from "./brand-here";
import { withBound } from "./carried-bound";
import { withNoun } from "./carried-noun";
import { withSides, withUnit } from "./carried-numbers";
import { withoutLast } from "./denied-last";
import { partsNamed, withoutParts } from "./drop-wish";
import { asPartOfView } from "./follow-up";
import { forAnother, isForOther, withBrandOf } from "./in-place-of";
import { asOneKind, ofKindShown } from "./kind-of-shown";
import { fallenBack, withoutMistaken } from "./meant-instead";
import { isForSelf, mergeWish, namesNoOther, withParts, wordsOf } from "./merge-wish";
import { forModelTold } from "./model-told";
import { withNameWords } from "./name-words";
import { partOfChoice } from "./narrow";
import { withoutModelsOfOthers } from "./other-brand";
import { pickKind } from "./pick-kind";
import { summariesOf } from "./products";
import { ratherAsBefore, ratherInWords } from "./rather-kind";
import { readNext } from "./read-in";
import { withoutNamed } from "./refused-name";
import { asRefusal } from "./refused-words";
import { MOST_CHECKED, requestOf } from "./request";
import { saidInPart } from "./said-in-part";
import { withSame } from "./same-as-before";
import { asOnly, goesOn, isOnlyUntold, isUnknownHere, saysMoreOf, saysPart } from "./same-subject";
import { anyText, isOfAnotherCase } from "./sections";
import { withSeries } from "./series";
import { asService } from "./service";
import { settled } from "./settled";
import { showMore, showProducts } from "./show";
import { soughtEarlier, withEarlier } from "./sought-earlier";
import { isStray } from "./stray";
import { phrasesOf, toldOf } from "./tells";
import { listed, say } from "./texts";
import { toldOfKind } from "./told-of-kind";
import { withoutUnknownLead, withoutUnknownSought } from "./unknown-words";
import { demandsTold, withoutUntellable } from "./untellable";
import { withDemanded, withUntold } from "./untold";
import { asUnwanted } from "./unwanted";
import { asPurpose } from "./what-it-is-for";

/** `nemen jullie de oude mee?` */
const SHOP_DOES =
  /^(?:en )?(?:kunnen|willen|nemen|doen|geven|maken|sturen|brengen|halen|plaatsen|installeren|\p{L}+en) jullie\b/u;

const COUNTED = /\b(\d+(?:[.,]\d+)?) ?([a-z]{1,5})\b/g;

const isSameUnit = (unit: string) => (other: string) => unitOf(other).base === unitOf(unit).base;

/** What was searched for without the numbers of a unit that is said anew: 256 GB takes the place of 128 GB. */
function withoutNumbers(state: DialogueState, q: string): DialogueState {
  const units = tokens(q).filter(isCommonUnit);
  const parts = state.parts.filter(({ told }) => !told?.number || !units.some(isSameUnit(told.number.unit)));
  const kept = state.q.replace(COUNTED, (pair, _, unit: string) => (units.includes(unit.toLowerCase()) ? "" : pair));
  return { ...state, parts, q: kept.replace(/\s+/g, " ").trim() };
}

const isEmpty = ({ q, kinds, parts }: Wish) => q === "" && kinds.length === 0 && parts.length === 0;

const isSame = (word: string, other: string): boolean => word === other;

/**
 * The words with which things of the kind are named or specified, whatever else is wished of them: `4K` of projectors. A
 * number belongs to the word before it.
 */
async function propertiesIn(around: Around, { kinds, noun }: DialogueState, q: string): Promise<string[]> {
  const phrases = phrasesOf({ q, noun, kinds });
  const words = tokens(q);
  const found: string[] = [];
  for (const phrase of phrases.slice(0, MOST_WORDS)) {
    const said = words.filter((word) => phrase.includes(normalise(word)) || phrase.includes(word));
    const request = requestOf({ kinds, noun: "", q: said.join(" "), parts: [] }, around.view, {
      current: 0,
      size: MOST_CHECKED,
    });
    const { ids, relaxed } = await around.finder.ids(request);
    if (relaxed !== undefined || ids.length === 0) continue;
    const traits = await readTraits(around.kit.db, ids);
    const isTelling = (await summariesOf(around, ids)).some((summary) => {
      const known = traits.get(summary.id);
      return known !== undefined && toldOf(summary, known, [phrase], isSame).length > 0;
    });
    if (isTelling) found.push(...said);
  }
  return found;
}
const MOST_WORDS = 4;

/** Words without which there are products, while with them there are none, are named and left out. */
async function usable(around: Around, before: string, merged: DialogueState, q: string) {
  if (q === "" || merged.kinds.length !== 1) return { state: merged, unused: [] };
  const { total } = await around.finder.ids(requestOf(merged, around.view, { current: 0, size: 1 }));
  if (total > 0) return { state: merged, unused: [] };
  const bare = { ...merged, q: before === q ? "" : before };
  const others = await around.finder.ids(requestOf(bare, around.view, { current: 0, size: 1 }));
  if (others.total > 0) {
    const told = await propertiesIn(around, merged, q);
    if (told.length === tokens(q).length) return { state: merged, unused: [] };
    if (told.length > 0) {
      const left = tokens(q).filter((word) => !told.includes(word));
      return { state: { ...merged, q: told.join(" ") }, unused: left };
    }
  }
  return others.total > 0 ? { state: bare, unused: tokens(q) } : { state: merged, unused: [] };
}

const ARTICLES =
  /^(?:(?:en|of|ik|wil|zoek|bedoel|doe|maar|liever|toch|een|de|het|die|graag|dan|nee|ja|alleen|enkel|ook)[ ,]*)*$/;

/** `of een puzzel van 1000 stukjes` */
const OR_A = /^of (?:(?:toch|misschien|anders|eventueel|liever|nee) )*een /i;

/** Adds what a message wishes, and shows what that comes to. */
export async function wish(
  {
    text: meantBy,
    fresh = false,
    otherBrand,
  }: { text: string; fresh?: boolean | undefined; otherBrand?: true | undefined },
  before: DialogueState,
  around: Around,
): Promise<Said> {
  const kept = fresh ? emptied(before) : await asOneKind(around, before);
  const known = await withoutUnknownSought(around, kept);
  const begun = otherBrand ? await ofOtherBrands(around, known) : known;
  const plain = withSides(await forModelTold(around, meantBy, begun), begun);
  const asked = await withSame(around, await withoutUnknownLead(around, plain, begun), begun);
  if (otherBrand && asked === "")
    return begun.parts.length > kept.parts.length ? showProducts(around, begun) : showMore(around, kept);
  const named = (await withoutNamed(around, asked, begun)) ?? (await withNameWords(around, asked, begun));
  if (named) return showProducts(around, named);
  const isBeside = await seeksBesideIt(around, asked, begun);
  const series = await withSeries(around, asked, begun);
  if (series && ARTICLES.test(fold(series.text))) return showProducts(around, series.state);
  const typed = series?.text ?? (isBeside ? await oneOfThose(around, withoutIt(asked), begun) : asked);
  const inView = series?.state ?? begun;
  const picked = pickKind(typed, inView);
  // `robot mag ook`, where both are in view.
  if (picked && alsoGood(typed, typed)) return showProducts(around, inView);
  const state = picked ? { ...inView, kinds: [picked.kind], noun: "", q: "", question: null } : inView;
  const text = withBound(await withNoun(around, state, withoutLast(picked?.text ?? typed, state)), state);
  if (picked && ARTICLES.test(fold(text))) return showProducts(around, state);
  const other = isBeside ? await readBesideIt(around, text, state) : undefined;
  const again = (words: string) => readNext(around, state, withUnit(words, state));
  const next = other ?? asRefusal(text, await saidInPart(around, state, text, await again(text)), state);
  const own = asOnly(text, asPartOfView(text, state, next), state);
  const read = await asPurpose(text, own, state, again);
  if (read !== own && isEmpty(read)) return withLeftovers(await showProducts(around, state), read.leftovers);
  const back = soughtEarlier(state, read, around.message, text);
  if (back) return ARTICLES.test(fold(back.text)) ? showProducts(around, back.state) : wish(back, back.state, around);
  const service = await asService(text, read, state, around);
  if (service) return service;
  if (isStray(text, read, state) || isOfAnotherCase(text, state)) return anyText(text, state, around);
  if (isEmpty(read) && state.shown.length > 0 && read.leftovers.length > 0) {
    const checked = await withUntold(around, state, read.leftovers, read.checks);
    if (checked.state.parts.some((part) => !state.parts.includes(part)))
      return withLeftovers(await showProducts(around, checked.state), checked.leftovers);
    if (await namesAnotherThing(around, state, text))
      return wish({ text }, { ...state, kinds: [], noun: "", q: "" }, around);
    // What the shop does is no property of its goods.
    return SHOP_DOES.test(fold(text)) ? anyText(text, state, around) : unchanged(state, read.leftovers);
  }
  if (isEmpty(read) && read.leftovers.length > 0) return { text: [say("whatKind")], blocks: [], state, isMiss: true };
  if (isEmpty(read)) return { text: [say("unclear")], blocks: [], state, isMiss: true };
  if ((await namesOtherMaker(around, state, text, read)) || (await tellsOfAnother(around, state, text, read)))
    return wish({ text }, { ...emptied(state), earlier: withEarlier(state) }, around);
  const isMore = saysMoreOf(text, state, read) || (await goesOn(around, text, state, read));
  const isUnknown = !isMore && (await isUnknownHere(around, text, state, read));
  if (isUnknown || (await isOnlyUntold(around, text, state, read))) return unchanged(state, tokens(read.q));
  const meantState = await ratherInWords(
    around,
    text,
    fallenBack(around.message, withoutMistaken(text, state, read), read),
    wordsOf(read),
  );
  const merged = mergeWish(isMore ? withoutNumbers(meantState, read.q) : meantState, read, around.turn, {
    isMore,
    isBeside: isBeside || isOneMore(around.message),
    isAlso: alsoGood(typed, withUnit(text, state)),
    isInstead: OR_A.test(around.message),
    isSelf: isForSelf(around.message),
    isBroadly: namesNoOther(around.message),
  });
  const isSame = merged.kinds[0]?.key === state.kinds[0]?.key;
  const meant = isMore && isForOther(text) ? await forAnother(around, state, merged, wordsOf(read)) : merged;
  const beside = isBeside ? await goingWith(around, state, meant) : await forThatModel(around, text, state, meant);
  const alike = await ratherAsBefore(around, text, state, beside);
  const ofBrand = await withBrandOf(around, await withBrandHere(around, alike), wordsOf(read));
  const branded = await withoutModelsOfOthers(around, around.message, state, ofBrand);
  const { state: told, left: untoldOfKind } = await toldOfKind(around, state, await settled(around, state, branded));
  const { state: usableState, unused } = await usable(around, isSame ? state.q : "", told, wordsOf(read));
  // A category that holds several things has others than the one in view: `drogers van Bosch` after washing machines.
  const isRather = (state.noun !== "" && !saysPart(text)) || introducesOne(around.message);
  if (unused.length > 0 && isRather && (await namesAnotherThing(around, state, text)))
    return wish({ text }, { ...state, kinds: [], noun: "", q: "" }, around);
  const { state: checked, leftovers } = await withUntold(around, usableState, read.leftovers, read.checks);
  const bare = await withoutUntellable(around, checked, read.demands ?? []);
  const left = [...leftovers, ...unused, ...untoldOfKind, ...bare.left];
  const demands = await demandsTold(around, bare.state, read.demands ?? []);
  const demanded = withDemanded(bare.state, left, { ...read, demands: [...demands] }, around.turn);
  const untellable = (read.demands ?? []).filter((one) => !demands.includes(one)).map(({ said }) => fold(said));
  const said = await showProducts(around, demanded.state, { demands, untellable });
  return withLeftovers(said, demanded.leftovers);
}

/** A wish that the data of these products know nothing of: what is in view stays. */
const unchanged = (state: DialogueState, words: readonly string[]): Said => ({
  text: [say("notTold", { words: listed(words.map((word) => `“${word}”`)), count: words.length })],
  blocks: [],
  state,
});

/**
 * An answer that names the words which could not be used; nothing else is said of them. Above products, because those may
 * lack what was asked for.
 */
export function withLeftovers(said: Said, words: readonly string[]): Said {
  if (words.length === 0 || said.isMiss) return said;
  const named = listed(words.map((word) => `“${word}”`));
  const products = said.blocks.find(({ type }) => type === "products");
  if (products?.type !== "products") return { ...said, text: [...said.text, say("leftover", { words: named })] };
  return { ...said, text: [say("notMinded", { words: named, count: products.items.length }), ...said.text] };
}

/** Takes wishes back, and shows what is left. */
export async function drop({ part }: { part: string }, state: DialogueState, around: Around): Promise<Said> {
  if (part === "all") {
    return { text: [say("allDropped")], blocks: [], state: emptied(state) };
  }
  if (state.q !== "" && state.kinds.length > 0 && fold(part).trim() === fold(state.q)) {
    const rest = withoutParts(state, partsNamed(state, part));
    const said = await showProducts(around, { ...rest, q: "" });
    return { ...said, text: [say("wholeAgain"), ...said.text] };
  }
  const gone = partsNamed(state, part);
  const refusal = gone.length === 0 ? await asUnwanted(around, state, part) : undefined;
  if (refusal !== undefined) return wish({ text: refusal }, state, around);
  if (gone.length === 0 && state.shown.length > 0 && hasWish(state)) {
    const same = await showProducts(around, state, { silent: true });
    return { ...same, text: [say("nothingToDrop"), ...same.text] };
  }
  if (gone.length === 0) return { text: [say("nothingToDrop")], blocks: [], state };
  const said = await showProducts(around, await ofKindShown(around, withoutParts(state, gone, part), state));
  return { ...said, text: [say("wholeAgain"), ...said.text] };
}

const emptied = (state: DialogueState): DialogueState => ({
  ...state,
  kinds: [],
  noun: "",
  q: "",
  parts: [],
  earlier: [],
  shown: [],
  pages: 0,
  focus: null,
  compared: [],
  asked: [],
  question: null,
  inARow: 0,
});

/** Takes the answer to a question. */
export async function narrow(
  { choice }: { choice: string | null },
  state: DialogueState,
  around: Around,
): Promise<Said> {
  const { question } = state;
  if (!hasWish(state)) return { text: [say("nothingToContinue")], blocks: [], state, isMiss: true };
  if (question?.facet === UNTOLD) return drop({ part: question.options[0]?.value ?? "" }, state, around);
  if (!question || choice === null) return showProducts(around, { ...state, question: null });
  const label = question.options.find(({ value }) => value === choice)?.label ?? choice;
  if (question.facet === "kind") {
    const kinds = state.kinds.filter(({ key }) => key === choice);
    return showProducts(around, { ...state, kinds, noun: "", q: "", question: null });
  }
  const parts = withParts(state.parts, [partOfChoice(question.facet, choice, label, around.turn)]);
  return showProducts(around, { ...state, parts, question: null });
}
