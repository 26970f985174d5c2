/** Longer titles are advertising; beyond this nothing tells products apart. */
const LONGEST = 300;

const SAME: [RegExp, string][] = [
  [/[×✕]/g, "x"],
  [/[“”„″]|''/g, '"'],
  [/[‘’′`´]/g, "'"],
  [/(\d) ?"/g, "$1 inch "],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ""],
  [/(?<=[1-9]\d{0,2})\.(?=000(?!\d))/g, ""],
  [/(?<=\d),(?=\d)/g, "."],
  [/(?<=\d)\.0+(?!\d)/g, ""],
  [/(?<=[a-z0-9])\+(?=\s|$|\))/g, " plus "],
  [/\bhewlett[ -]packard\b/g, "hp"],
  [/\bwestern digital\b/g, "wd"],
  [/\bplay ?station ?(?=\d)/g, "ps"],
  [/\bmark (?=i|\d)|\bmk\.? ?(?=i|\d)/g, "mk"],
  [/(?:\bmk|(?<=\d\d)m)(?:2|ii)\b/g, " ii"],
  [/(?:\bmk|(?<=\d\d)m)(?:3|iii)\b/g, " iii"],
  [/(?:\bmk|(?<=\d\d)m)(?:4|iv)\b/g, " iv"],
  [/\b(\d{1,2})(?:e|de|ste|th|st|nd|rd) (?=gen)/g, "$1 "],
  [/\b(\d{1,2}) gen(?:eratie|eration|\.)?\b|\bgen(?:eratie|eration|\.)? (\d{1,2})\b/g, "gen$1$2"],
  [/\bw\/ ?/g, " with "],
];

/** A title in lower case without accents, with one way of writing decimals, inches and generations. */
export function plainTitle(title: string): string {
  let text = title
    .slice(0, LONGEST)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  for (const [pattern, to] of SAME) text = text.replace(pattern, to);
  return text.replace(/\s+/g, " ").trim();
}
