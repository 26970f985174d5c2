import { readFilterValue } from "#contract/filter-values";
import type { Wish, WishPart, WishRequest } from "#contract/wish";
import { isCommonUnit } from "../analysis/units";
import { settleBare } from "./bare-numbers";
import { withoutClosing } from "./closing-words";
import { withComparedNouns } from "./compared-nouns";
import { takeBackCorrected, withoutRefusedValues } from "./corrected";
import { demandsAmong } from "./demands";
import { readEitherModel, readEitherName } from "./either-model";
import { filtersOf } from "./filters-of-parts";
import { focusOn } from "./focus/focus";
import { inPlainTerms } from "./forms/in-plain-terms";
import { saidPlainly } from "./forms/said-plainly";
import { ofWhatIsMeasured } from "./kind-of-measure";
import { demandsOfKind } from "./kind-values";
import { brandsIn, kindsOfBrand } from "./kinds-of-brand";
import { kindsThatTell } from "./kinds-that-tell";
import { mendWords } from "./mend-words";
import { withNamedUnits } from "./named-numbers";
import { namesNumber } from "./names-number";
import { withoutUnneeded } from "./not-needed";
import { notSold } from "./not-sold";
import { isMeantItself, isOfSeveral, nounAmongOthers, sought } from "./noun-of-wish";
import { type NumberSpan, numberSpans } from "./number-spans";
import { refuseOpposed } from "./opposed";
import { readClasses } from "./read-better-class";
import { readBoundedAreas, takeBoundedAreas } from "./read-bounded-areas";
import { readCodes } from "./read-codes";
import { readDenied } from "./read-denied";
import { readAgeOf, readTomorrow } from "./read-fixed";
import { readPlacedParts } from "./read-flag-parts";
import { isValueInView, kindsOfKeys, readKinds, withoutHidden } from "./read-kinds";
import { readMentions } from "./read-mentions";
import { readCounted, readNamedSize, readPeople } from "./read-numbered";
import { readNumbers, readPrices } from "./read-numbers";
import { readParts } from "./read-parts";
import { readPerson } from "./read-person";
import { readPurpose } from "./read-purpose";
import { unitsOf } from "./read-quantities";
import { readShapes } from "./read-shape";
import { readBareSize, readSizes } from "./read-sizes";
import { checksOfWords, readTold, refusedBehindNames } from "./read-told";
import { readUnmet } from "./read-unmet";
import { forOtherAnimal, notAmong, otherCompound, otherThan, unsoldNumber, unsoldPhrase } from "./read-unsold";
import { isForNobody, readModifier, withoutGender } from "./read-values";
import { sortWords, withoutIdle, wordOfBrand } from "./read-words";
import { Reading } from "./reading";
import { saysNeed, withoutReasons } from "./reasons";
import { withPlainRefusals } from "./refusal-words";
import { withOwnDenials } from "./refused-lists";
import { readRefusedVariants } from "./refused-variants";
import { isKnownWord, isOnlyOther, type Mention, scan } from "./scan";
import { withoutTakenBack } from "./self-repair";
import { readSentence } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { findSubject, type Unnamed, withoutModifiers } from "./subject";
import { subjectOf, takePurpose } from "./take-purpose";
import { withoutStory, withoutToldBeside } from "./told-beside";
import { withoutVague } from "./vague-values";

/** A query of so few words is searched by them. */
const PLAIN_WORDS = 2;
/**
 * What makes a sentence more than its words. A size or a plain number is none: the search for words also shows what has
 * most of them, which ranks `rode jurk maat 38` better than filters do.
 */
const telling: ReadonlySet<WishPart["kind"]> = new Set([
  "price",
  "delivery",
  "condition",
  "need",
  "preference",
  "sort",
]);
const isTelling = ({ kind, filter }: WishPart): boolean => {
  const values = filter?.values ?? [];
  return telling.has(kind) || values.some(isMoreThanValue) || (kind === "quantity" && values.length > 1);
};

/** Whether it excludes, or bounds a number from one side or widely. */
function isMoreThanValue(value: string): boolean {
  const read = readFilterValue(value);
  if (read.is !== "range") return read.is === "not";
  return read.from === null || read.to === null || read.to - read.from >= 1;
}

/** Where nothing else says what is sought: the categories of the one brand that is named, if those are few. */
async function kindsOfBrands(
  mentions: readonly Mention[],
  inView: readonly string[],
  sense: ShopSense,
): Promise<readonly string[]> {
  const [brand, ...others] = brandsIn(mentions);
  return inView.length > 0 || brand === undefined || others.length > 0 ? inView : sense.kindsOfBrand(brand);
}

/** The `16` of an `iphone 16` counts nothing. */
const isNoName =
  (mentions: readonly Mention[]) =>
  ({ from, to, unit, isBounded }: NumberSpan): boolean =>
    unit !== undefined ||
    isBounded ||
    !mentions.some((one) => one.values.length > 0 && one.from < from && one.to >= to);

