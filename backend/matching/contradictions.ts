import { agree, areSiblings, resemble } from "./codes";
import type { Title } from "./read-title";
import { isSameQuantity } from "./units";

/** Quantities that a title states because the product is sold so: one of two titles without it is another product. */
const PACK = { from: 2, to: 19 };

/**
 * Why two titles cannot be of one product; null when they can. `isBrand`: whether a word is known as a brand.
 */
export function contradiction(one: Title, other: Title, isBrand: (word: string) => boolean): string | null {
  if (one.isAccessory !== other.isAccessory) return "accessory";
  if (one.isSecondHand !== other.isSecondHand) return "condition";
  if (one.isBundle !== other.isBundle) return "bundle";
  if (one.camera !== null && other.camera !== null && one.camera !== other.camera) return "camera";
  if (!areSameSet(one.variants, other.variants)) return "variant";
  if (areDisjoint(one.sizes, other.sizes)) return "size";
  if (areDisjoint(one.platforms, other.platforms)) return "platform";
  if (areDisjoint(one.colors, other.colors)) return "color";
  if (haveOtherQuantities(one, other)) return "quantity";
  if (haveOtherBrands(one, other, isBrand)) return "brand";
  if (haveOtherCodes(one, other)) return "code";
  return null;
}

const areSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word) => other.includes(word));

const areDisjoint = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));

function haveOtherQuantities(one: Title, other: Title): boolean {
  for (const [kind, values] of one.quantities) {
    const others = other.quantities.get(kind);
    if (!others) {
      if (kind === "pack" && values.some(isPack)) return true;
      continue;
    }
    const isKnown = (value: number) => others.some((twin) => isSameQuantity(kind, value, twin));
    const isKnownHere = (twin: number) => values.some((value) => isSameQuantity(kind, value, twin));
    if (!values.every(isKnown) && !others.every(isKnownHere)) return true;
  }
  return !one.quantities.has("pack") && (other.quantities.get("pack") ?? []).some(isPack);
}

const isPack = (count: number) => count >= PACK.from && count <= PACK.to;

function haveOtherBrands(one: Title, other: Title, isBrand: (word: string) => boolean): boolean {
  const brandsOf = ({ brand, words }: Title) => [
    ...(brand === null ? [] : [brand]),
    ...words.slice(0, 3).filter(isBrand),
  ];
  const mine = brandsOf(one);
  const theirs = brandsOf(other);
  if (mine.length === 0 || theirs.length === 0) return false;
  const isIn = (title: Title, brand: string) =>
    title.brand === brand || title.words.includes(brand) || title.words.join("").includes(brand);
  return !mine.some((brand) => isIn(other, brand)) && !theirs.some((brand) => isIn(one, brand));
}

/** Codes on both sides of which none agrees, or of which some that do not are of neighbouring models. */
function haveOtherCodes(one: Title, other: Title): boolean {
  if (one.codes.length === 0 || other.codes.length === 0) return false;
  const mine = one.codes.filter((code) => !other.codes.some((twin) => agree(code, twin)));
  const theirs = other.codes.filter((code) => !one.codes.some((twin) => agree(code, twin)));
  if (mine.length === one.codes.length && theirs.length === other.codes.length) {
    return !mine.some((code) => theirs.some((twin) => resemble(code, twin)));
  }
  return mine.some((code) => theirs.some((twin) => areSiblings(code, twin)));
}
