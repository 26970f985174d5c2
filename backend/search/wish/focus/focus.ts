import type { ShopSense } from "../shop-sense";
import { type ShapedClause, type Sought, shapeOf, TERMS, type Thing, thingsIn, unknownNounsIn } from "./message-shape";
import { pointedAt } from "./pointing-back";
import { wantedIn } from "./wanted-clauses";

/** Fewer words are no story. */
const LONG = 12;
/** Of fewer words yet it may be told of which thing a message asks, where that is sure. */
const SHORT = 6;
const SURE = 0.9;
const LIKELY = 0.5;
/** What is left out wrongly is lost; what is kept wrongly is often not read. */
const KEPT = 0.3;
/** What names another thing only, or is a choice. */
const CERTAIN = 0.75;
/** What somebody has counts, but less than a property that fits. */
const OWNED = 0.5;
/** A name that only products have is looked for also where it is less likely that it is wanted. */
const POSSIBLY = 0.1;
/** Names of products are looked for in so many words: each is a search. */
const MOST_TRIED = 5;
const MOST_THINGS = 6;
/** A property that fits tells little beside how a thing is named. */
const FITTING = 0.1;
/** Less makes no difference. */
const NEARLY = 0.2;

const REASON = /^(?:want|omdat|zodat|doordat|aangezien)\b/i;
/** What says something of a thing: a name or a number of the shop, or another noun. */
const isTelling = (sign: string): boolean => TERMS.has(sign) || sign === "maat" || sign.endsWith("*");
/** What is hardly said of a thing by chance. */
const FIRM: ReadonlySet<string> = new Set("VALUE MEASURE MONEY BRAND SIZE BOUND".split(" "));

/** `lendensteun moet het hebben`, `dat hij nu LEGO wil`: what it is to be, whoever says so. */
const DEMANDS =
  /(?:^| )(?:moeten?|moet|mag|mogen) (?:het|hij|ie|die|ze|er) (?:hebben|zijn|kunnen)(?: |$)|(?:^| )(?:BRAND|KIND|VALUE|COLOUR) (?:wil|wilt|willen|zoekt)(?: [.,;!?])?$|(?:^| )(?:zoek|zoekt|zoeken) (?:(?:ook|nog|nu|graag) )*(?:een|naar|iets)(?: |$)/;
/** `gasten vragen om te kunnen strijken`: what somebody is to do with it. */
const PURPOSE = /(?:^| )om (?:\S+ ){0,3}te (?:kunnen )?KIND(?: |$)/;
/** What may stand beside a property that is wanted, where a clause says nothing else: `de motor graag in het midden`. */
const BESIDE_VALUE = /^(?:de|het|een|en|ook|graag|liefst|liever|wel|dan|dus|maar|in|met|van|[.,;!?])$/;

function saysOnlyValue(signs: readonly string[]): boolean {
  return signs.some((sign) => FIRM.has(sign)) && signs.every((sign) => FIRM.has(sign) || BESIDE_VALUE.test(sign));
}

interface Judged extends ShapedClause {
  likely: number;
  isWanted: boolean;
}

function judged(message: string, sought: Sought, sense: ShopSense): Judged[] {
  const clauses = shapeOf(message, sought, sense);
  const likely = wantedIn(clauses.map(({ signs }) => signs));
  // `een zwarte: wit wordt toch meteen vies`
  const chosen = new Set(clauses.flatMap(({ fields }, at) => ((likely[at] ?? 0) >= CERTAIN ? fields : [])));
  let wasAsked = false;
  return clauses.map((clause, at) => {
    const isOfOther = clause.signs.includes("THING") && !clause.signs.some((sign) => sign === "KIND" || FIRM.has(sign));
    const isPurpose = PURPOSE.test(clause.signs.join(" "));
    const isDoubtful = (isOfOther && sought.kinds.length > 0) || isPurpose;
    const isLikely = (likely[at] ?? 0) >= (isDoubtful ? CERTAIN : LIKELY);
    const isKept =
      (likely[at] ?? 0) >= KEPT &&
      !REASON.test(clause.typed) &&
      !isPurpose &&
      clause.signs.some(isTelling) &&
      !clause.fields.some((field) => chosen.has(field));
    const isAsked = DEMANDS.test(clause.signs.join(" ")) && !REASON.test(clause.typed);
    const isBehind = (wasAsked || (likely[at - 1] ?? 0) >= CERTAIN) && saysOnlyValue(clause.signs);
    wasAsked = isAsked;
    return { ...clause, likely: likely[at] ?? 0, isWanted: isLikely || isKept || isAsked || isBehind };
  });
}

