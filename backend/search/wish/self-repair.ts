import { readSentence, type Sentence, type Token } from "./sentence";

/** What takes back the words before it and is followed by what is meant. */
const TAKES_BACK = new Set("nee neen sorry pardon wacht oeps foutje correctie".split(" "));
/** `ik bedoel`, `of eigenlijk`, `beter gezegd` */
const TAKE_BACK: readonly (readonly string[])[] = [
  ["ik", "bedoel"],
  ["ik", "bedoelde"],
  ["of", "eigenlijk"],
  ["beter", "gezegd"],
];
/** What may stand before, between and behind these words. */
const FILLING = new Set(
  ", . : ; ! ? - o oh of eh ehm uh uhm hm hmm ach even hoor joh toch liever doe maar dan".split(" "),
);
/** What may lead up to the number or the size that is meant. */
const LEADING = new Set("maat van een de".split(" "));
/** Then another thing is refused: `een tent, nee geen koepeltent`. */
const REFUSES = /^(?:geen|niet|zonder)$/;
const CODE = /^[a-z]{1,3}\d{1,4}[a-z]{0,2}$/;
const SIZE = /^(?:x{0,4}[sml]|[2-6]xl)$/;
const MONEY = /^(?:euro|eur|€)$/;
const TIMES = /^(?:x|bij)$/;
/** How many times another the same number may be. */
const MOST_TIMES = 5;

/** Tokens that take back what stands before them, with what fills them up; undefined where there are none. */
function takingBack(tokens: readonly Token[], at: number): { from: number; to: number } | undefined {
  const phrase = TAKE_BACK.find((words) => words.every((word, i) => tokens[at + i]?.text === word));
  if (!phrase && !TAKES_BACK.has(tokens[at]?.text ?? "")) return undefined;
  let [from, to] = [at, at + (phrase?.length ?? 1)];
  while (FILLING.has(tokens[from - 1]?.text ?? "")) from--;
  for (;;) {
    if (FILLING.has(tokens[to]?.text ?? "") || TAKES_BACK.has(tokens[to]?.text ?? "")) to++;
    else if (tokens[to]?.text === "ik" && /^bedoelde?$/.test(tokens[to + 1]?.text ?? "")) to += 2;
    else return { from, to };
  }
}

/** Whether what stands before a number or a size refuses it. */
const isRefused = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => REFUSES.test(text));

/** Where the number stands that another takes the place of: of the same unit where that is said, else the one nearest to it. */
function numberMeant(
  tokens: readonly Token[],
  before: number,
  { number = 0 }: Token,
  unit: string | undefined,
  isUnit: (word: string) => boolean,
): number | undefined {
  const times = (at: number) => {
    const ratio = (tokens[at]?.number ?? 0) / number;
    return Math.max(ratio, 1 / ratio);
  };
  return [...tokens.keys()]
    .slice(0, before)
    .filter((at) => tokens[at]?.number !== undefined && times(at) <= MOST_TIMES && !isRefused(tokens, at))
    .filter((at) => {
      const [before, after] = [tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? ""];
      return unit === undefined || [before, after].includes(unit) || !(isUnit(after) || MONEY.test(after));
    })
    .toSorted((one, other) => times(one) - times(other) || other - one)[0];
}

/** Where the size stands that another takes the place of. */
const sizeMeant = (tokens: readonly Token[], before: number): number | undefined =>
  [...tokens.keys()]
    .slice(0, before)
    .findLast((at) => SIZE.test(tokens[at]?.text ?? "") && (at === before - 1 || tokens[at - 1]?.text === "maat"));

/** Where the code stands that another takes the place of: `gu10, sorry e27`, `de a55, wacht, de a35`. */
const codeMeant = (tokens: readonly Token[], before: number): number | undefined =>
  [...tokens.keys()].slice(0, before).findLast((at) => CODE.test(tokens[at]?.text ?? "") && !isRefused(tokens, at));

/** The sentence with one number, size or code in the place of another: `tot 200 euro, nee 250` is `tot 250 euro`. */
function repairedOnce({ text, tokens }: Sentence, isUnit: (word: string) => boolean): string | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const cut = takingBack(tokens, at);
    if (!cut || cut.from < 1) continue;
    let meant = cut.to;
    while (LEADING.has(tokens[meant]?.text ?? "")) meant++;
    const token = tokens[meant];
    if (!token) continue;
    const isSign = token.text === "€";
    const value = isSign ? tokens[meant + 1] : token;
    if (!value) continue;
    const isSize = SIZE.test(value.text);
    const isCode = CODE.test(value.text);
    if (value.number === undefined && !isSize && !isCode) continue;
    const next = tokens[meant + (isSign ? 2 : 1)];
    // Length and width are read as one value.
    if (TIMES.test(next?.text ?? "")) continue;
    const isUnitNext = value.number !== undefined && next !== undefined && (isUnit(next.text) || MONEY.test(next.text));
    const unit = isSign ? "€" : isUnitNext ? next.text : undefined;
    const place = isSize
      ? sizeMeant(tokens, cut.from)
      : isCode
        ? codeMeant(tokens, cut.from)
        : numberMeant(tokens, cut.from, value, unit, isUnit);
    const old = place === undefined ? undefined : tokens[place];
    if (!old) continue;
    const end = isUnitNext ? next.to : value.to;
    const kept = text.slice(old.to, tokens[cut.from - 1]?.to);
    return `${text.slice(0, old.from)}${text.slice(value.from, value.to)}${kept}${text.slice(end)}`;
  }
  return undefined;
}

/** Repairs in one sentence. */
const MOST_REPAIRS = 3;

/** `in het rood? zwart bedoel ik`: the words that are meant come first. */
const MEANT_LAST =
  /^(.*\S)\s*[.?!,;]+\s+(?:(?:nee|sorry|oeps|eh|oh|o)[ ,]+)*([^.?!,;]{1,30}?) bedoel(?:de)? ik[.!]*$/iu;
/** What is taken back in a sentence of its own: `onder 100 euro. o nee 150`. */
const IN_A_SENTENCE_OF_ITS_OWN =
  /[.?!…]+\s+(?=(?:(?:o|oh|of|eh|ehm|uh|hm|ach|oeps)[ ,]+)*(?:nee|neen|sorry|wacht|ik bedoel|foutje|oeps)\b[ ,.!]*(?:(?:toch|liever|doe|maar|ik|bedoel|bedoelde|wacht|sorry|maat|dan)[ ,]+)*(?:€ ?)?(?:\d|x{0,4}[sml]\b))/giu;

/** A message in which what takes back a word stands in the sentence of that word. */
export const withRepairsJoined = (message: string): string =>
  message.replace(MEANT_LAST, "$1, nee $2").replace(IN_A_SENTENCE_OF_ITS_OWN, ", ");

/**
 * A sentence without the numbers, sizes and codes that it takes back itself: `tv 55 inch, nee 65` asks for 65 inch, and `maat M, nee L`
 * for size L. Units and bounds that are not said again stay. Other values are taken back once they are read.
 */
export function withoutTakenBack(text: string, isUnit: (word: string) => boolean): string {
  let repaired = withRepairsJoined(text);
  for (let i = 0; i < MOST_REPAIRS; i++) {
    const next = repairedOnce(readSentence(repaired, isUnit), isUnit);
    if (next === undefined) return repaired;
    repaired = next;
  }
  return repaired;
}
