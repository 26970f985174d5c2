/** Properties without which search engines ignore a thing of that type. */
const required: Record<string, readonly string[]> = {
  Product: ["name"],
  ProductGroup: ["name", "productGroupID"],
  AggregateOffer: ["lowPrice", "highPrice", "priceCurrency", "offerCount"],
  Offer: ["price", "priceCurrency", "availability", "itemCondition", "seller"],
  Brand: ["name"],
  AggregateRating: ["ratingValue", "reviewCount"],
  OfferShippingDetails: ["shippingRate", "shippingDestination"],
  ShippingDeliveryTime: ["transitTime"],
  MonetaryAmount: ["value", "currency"],
  DefinedRegion: ["addressCountry"],
  QuantitativeValue: ["unitCode"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement", "numberOfItems"],
  ListItem: ["position"],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  Organization: ["name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Article: ["headline", "author", "publisher", "datePublished"],
};
const addresses = new Set(["@id", "url", "image", "logo", "item", "sameAs", "urlTemplate"]);
const decimals = new Set(["price", "lowPrice", "highPrice"]);

/** Everything that is wrong with one block of structured data; empty when it is sound. */
export function problemsOf(data: unknown): string[] {
  const problems: string[] = [];
  if (!isThing(data) || data["@context"] !== "https://schema.org")
    problems.push("$: @context is not https://schema.org");
  walk(data, "$", problems);
  return problems;
}

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function walk(value: unknown, at: string, problems: string[]): void {
  if (Array.isArray(value)) {
    if (value.length === 0) problems.push(`${at}: empty list`);
    for (const [index, item] of value.entries()) walk(item, `${at}[${index}]`, problems);
    return;
  }
  if (value === undefined || value === null || value === "" || Number.isNaN(value)) problems.push(`${at}: no value`);
  if (!isThing(value)) return;
  checkType(value, at, problems);
  for (const [name, inner] of Object.entries(value)) {
    const here = `${at}.${name}`;
    walk(inner, here, problems);
    if (addresses.has(name)) for (const item of [inner].flat()) checkAddress(item, here, problems);
    if (decimals.has(name) && !/^\d+\.\d{2}$/.test(String(inner))) problems.push(`${here}: not a decimal price`);
  }
}

function checkType(thing: Record<string, unknown>, at: string, problems: string[]): void {
  const type = thing["@type"];
  const isReference = "@id" in thing && Object.keys(thing).every((name) => name === "@id" || name === "url");
  if (isReference) return;
  if (typeof type !== "string") return void problems.push(`${at}: no @type`);
  const needs = required[type];
  if (!needs) return void problems.push(`${at}: unknown type ${type}`);
  for (const name of needs) if (thing[name] === undefined) problems.push(`${at}: ${type} without ${name}`);
}

function checkAddress(value: unknown, at: string, problems: string[]): void {
  if (typeof value === "string" && !/^https?:\/\/[^/]+\//.test(value)) problems.push(`${at}: not an absolute address`);
}
