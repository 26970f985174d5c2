/** Words that say nothing about a product; neither indexed nor searched. */
const stopWords = new Set(
  (
    "de het een en of van in met voor op is aan dat die te zijn bij ook door naar uit om je jouw deze dit wordt kan " +
    "als heeft nog maar er tot over onder ik wij jij hij ze we u uw mijn niet geen wat welke the and for with an " +
    "hoe waar waarom duur goedkoop goedkope goed goede beste mooi mooie leuk leuke nieuw nieuwe zoek zoeken koop kopen iets"
  ).split(" "),
);

/** Removes stop words, unless nothing would be left (`De` may be a brand). */
export function withoutStopWords(words: readonly string[]): string[] {
  const left = words.filter((word) => !stopWords.has(word));
  return left.length > 0 ? left : [...words];
}
