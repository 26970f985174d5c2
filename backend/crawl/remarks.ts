/** What is said of a page in the report, apart from its products. */
export const REMARKS = {
  unchanged: "niet veranderd sinds de vorige keer",
  no_product: "geen product in schema.org (JSON-LD, microdata of RDFa)",
  several_products: "meer dan één product zonder eigen adres: niet te zien over welk de pagina gaat",
  no_offer: "een product zonder prijs inclusief btw",
  broken_json: "JSON-LD die niet te lezen is",
  canonical: "noemt een andere pagina als de eigenlijke (canonical); die is gelezen",
  hidden: "vraagt zoekmachines om weg te blijven (noindex)",
  robots: "robots.txt staat deze pagina niet toe",
  robots_unreachable: "robots.txt was niet op te halen, dus lezen we niets van deze host",
  moved: "verwijst door; de nieuwe pagina is gelezen",
  off_site: "verwijst door naar een andere website",
  private: "verwijst naar een adres dat we niet mogen ophalen",
  many_redirects: "verwijst te vaak door",
  gone: "bestaat niet meer (404 of 410)",
  refused: "de winkel weigert de pagina",
  busy: "de winkel had het te druk (429 of 503)",
  failed: "de winkel gaf een fout, of antwoordde niet op tijd",
  too_large: "groter dan we lezen",
  too_deep: "te diep genest om te lezen",
  not_html: "geen webpagina",
  barren: "van een soort pagina's waarop bijna nooit een product staat (kalender, filters)",
} as const;

export type Remark = keyof typeof REMARKS;

/** Remarks after which a page has no items any more, because the shop itself says so. The others leave what was known. */
export const FINAL: ReadonlySet<Remark> = new Set([
  "no_product",
  "several_products",
  "no_offer",
  "broken_json",
  "canonical",
  "hidden",
  "robots",
  "moved",
  "off_site",
  "private",
  "many_redirects",
  "gone",
  "not_html",
] satisfies Remark[]);
