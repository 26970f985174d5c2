const units =
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien".split(
    " ",
  );
const small = new Map<string, number>([
  ...[...units, "achttien", "negentien"].map((word, value): [string, number] => [word, value]),
  ...["twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"].map(
    (word, at): [string, number] => [word, (at + 2) * 10],
  ),
]);
const special = new Map([
  ["anderhalf", 1.5],
  ["anderhalve", 1.5],
  ["half", 0.5],
  ["halve", 0.5],
  ["driekwart", 0.75],
  ["kwart", 0.25],
]);
const LONGEST = 40;

/** Below a hundred: `zeven`, `vijfentwintig`. */
function belowHundred(word: string): number | undefined {
  const known = small.get(word);
  if (known !== undefined) return known;
  for (let digit = 1; digit < 10; digit++) {
    const unit = units[digit] ?? "";
    const tens = word.startsWith(`${unit}en`) ? small.get(word.slice(unit.length + 2)) : undefined;
    if (tens !== undefined && tens >= 20) return tens + digit;
  }
  return undefined;
}

/** The value before and after a word such as `honderd`; nothing before it means one. */
function around(word: string, pivot: string, size: number): number | undefined {
  const at = word.indexOf(pivot);
  if (at < 0) return undefined;
  const before = word.slice(0, at);
  const after = word.slice(at + pivot.length).replace(/^en(?=.)/, "");
  const times = before === "" ? 1 : numberOfWord(before);
  const more = after === "" ? 0 : numberOfWord(after);
  return times === undefined || more === undefined || more >= size ? undefined : times * size + more;
}

const halves = (whole: number | undefined): number | undefined => (whole === undefined ? undefined : whole + 0.5);

/** How many times a word of its own multiplies the number before it: `vijf honderd`, `2 duizend`. */
export const multiplierOf = (word: string): number | undefined =>
  word === "honderd" ? 100 : word === "duizend" ? 1_000 : undefined;

/** The value of a Dutch number word (`tweehonderdvijftig`, `vijftienhonderd`, `anderhalve`, `tweeënhalf`); undefined for other words. */
export function numberOfWord(word: string): number | undefined {
  if (word.length > LONGEST) return undefined;
  const [, whole] = /^(.+?)(?:eneen|en)hal(?:f|ve)$/.exec(word) ?? [];
  // `tweeënhalf`
  if (whole !== undefined) return halves(belowHundred(whole));
  return special.get(word) ?? belowHundred(word) ?? around(word, "duizend", 1_000) ?? around(word, "honderd", 100);
}

/** Reads digits as written in Dutch (`1.299,50`, `500,-`, `0,5`) or with a decimal point (`12.5`). */
export function numberOfDigits(text: string): number {
  const bare = text.replace(/,-+$/, "");
  const whole = bare.replace(/\.(?=\d{3}(?!\d))/g, "");
  return Number(whole.replace(",", ".").replace(/[.,]$/, ""));
}