/** A sentence in plain words, without the reasons for what it asks. */
const plainly = (q: string, sense: ShopSense): string =>
  withoutReasons(saidPlainly(inPlainTerms(withoutTakenBack(withoutClosing(q), isCommonUnit))), (clause) =>
    saysNeed(clause, sense),
  );

/** What a long message says of the one thing that it asks for. */
export const focusOf = (message: string, sense: ShopSense): Promise<string | undefined> =>
  focusOn(plainly(message, sense), sense);

/** Reads what a sentence asks for; null when that is no more than its words, unless `whole`. */
export async function readWish(
  { q, whole = false, isFocused = false, isLater = false, ...visitor }: WishRequest,
  sense: ShopSense,
): Promise<Wish | null> {
  if (!whole && q.trim().split(/\s+/).length <= PLAIN_WORDS) return null;
  const hasView = visitor.category !== undefined;
  const bare = plainly(q, sense);
  const focused = isFocused ? bare : hasView ? undefined : await focusOn(bare, sense);
  const plain = focused ?? withoutStory(bare, hasView, sense);
  const spoken = withComparedNouns(readSentence(plain, isCommonUnit), sense);
  const refusing = { ...spoken, tokens: withPlainRefusals(spoken.tokens, sense) };
  const unitAt = unitsOf(sense.measured([]));
  const mended = await mendWords(withoutToldBeside(refusing, hasView || isLater, sense), sense);
  const reading = new Reading(withOwnDenials(withoutUnneeded(mended, sense), unitAt, sense));
  const { age, height } = readPerson(reading, (word) => isKnownWord(word, sense));
  readRefusedVariants(reading, sense);
  const bounded = takeBoundedAreas(reading);
  const codes = readCodes(reading, sense);
  for (const { from, to } of codes) reading.hold(from, to);
  readSizes(reading, sense);
  readTomorrow(reading);
  const numbers = numberSpans(reading.tokens, unitAt, reading.isTaken, sense.gradables.comparatives);
  const spans = readPrices(
    reading,
    withNamedUnits(reading, numbers, visitor.category === undefined ? [] : [visitor.category], sense),
    sense,
  );
  const measured = spans.filter(({ unit, isBounded }) => unit !== undefined || isBounded);
  for (const { from, to } of measured) reading.hold(from, to);
  const { mentions: phrases, deniedWords } = scan(reading, sense, hasView);
  reading.release();
  const mentions = refuseOpposed(reading, [...codes, ...phrases]);
  // Other words for values may be nouns too.
  const named = withoutHidden(
    mentions.filter((mention) => !isOnlyOther(mention)),
    visitor,
    sense,
  );
  const kindly = named.filter(
    (mention) =>
      !namesNumber(reading, mention, mentions, spans, visitor, sense) &&
      !isValueInView(reading, mention, visitor, sense),
  );
  const hasKind = visitor.category !== undefined || kindly.some(({ kinds, heads }) => kinds.length + heads.length > 0);
  const ofTwo = whole ? await readEitherName(reading, hasKind, sense) : undefined;
  const purpose = await readPurpose(reading, kindly, visitor, sense);
  const isOpen = !purpose && visitor.category === undefined;
  const phrase = isOpen
    ? (unsoldPhrase(reading, named, sense) ?? (await unsoldNumber(reading, named, spans, sense)))
    : undefined;
  if (phrase !== undefined && whole) return notSold(phrase);
  const found = purpose
    ? takePurpose(reading, purpose, visitor, sense)
    : readKinds(reading, await withoutModifiers(reading, kindly, measured, sense), visitor, sense);
  const subject: Unnamed = purpose
    ? subjectOf(purpose, visitor)
    : found.kinds.length > 0
      ? {}
      : ofTwo
        ? { kinds: kindsOfKeys(ofTwo.kinds, visitor, sense) }
        : await findSubject(reading, named, measured, visitor, sense);
  const { isNarrowed = found.isNarrowed, isElsewhere = false } = subject;
  const said = ofWhatIsMeasured(reading, subject.kinds ?? found.kinds, named, spans, visitor, sense);
  const ofNames = await kindsOfBrand(reading, mentions, said, visitor, sense);
  const inView = visitor.category === undefined ? [] : [visitor.category];
  const within =
    ofNames.length > 0
      ? ofNames.map(({ key }) => key)
      : (subject.within ?? (await kindsOfBrands(mentions, inView, sense)));
  readClasses(reading, within, sense);
  readPlacedParts(reading, within, sense);
  const { spans: settled, prices } = settleBare(reading, spans.filter(isNoName(mentions)), within, sense);
  readPrices(reading, prices, sense, true);
  const {
    words: counted,
    left: leftovers,
    checks,
  } = await readNumbers(reading, readShapes(reading, settled, within, sense), within, sense);
  const inWish = ofNames.length > 0 ? ofNames.map(({ key }) => key) : inView;
  const ofParts = readParts(reading, mentions, inWish, sense);
  const specified = [...ofParts.checks, ...readTold(reading, refusedBehindNames(mentions, deniedWords), within, sense)];
  const { wants, words: further, unread, denied } = readMentions(reading, ofParts.others, within, isNarrowed, sense);
  readCounted(reading, within, sense);
  readPeople(reading, within, sense);
  readNamedSize(reading, within, sense);
  readBareSize(reading, within, sense);
  const without = readDenied(reading, [...denied, ...deniedWords], within, sense);
  leftovers.push(...readBoundedAreas(reading, bounded, within, sense));
  leftovers.push(...(purpose?.leftovers ?? []), ...(found.leftovers ?? []), ...unread, ...without.leftovers);
  leftovers.push(...height, ...specified.map(({ said }) => said));
  const others = [
    ...(purpose?.words ?? []),
    ...(subject.head === undefined ? [] : [subject.head]),
    ...further,
    ...without.words,
    ...counted,
  ];
  const isForAge = age !== undefined && readAgeOf(reading, age, within, sense);
  if (isForAge && reading.isFree(age.person, age.person + 1)) reading.take(age.person, age.person + 1);
  if (age && !isForAge) leftovers.push(reading.said(age.from, age.to));
  // What says an age seldom says a gender too.
  if (isForAge && within.length === 0) {
    reading.take(age.person, age.person + 1);
    withoutGender(reading);
    const person = leftovers.indexOf(reading.said(age.person, age.person + 1));
    if (person >= 0) leftovers.splice(person, 1);
  }
  readUnmet(reading, mentions, within, sense);
  if (subject.modifier && !readModifier(reading, subject.modifier, within, sense)) {
    leftovers.push(subject.modifier.modifier?.word ?? "");
  }
  const either = readEitherModel(reading, sense) ?? ofTwo?.check;
  const sorted = await sortWords(reading, within, sense);
  const { words, idle } =
    ofNames.length > 0 ? { words: sorted.words, idle: [] } : await withoutIdle(reading, sorted.words, sense);
  const unknown = [...sorted.leftovers, ...idle];
  const gender = reading.parts.find(({ kind }) => kind === "gender")?.filter?.values;
  if (gender && within.length === 0 && words.length > 0 && !(await sense.anyWith(words, { gender })))
    leftovers.push(...withoutGender(reading));
  words.push(...(await wordOfBrand(reading, words, within, sense)));
  takeBackCorrected(reading);
  withoutRefusedValues(reading);
  withoutVague(reading);
  const kinds = kindsThatTell(reading, ofNames, visitor, sense);
  const { parts } = reading;
  const thing = parts.find(({ kind }) => kind === "kind")?.said;
  const other =
    thing && whole
      ? (otherThan(reading, kinds, thing, sense) ??
        otherCompound(reading, mentions, kinds, leftovers, sense) ??
        notAmong(reading, kinds, thing, sense))
      : undefined;
  const another = other ?? (whole ? forOtherAnimal([...leftovers, ...unknown], within, sense) : undefined);
  if (another !== undefined) return notSold(another);
  const nounOfKind = kinds.length > 0 ? nounAmongOthers(reading, within, sense) : undefined;
  const [kind] = kinds;
  const isFilter =
    nounOfKind !== undefined &&
    kind !== undefined &&
    (isOfSeveral(kind.key, sense) || sense.holdsOthers(nounOfKind, kind.key));
  const searched = [...others, ...words];
  const own = nounOfKind === undefined ? sought(subject.noun, searched) : undefined;
  const isOwn = own !== undefined && (subject.isUnsold || (await isMeantItself(own, searched, sense)));
  const noun = isFilter ? nounOfKind : isOwn ? own : undefined;
  if (!whole && !parts.some((part) => isTelling(part) || isForNobody(part, within, sense))) return null;
  const ofKind = whole ? demandsOfKind(reading, within, sense) : [];
  const nothingRead = [...leftovers, ...(either ? [either.said] : []), ...unknown];
  const left = [...nothingRead, ...ofKind.map(({ said }) => said)];
  const untold = nothingRead.filter((left) => !specified.some(({ said }) => said === left));
  const told = [
    ...checks,
    ...specified,
    ...(either ? [either] : []),
    ...checksOfWords(untold, searched, within, sense),
  ];
  const demands = [
    ...ofKind,
    ...ofParts.checks.map(({ said }) => ({ said, word: said, isSeldomNamed: true as const })),
    ...demandsAmong(reading, { left, searched, checks: told }, sense),
  ];
  return {
    q: [...(nounOfKind === undefined ? [] : [nounOfKind]), ...searched].join(" "),
    ...(noun && { noun }),
    ...(isElsewhere && { isElsewhere }),
    kinds,
    filters: filtersOf(parts),
    preferences: wants.preferences,
    ...(wants.sort && { sort: wants.sort }),
    parts: [...parts],
    leftovers: left,
    ...(demands.length > 0 && { demands }),
    ...(told.length > 0 && { checks: told }),
  };
}
