import { fold } from "../../analysis/tokens";

const LIMIT = "hooguit ";
/** Where an amount of money begins. */
const SUM = /(?:€|eur|euro) ?\d|\b(?:\d|\p{L}+(?:tig|honderd|duizend|tien)\b)/iu;

interface Clause {
  typed: string;
  signs: readonly string[];
  brands: readonly string[];
  isWanted: boolean;
}
const PEOPLE =
  /\bmet (?:(?:z'n|zijn|ons|onze) )?(?:\d+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:man|personen|mensen)\b/;
/** `met z'n achten`, which says how large the thing is to be where that is said to be enough. */
const TOGETHER = /\bmet (?:z'n|zijn|zn|ons) (?:tweeen|drieen|vieren|vijven|zessen|zevenen|achten|negenen|tienen)\b/;
const ENOUGH = /\bgroot genoeg\b|\b(?:daar|iedereen|allemaal)\b.*\b(?:voor|op|aan|in|past|passen)\b/;
/** `een ander merk` than one that was told of. */
const OTHER_BRAND = /\b(?:een|ieder|elk|liever een|van een) ander merk\b|\bandere merken\b/;

/** Words of a wish that point at what was told before it, what that is, and how it is then said. */
const POINTING: readonly [words: RegExp, signs: readonly string[], led?: string][] = [
  [/\b(?:die|dezelfde|deze|goede|juiste) maa?t\b/, ["SIZE", "VALUE", "MEASURE", "AMOUNT", "NUMBER"]],
  [/\b(?:die|dezelfde|deze) kleur\b/, ["COLOUR"]],
  [/\b(?:dat|hetzelfde|dit|zelfde) merk\b/, ["BRAND"]],
  [
    /\bpas(?:t|sen) (?:haar|hem|hun|ze|bij haar|bij hem)\b|\b(?:haar|hem|hun) pas(?:t|sen)\b/,
    ["AMOUNT", "MEASURE", "SIZE"],
  ],
  [
    /\b(?:dat|die|dit) (?:wel |ook )*(?:kunnen |moeten )*(?:dragen|houden|tillen|hebben|aan|aankan|aankunnen)\b/,
    ["AMOUNT", "MEASURE"],
  ],
  [
    /\b(?:er|daar|hier)(?:voor|op|in|aan|onder|omheen)\b(?! over)|\b(?:daar|er|hier)\b.*\b(?:voor|bij|op|in|aan|omheen)\b\W*$|\b(?:dit|dat|die|deze) (?:toestel|apparaat|machine|model|camera|printer|telefoon|ding)\b/,
    ["MODEL", "BRAND", "VALUE", "OTHER", "KIND"],
  ],
  [
    /\b(?:daar|hier)van\b|\bdaar\b.*\bvan\b|\b(?:daar moet|blijf).*\bonder\b|\bniks bijleggen\b|\bdaarvoor (?:krijgen|kopen)\b|\b(?:die|deze|dat|dit) (?:prijs|bedrag|geld|budget)\b/,
    ["MONEY"],
    LIMIT,
  ],
];
/** What there is to spend, where nothing else bounds the price: `samen is er 350 euro opgehaald`. */
const SAVED =
  /\b(?:gespaard|spaar|opgehaald|ingezameld|bij elkaar|bijeen|in de pot|potje|opzij|apart|samen|cadeaubon|bon|tegoed|gereserveerd|beschikbaar|te besteden|uittrekken|vrijgemaakt|gekregen|over deze maand)\b/;

/** A sum that is said to be more or less than what there is. */
const IS_BOUND =
  /\b(?:tot|max|maximaal|maximum|hooguit|hoogstens|onder|binnen|minder|niet|minstens|minimaal|vanaf|boven|meer|rond|ongeveer|tussen|goedkoper)\b/;

/** `mijn iphone 15`, `HP DeskJet 2820e` */
const namesModel = ({ signs }: Clause): boolean =>
  signs.some(
    (sign, at) => /^[a-z]+\d|^\d+[a-z]/.test(sign) || (sign === "NUMBER" && /^[a-z]{4,}\*?$/.test(signs[at - 1] ?? "")),
  ) && /\b(?:mijn|m'n|mn|onze|ons|zijn|haar|een|der|de|heeft|heb)\b/i.test(signs.join(" "));
/** What was so of something that somebody no longer has or wants. */
const GONE =
  /\b(?:was|waren|had|hadden|oude?|vorige|eerste|kapot|stuk|overleden|begaf|te (?:groot|klein|weinig|veel))\b/;
const SAYING = ["BRAND", "VALUE", "MEASURE", "MONEY", "COLOUR", "SIZE", "BOUND", "NUMBER", "AMOUNT"];

/** Places of clauses that are told, at which what is wanted points, with what they then say. */
export function pointedAt(clauses: readonly Clause[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const keep = (place: number, led = "") =>
    found.set(
      place,
      (clauses[place]?.typed ?? "").replace(led === "" ? /^/ : SUM, (sum) => `${led}${sum}`),
    );
  for (const [at, { typed, isWanted }] of clauses.entries()) {
    if (!isWanted) continue;
    const other = OTHER_BRAND.test(fold(typed))
      ? clauses.findIndex((clause) => !clause.isWanted && clause.brands.length > 0)
      : -1;
    if (other >= 0) found.set(other, `niet van ${clauses[other]?.brands.join(" of ")}.`);
    for (const [words, signs, led = ""] of POINTING) {
      if (!words.test(fold(typed)) || (signs.includes("MODEL") && clauses[at]?.signs.includes("MONEY"))) continue;
      const before = clauses.slice(0, at);
      const places = signs.map((sign) =>
        before.findLastIndex((clause) =>
          sign === "MODEL"
            ? namesModel(clause)
            : clause.signs.includes(sign) && (sign !== "NUMBER" || /\d/.test(clause.typed)),
        ),
      );
      const place = places.find((one) => one >= 0);
      if (place !== undefined && !clauses[place]?.isWanted) keep(place, led);
    }
  }
  // `mijn DeskJet 2820e is leeg, welke cartridge heb ik nodig?`
  const isBare = clauses.every(({ signs, isWanted }) => !isWanted || !signs.some((sign) => SAYING.includes(sign)));
  const owned = clauses.findIndex((clause) => !clause.isWanted && clause.signs.includes("BRAND") && namesModel(clause));
  if (isBare && owned >= 0) keep(owned);
  // `onze tuin is vijfhonderd vierkante meter. Welke grasmaaier is handig?`
  const held = clauses.findIndex(
    ({ typed, isWanted, signs }) => !isWanted && signs.includes("MEASURE") && !GONE.test(fold(typed)),
  );
  if (isBare && held >= 0) keep(held);
  // `we gaan met vier man kamperen`: how many it is for, where that is told of such things.
  const isMeasured = clauses.some(({ signs, isWanted }) => isWanted && signs.includes("MEASURE"));
  const isEnough = clauses.some(({ typed, isWanted }) => isWanted && ENOUGH.test(fold(typed)));
  const people = clauses.findIndex(
    ({ typed, isWanted }) => !isWanted && (PEOPLE.test(fold(typed)) || (isEnough && TOGETHER.test(fold(typed)))),
  );
  if (!isMeasured && people >= 0) keep(people);
  const saved = clauses.findIndex(
    ({ typed, signs }) => signs.includes("MONEY") && SAVED.test(fold(typed)) && !IS_BOUND.test(fold(typed)),
  );
  const isPriced = clauses.some(
    ({ signs, isWanted }, at) => isWanted && at !== saved && (signs.includes("MONEY") || signs.includes("BOUND")),
  );
  if (!isPriced && saved >= 0) keep(saved, LIMIT);
  return found;
}
