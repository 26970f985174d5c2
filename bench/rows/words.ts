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
