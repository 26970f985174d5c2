/**
 * The rate of categories that do not have the standard one, by a slug of their key; the deepest that is listed decides.
 * Dutch VAT act, table I: food and drink without alcohol, medicines, plants and flowers, books and newspapers.
 */
export const vatCategories: ReadonlyMap<string, number> = new Map([
  ...rated(9, "boeken e-boeken luisterboeken kookboeken kinderboeken romans erotische-boeken"),
  ...rated(9, "tijdschriften-en-kranten kranten tijdschriften bladmuziek"),
  ...rated(9, "eten-en-drinken eten-drinken-en-tabak voedselitems dranken levensmiddelen babyvoeding"),
  ...rated(21, "alcoholische-dranken bier wijn sterke-drank tabaksproducten tabak"),
  ...rated(9, "medicijnen-en-geneesmiddelen geneesmiddelen"),
  ...rated(9, "planten bloemen kamerplanten tuinplanten bomen zaden"),
]);

function rated(rate: number, slugs: string): [slug: string, rate: number][] {
  return slugs.split(" ").map((slug) => [slug, rate]);
}
