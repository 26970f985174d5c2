/** `stil` → `stiller`, `zwaar` → `zwaarder`, `groot` → `groter`, `grijs` → `grijzer`. */
export function comparativeOf(word: string): string {
  if (word.endsWith("e")) return `${word}r`;
  if (word.endsWith("r")) return `${word}der`;
  const [, long = "", end = ""] = /(aa|ee|oo|uu|[aeiou]{2}|ij)([fs])$/.exec(word) ?? [];
  const stem = end === "" ? word : `${word.slice(0, -1)}${end === "f" ? "v" : "z"}`;
  if (/(?:aa|ee|oo|uu)[^aeiou]$/.test(stem)) return `${stem.slice(0, -2)}${stem.slice(-1)}er`;
  if (long === "" && /[^aeiou][aeiou][^aeiouwg]$/.test(stem)) return `${stem}${stem.slice(-1)}er`;
  return `${stem}er`;
}

/** `stil` → `stilst`, `grijs` → `grijst`. */
export const superlativeOf = (word: string): string => `${word}${word.endsWith("s") ? "t" : "st"}`;

/** `lange` → `lang`, `grote` → `groot`, `dikke` → `dik`, `lieve` → `lief`. */
function withoutEnding(word: string): string {
  const stem = word.slice(0, -1).replace(/v$/, "f").replace(/z$/, "s");
  if (/([^aeiou])\1$/.test(stem)) return stem.slice(0, -1);
  return stem.replace(/((?:^|[^aeiou])[aeou])(?=[^aeiou]$)/, (open) => `${open}${open.slice(-1)}`);
}

const THAN = / dan$/;

/** Whether a phrase of a data file only compares: `korter dan` says nothing about `korte`. */
export const isThan = (phrase: string): boolean => THAN.test(phrase);
export const withoutThan = (phrase: string): string => phrase.replace(THAN, "");

/** `stiller`, `een stillere`, `iets stillers`. */
const inflected = (comparative: string): string[] => [comparative, `${comparative}e`, `${comparative}s`];

/** How a phrase compares: `stiller` and `stillere` of `stil`, `langere accuduur` of `lange accuduur`, `korter` of `korter dan`. */
export function comparativesOf(phrase: string): string[] {
  if (isThan(phrase)) {
    const bare = withoutThan(phrase);
    return /^\S+er$/.test(bare) ? inflected(bare) : [bare];
  }
  const [first = "", ...others] = phrase.split(" ");
  if (others.length > 0) return first.endsWith("e") ? [[`${first}re`, ...others].join(" ")] : [];
  if (!/^\p{L}{3,}$/u.test(first) || first.endsWith("e")) return [];
  return inflected(comparativeOf(first));
}

/** Every form of a phrase of a data file, itself first. */
export function formsOf(phrase: string): string[] {
  if (isThan(phrase)) return comparativesOf(phrase);
  const compared = comparativesOf(phrase);
  const [first = "", ...others] = phrase.split(" ");
  if (others.length > 0 && compared.length > 0)
    return [phrase, ...compared, [`${superlativeOf(withoutEnding(first))}e`, ...others].join(" ")];
  if (others.length > 0 || compared.length === 0) return [phrase, ...compared];
  const superlative = superlativeOf(phrase);
  return [phrase, ...compared, superlative, `${superlative}e`];
}