const holds = ({ from, typed }: ShapedClause, place: number): boolean => from <= place && place < from + typed.length;

/** How much of what is wanted is something that products of these categories have. */
const fitOf = (clauses: readonly Judged[]): number =>
  clauses
    .filter(({ isWanted }) => isWanted)
    .flatMap(({ signs }) => signs)
    .filter((sign) => sign === "VALUE" || sign === "MEASURE").length;

interface Candidate {
  thing: Thing & Sought;
  clauses: Judged[];
  /** How likely it is named as what is wanted. */
  likely: number;
  fit: number;
}

function candidate(message: string, thing: Thing & Sought, sense: ShopSense): Candidate {
  const clauses = judged(message, thing, sense);
  const likely = clauses.find((clause) => holds(clause, thing.from))?.likely ?? 0;
  return { thing, clauses, likely, fit: fitOf(clauses) };
}

const scoreOf = ({ likely, fit }: Candidate): number => Math.round(likely / NEARLY) * NEARLY + fit * FITTING;

/** The first of those that score most. */
const best = (some: readonly Candidate[], score: (one: Candidate) => number): Candidate | undefined =>
  some.reduce<Candidate | undefined>((most, one) => (most && score(most) >= score(one) ? most : one), undefined);

/** The words of what may be wanted that only names of products have, the likeliest first. */
function nounsIn(message: string, sense: ShopSense) {
  const clauses = judged(message, { kinds: [] }, sense);
  return unknownNounsIn(message, sense)
    .map((noun) => ({ noun, likely: clauses.find((clause) => holds(clause, noun.from))?.likely ?? 0 }))
    .filter(({ likely }) => likely >= POSSIBLY)
    .sort((a, b) => b.likely - a.likely)
    .slice(0, MOST_TRIED);
}

/** What is sought by a word that only names of products have. */
async function soughtByName(
  message: string,
  nouns: ReturnType<typeof nounsIn>,
  sense: ShopSense,
): Promise<Candidate | undefined> {
  const named: Candidate[] = [];
  for (const { noun } of nouns) {
    const kinds = await sense.kindsNamed(noun.name);
    if (kinds.length > 0) named.push(candidate(message, { ...noun, kinds, word: noun.name }, sense));
  }
  const wanted = named.filter(({ likely }) => likely >= LIKELY);
  return best(
    wanted.sort((a, b) => a.thing.from - b.thing.from),
    scoreOf,
  );
}

/** Whether a brand that is wanted makes such things, if one is. */
function isMadeBySome(clauses: readonly Judged[], { kinds }: Sought, { facts }: ShopSense): boolean {
  const brands = clauses.filter(({ isWanted }) => isWanted).flatMap(({ brandValues }) => brandValues);
  return brands.length === 0 || brands.some((brand) => facts.countOf("brand", brand, kinds) > 0);
}

/** The thing that is told of to which what is wanted fits: rather what somebody has, and what was named last. */
function soughtInStory(things: readonly Candidate[], sense: ShopSense): Candidate | undefined {
  const fitting = things.filter(
    ({ clauses, thing }) => clauses.some(({ likely }) => likely >= LIKELY) && isMadeBySome(clauses, thing, sense),
  );
  const told = fitting.filter(({ thing }) => !thing.isBeside || thing.isOwned).reverse();
  const owned = best(told, ({ thing, fit }) => fit + (thing.isOwned ? OWNED : 0));
  return (
    owned ??
    best(
      fitting.filter(({ fit }) => fit > 0),
      ({ fit }) => fit,
    )
  );
}

