/** Advertising that shops put in front of a name or behind it; Google's rules forbid it in a title. */
const FRONT =
  /^(?:op\s?=\s?op\b[\s!:|–-]*|(?:nieuw|sale|actie|aanbieding|dagdeal|superdeal|weekdeal|uitverkoop|hot)\s*[!:|–-]+\s*)/i;
const BACK =
  /\s*(?:[|•*!]|\s[-–])\s*(?:gratis (?:verzending|verzenden|bezorging|bezorgd|retour\w*|thuisbezorgd)|vandaag (?:besteld|verzonden)\b.*|morgen in huis|direct leverbaar|(?:uit|op) voorraad|bestseller|op\s?=\s?op)\s*[!.*]*$/i;
/** Slogans taken off each end at most, so that a title of nothing else cannot keep this busy. */
const MOST = 3;
/** What is left must still be able to name something. */
const SHORTEST = 8;

/** Takes advertising off both ends of a title. */
export function withoutSlogans(title: string): string {
  let left = title;
  for (let i = 0; i < MOST; i++) {
    const next = left.replace(FRONT, "").replace(BACK, "").trim();
    if (next === left || next.length < SHORTEST) break;
    left = next;
  }
  return left;
}

const UPPER = new Set(
  "TV LED OLED QLED LCD UHD HD USB HDMI SSD HDD GB TB RVS PVC BBQ DVD CD LP WC XS XL XXL XXXL UV NL".split(" "),
);
const LOWER = new Set("x cm mm kg ml gr met voor van en in de het een op of uit zonder bij tot".split(" "));
const SHOUTED_LETTERS = 12;

/** Whether a title of several words has no small letter. */
export const isShouted = (title: string): boolean =>
  /\s/.test(title) && !/\p{Ll}/u.test(title) && (title.match(/\p{Lu}/gu)?.length ?? 0) >= SHOUTED_LETTERS;

/** A title in capitals with a capital at each word instead; codes stay, and the brand as the shop writes it. */
export function withoutShouting(title: string, brand: string): string {
  if (!isShouted(title)) return title;
  const calm = title.replace(/[\p{L}\d'’]+/gu, (word, at: number) => {
    if (/\d/.test(word) || word.length === 1 || UPPER.has(word)) return at > 0 && word === "X" ? "x" : word;
    const small = word.toLowerCase();
    return at > 0 && LOWER.has(small) ? small : word.charAt(0) + small.slice(1);
  });
  const at = brand === "" ? -1 : title.indexOf(brand.toUpperCase());
  // Some letters grow when they are capitalized (ß); a place in another length would be wrong.
  const fits = at >= 0 && calm.length === title.length && brand.toUpperCase().length === brand.length;
  return fits ? calm.slice(0, at) + brand + calm.slice(at + brand.length) : calm;
}
