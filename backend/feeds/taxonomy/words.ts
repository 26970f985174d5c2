import { LRUCache } from "lru-cache";

const STOP_WORDS = new Set("en de het een voor van met in op bij te the and of for with to a your je jouw".split(" "));

/** Words before which the noun stands that says what a thing is: "hoes voor telefoon" is a hoes. */
const AFTER_THE_HEAD = /\s(?:voor|van|met|in|op|bij|for|with|of|from)\s.*$/;

const stems = new LRUCache<string, string>({
  max: 10_000,
  maxEntrySize: 60,
  sizeCalculation: (text) => text.length + 1,
  maxSize: 600_000,
});

/** Not the s of `jas`, `huis` or `kaas`. */
const PLURAL_S = /(?<=.{2}[^aious]|.{4}[ao])s$/;

/**
 * Reduces singular, plural and diminutive, Dutch and English, to one rough stem: `puzzels`, `puzzel`; `vazen`, `vaas`;
 * `hoesjes`, `hoes`; `toys`, `toy`. For comparison only, never for display.
 */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = stemOf(word);
  stems.set(word, made);
  return made;
}

function stemOf(word: string): string {
  return word
    .replace(/(?<=(?:ss|x|z|ch|sh))es$/, "")
    .replace(PLURAL_S, "")
    .replace(/ie$/, "y")
    .replace(/(?<=.{3})t?je$/, "")
    .replace(/(?<=.{2}[^aeiou])en$/, "")
    .replace(/z$/, "s")
    .replace(/v$/, "f")
    .replace(/(.)\1+/g, "$1")
    .replace(PLURAL_S, "");
}

/** Lower case, without accents and without the s of `baby's`. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/['’`]s(?![a-z])/gi, "")
    .toLowerCase();
}

/** The significant words of a text, in lower case without accents. */
export function wordsOf(text: string): string[] {
  const words = plain(text).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word));
}

/** Comparable form of a name: the stems of its words. */
export function keyOf(text: string): string {
  return wordsOf(text).map(stem).join(" ");
}

const GENERIC = new Set(
  `accessoires accessories overig overige onderdelen parts set sets diversen divers artikelen artikel producten product
  products benodigdheden toebehoren supplies alle alles all nieuw nieuwe new sale aanbiedingen aanbieding acties collectie
  collecties collection assortiment home homepage shop winkel webshop webwinkel store merken merk brands outlet basics
  trends populair bestsellers bestseller arrivals categorie categorieen category categories root default misc
  miscellaneous other general algemeen items item extra deals korting uitverkoop thema soorten types type kwaliteit
  pakketten pakket bundels los losse groot grote klein kleine mini luxe premium goedkoop goedkope beste vervanging
  reserve systemen systeem materiaal materialen uitrusting`
    .trim()
    .split(/\s+/)
    .map(stem),
);

/** Whether a stem names no kind of thing by itself: accessories of what? */
export function isGeneric(one: string): boolean {
  return GENERIC.has(one) || /^\d+$/.test(one);
}

/** The things that one name lists: `Boeken, muziek & films` are three. An elided half (`Hang-`) is none. */
export function componentsOf(name: string): string[] {
  return name
    .replace(/\([^)]*\)/g, " ")
    .split(/\s*[,&/+;]\s*|\s+(?:en|of|and|or)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^-|-$/.test(part));
}

/** The part of a name that says what the thing is. */
export function headOf(text: string): string {
  return ` ${plain(text)}`.replace(AFTER_THE_HEAD, "").trim();
}