/** What is sought: the thing that a wish names, by its category or else by the names of products; else one that is told of. */
async function soughtIn(message: string, sense: ShopSense): Promise<Candidate | undefined> {
  const things = thingsIn(message, sense)
    .slice(0, MOST_THINGS)
    .map((thing) => candidate(message, thing, sense));
  const wanted = things.filter(({ likely, thing }) => likely >= LIKELY && !thing.isBeside);
  // `een bureaustoel; het bureau zelf bevalt prima`
  const introduced = wanted.filter(({ thing }) => !thing.isDefinite);
  const itself = best(introduced, scoreOf) ?? best(wanted, scoreOf);
  if (itself) return itself;
  const nouns = nounsIn(message, sense);
  const byName = await soughtByName(message, nouns, sense);
  if (byName) return byName;
  // What is asked for is nothing of this shop: nothing that is told of stands for it.
  const isElsewhere = nouns.some(({ noun, likely }) => noun.isNewHere && likely >= LIKELY);
  return isElsewhere ? undefined : soughtInStory(things, sense);
}

/** `een toetsenbord met verlichting zou ons huwelijk redden`: where the wish ends, if nothing of the thing is said behind it. */
function withoutPraise({ typed, signs }: Judged): string {
  const at = signs.findIndex((sign) => /^(?:zou|zouden|lijkt|lijken)$/.test(sign));
  const isPraise = at > 0 && signs.slice(0, at).includes("KIND") && !signs.slice(at).some((sign) => FIRM.has(sign));
  return isPraise ? typed.replace(/\s+(?:zou|zouden|lijkt|lijken)\s.*?(?=[.,;:!?]*$)/isu, "") : typed;
}

/** Whether it is beyond doubt which of two things a message asks for, and which it only tells of. */
const isCertain = ({ clauses, likely }: Candidate): boolean =>
  likely >= SURE &&
  clauses.every((clause) => clause.likely >= SURE || clause.likely <= 1 - SURE) &&
  clauses.some((clause) => clause.likely <= 1 - SURE && clause.signs.includes("THING"));

/**
 * What a long message says of the one thing that it asks for, without the story around that, if there is one. Undefined where
 * the message is short or wants nothing that the shop knows.
 */
export async function focusOn(message: string, sense: ShopSense): Promise<string | undefined> {
  const words = message.trim().split(/\s+/).length;
  if (words < SHORT) return undefined;
  const found = await soughtIn(message, sense);
  if (words < LONG && !(found && isCertain(found))) return undefined;
  const sought = found?.thing;
  const clauses = found?.clauses ?? judged(message, { kinds: [] }, sense);
  // `ik wil zelf een nintendo`: a name may be all that is said.
  const isNamedOnly = clauses.some(({ isWanted, signs }) => isWanted && signs.includes("BRAND"));
  if (!sought && !isNamedOnly) return undefined;
  const also = pointedAt(clauses);
  const isKept = (at: number) => clauses[at]?.isWanted === true || also.has(at);
  if (also.size === 0 && clauses.every((_, at) => isKept(at))) return message;
  let said = "";
  let end: number | undefined;
  for (const [at, clause] of clauses.entries()) {
    if (!isKept(at)) continue;
    const typed = also.get(at) ?? withoutPraise(clause);
    // What stood side by side still does: a sign between the two would part them.
    const isNext = isKept(at - 1) && end !== undefined && also.get(at) === undefined;
    if (isNext) said += message.slice(end, clause.from) + typed;
    else said += `${said === "" ? "" : /[.,;:!?]$/.test(said) ? " " : ", "}${typed}`;
    end = clause.from + clause.typed.length;
  }
  if (said === "") return undefined;
  said = said.replace(/[\s,;:–-]+$/u, ".");
  // `onze oude televisie is te klein, 55 inch is precies goed`
  const isSaid = (at: number, { typed, isWanted }: Judged) => isWanted || also.get(at)?.endsWith(typed) === true;
  const isNamed = clauses.some(
    (clause, at) => isSaid(at, clause) && (clause.signs.includes("KIND") || (sought && holds(clause, sought.from))),
  );
  return isNamed || !sought ? said : `${sought.name}, ${said}`;
}
