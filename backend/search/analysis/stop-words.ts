/** Words that say nothing about a product; neither indexed nor searched. */
const stopWords = new Set(
  (
    "de het een en of van in met voor op is aan dat die te zijn bij ook door naar uit om je jouw deze dit wordt kan " +
    "als heeft nog maar er tot over onder ik wij jij hij ze we u uw mijn niet geen wat welke the and for with an " +
    "hoe waar waarom duur goedkoop goedkope goed goede beste mooi mooie leuk leuke nieuw nieuwe zoek zoeken koop kopen iets"
  ).split(" "),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Words about buying and codes, which people type but no product is named with. */
const buyingWords = new Set(
  "online bestellen bestel aanbieding aanbiedingen sale korting webshop prijs prijzen vergelijken review reviews ean gtin isbn artikelnummer".split(
    " ",
  ),
);

/** The words of a query without those about buying, unless nothing would be left. */
export function withoutBuyingWords(words: readonly string[]): string[] {
  const left = words.filter((word) => !buyingWords.has(word));
  return left.length > 0 ? left : [...words];
}

/** Removes stop words, unless nothing would be left (`De` may be a brand). */
export function withoutStopWords(words: readonly string[]): string[] {
  const left = words.filter((word) => !stopWords.has(word));
  return left.length > 0 ? left : [...words];
}
