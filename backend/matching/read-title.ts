import { type Code, codesIn, type Word, wordsIn } from "./codes";
import { colorNamed } from "./colors";
import { plainTitle } from "./plain-title";
import { type Quantities, readQuantities } from "./quantities";
import { ACCESSORIES, BODY, BUNDLES, CONDITIONS, KIT, PLATFORMS, SIZES, STOP_WORDS, VARIANTS } from "./title-words";

/** What a title, with the item's brand and part number, says about which product it is. */
export interface Title {
  /** Words in order, without stop words, colours, sizes and codes. */
  words: readonly string[];
  codes: readonly Code[];
  quantities: Quantities;
  colors: readonly string[];
  sizes: readonly string[];
  variants: readonly string[];
  platforms: readonly string[];
  /** Null when the item names none. */
  brand: string | null;
  isAccessory: boolean;
  isBundle: boolean;
  isSecondHand: boolean;
  camera: "body" | "kit" | null;
}

export interface TitleSource {
  title: string;
  brand?: string | null | undefined;
  mpn?: string | null | undefined;
}

const MOST_WORDS = 40;
const SINGULAR = /(?<=[a-z]{3}[^su])s$/;

/** Reads a title. Takes time in proportion to its first 300 characters, whatever it contains. */
export function readTitle({ title, brand, mpn }: TitleSource): Title {
  const plain = plainTitle(title);
  const { quantities, rest } = readQuantities(plain);
  const found = wordsIn(rest);
  const all = found.map(({ text }) => text);
  const kept = all.filter((word) => !STOP_WORDS.has(word));
  // The letters of a code are no words of their own.
  const free = found.filter(({ text, wholes }) => !STOP_WORDS.has(text) && (wholes.length === 0 || text.length > 4));
  const has = (words: ReadonlySet<string>) => all.some((word) => words.has(word));
  const codes = codesIn(found);
  const camera = has(BODY) ? "body" : has(KIT) || quantities.has("range from") ? "kit" : null;
  return {
    words: plainWords(free),
    codes: mpn ? withPartNumber(codes, mpn) : codes,
    quantities,
    colors: withoutRepeats(kept.flatMap((word) => colorNamed(word) ?? [])),
    sizes: sizesIn(kept),
    variants: withoutRepeats(kept.filter((word) => VARIANTS.has(word))),
    platforms: withoutRepeats(all.filter((word) => PLATFORMS.has(word))),
    brand: brand ? plainTitle(brand).replace(/[^a-z0-9]+/g, "") || null : null,
    isAccessory: has(ACCESSORIES),
    isBundle: has(BUNDLES) || (camera !== "kit" && / \+ [a-z]/.test(plain)),
    isSecondHand: has(CONDITIONS) || /\b(?:open box|b-?grade|2e hands)\b/.test(plain),
    camera,
  };
}

function plainWords(words: readonly Word[]): string[] {
  const texts = words.map(({ text }) => text).filter(isPlainWord);
  return withoutRepeats(texts.map((text) => text.replace(SINGULAR, ""))).slice(0, MOST_WORDS);
}

function isPlainWord(word: string): boolean {
  return /^[a-z]/.test(word) && !/\d/.test(word) && word.length > 1 && colorNamed(word) === undefined;
}

/** A single letter is a size at the end of a title only. */
function sizesIn(words: readonly string[]): string[] {
  return withoutRepeats(words.filter((word, at) => SIZES.has(word) && (word.length > 1 || at === words.length - 1)));
}

function withPartNumber(codes: readonly Code[], mpn: string): Code[] {
  const text = mpn.toLowerCase().replace(/[^a-z0-9]+/g, "");
  if (text.length < 4 || !/\d/.test(text)) return [...codes];
  const forms = [text, text.replace(/^[a-z]+(?=[a-z]\d)/, "")].filter((form) => form.length > 3);
  return [...codes.filter((code) => !code.forms.includes(text)), { text, forms: withoutRepeats(forms) }];
}

function withoutRepeats(words: readonly string[]): string[] {
  return [...new Set(words)];
}
