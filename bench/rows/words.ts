/** What stands in the places of a form, by letter. */
export type Words = Readonly<Record<string, string | number>>;

/** A form with its places filled. */
export const filled = (form: string, words: Words): string =>
  form.replace(/\{(\w)\}/g, (_, letter: string) => String(words[letter] ?? ""));

/** A colour or quality in front of a noun. */
export function inflected(word: string): string {
  const irregular: Record<string, string> = {
    goud: "gouden",
    zilver: "zilveren",
    wit: "witte",
    rood: "rode",
    paars: "paarse",
    grijs: "grijze",
    geel: "gele",
    groen: "groene",
  };
  const known = irregular[word];
  if (known) return known;
  if (/(?:e|en|multicolor)$/.test(word)) return word;
  const stem = word
    .replace(/aar$/, "ar")
    .replace(/oos$/, "oz")
    .replace(/([^f])f$/, "$1v");
  return `${stem}e`;
}

/** Whether a thing is so, rather than has it: `opvouwbaar`, and not `touchscreen`. */
export const isQuality = (flag: string): boolean =>
  /(?:baar|bestendig|dicht|vrij|loos|vast|isch|zacht|ig|end|wijd|erd)$/.test(flag);

/** One of a list, by a place that turns with the shelf, so that not every form is tried with the same. */
export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
