import { createHash } from "node:crypto";
import { decodeHTML } from "entities";
import { absolute, type Page } from "../markup/page";
import { isA, type Thing, textOf, thingsOf } from "../markup/thing";
import { pageAddress } from "../web-address";
import { sayProduct, trailOf } from "./describe";
import { type CrawledItem, emptyItem, say } from "./item";
import { bestOffer, priceOf, sayOffer } from "./offer";

/** Why a page with products gives none. */
export type NoItems = "several_products" | "no_offer";

export interface PageProducts {
  items: CrawledItem[];
  /** Pages of products that this one only mentions. */
  links: string[];
  refused?: NoItems;
}

const PRODUCT = ["Product", "IndividualProduct", "SomeProducts", "ProductModel", "Book", "Vehicle", "Car"];
const MOST_VARIANTS = 500;
const ID_CHARS = 50;
/** What shops write where they have no number; as an id it would join products that differ. */
const NO_NUMBER = /^(?:n\.?v\.?t\.?|n\/?a|none|null|undefined|geen|[-–—.?0]+)$/i;

/** The products that a page is about. Those it only mentions, each with a page of its own, are links. */
export function productsOf(page: Page, address: string): PageProducts {
  const about = withoutCopies(
    page.things.flatMap(mainEntities).filter((thing) => isA(thing, "ProductGroup", ...PRODUCT)),
  );
  const links: string[] = [];
  const own: Thing[] = [];
  for (const product of about) {
    const there = elsewhere(product, address);
    if (there === null || about.length === 1) own.push(product);
    else links.push(there);
  }
  const named = own.filter((product) => textOf(product, "name") !== "" || thingsOf(product, "hasVariant").length > 0);
  if (named.length === 0) return { items: [], links };
  // The same product once more, named otherwise, in a notation that knows no price.
  const priced = named.filter(isPriced);
  const [product, ...more] = priced.length > 0 ? priced : named;
  if (more.length > 0) return { items: [], links, refused: "several_products" };
  const items = product ? itemsOf(product, page, address) : [];
  return items.length > 0 ? { items, links } : { items, links, refused: "no_offer" };
}

/** A page or a list may say what it is about. */
function mainEntities(thing: Thing): Thing[] {
  if (isA(thing, "ItemList", "OfferCatalog", "CollectionPage")) {
    const entries = thingsOf(thing, "itemListElement").flatMap((entry) =>
      isA(entry, ...PRODUCT) ? [entry] : thingsOf(entry, "item"),
    );
    return entries.length > 0 ? entries : thingsOf(thing, "mainEntity").flatMap(mainEntities);
  }
  const main = thingsOf(thing, "mainEntity");
  return main.length > 0 && !isA(thing, "ProductGroup", ...PRODUCT) ? main.flatMap(mainEntities) : [thing];
}

/** Pages often say the same in two notations, or as a variant and on its own: the fullest counts. */
function withoutCopies(products: readonly Thing[]): Thing[] {
  const groups = products.filter((one) => thingsOf(one, "hasVariant").length > 0);
  const inGroups = new Set(groups.flatMap((group) => thingsOf(group, "hasVariant").map(keyOf)));
  const kept = new Map<string, Thing>();
  for (const product of products) {
    const key = keyOf(product);
    if (!groups.includes(product) && inGroups.has(key)) continue;
    const known = kept.get(key);
    if (!known || weightOf(product) > weightOf(known)) kept.set(key, product);
  }
  return [...kept.values()];
}

function keyOf(product: Thing): string {
  const name = decodeHTML(textOf(product, "name")) || textOf(product, "sku") || textOf(product, "@id");
  return name.toLowerCase().replace(/\s+/g, " ");
}

function isPriced(product: Thing): boolean {
  return (
    thingsOf(product, "offers").some((offer) => priceOf(offer) !== null) || thingsOf(product, "hasVariant").length > 0
  );
}

function weightOf(product: Thing): number {
  return (isPriced(product) ? 1_000 : 0) + product.properties.size;
}

/** The page that a product names as its own, when that is another one. */
function elsewhere(product: Thing, address: string): string | null {
  const said = textOf(product, "url") || textOf(thingsOf(product, "offers")[0], "url");
  const there = said === "" ? null : pageAddress(said, address);
  const here = pageAddress(address);
  if (!there || !here || there.pathname === here.pathname) return null;
  return there.href;
}

function itemsOf(product: Thing, page: Page, address: string): CrawledItem[] {
  const variants = thingsOf(product, "hasVariant").slice(0, MOST_VARIANTS);
  const [parent] = [...thingsOf(product, "isVariantOf"), ...thingsOf(product, "model")];
  const parentCode = textOf(product, "inProductGroupWithID") || textOf(parent, "productGroupID");
  if (variants.length === 0) return itemOf([product], { page, address, code: parentCode }) ?? [];
  const code = textOf(product, "productGroupID") || textOf(product, "sku") || shortHash(address);
  return variants.flatMap((variant) => itemOf([product, variant], { page, address, code }) ?? []);
}

interface Place {
  page: Page;
  address: string;
  /** The shop's code of the variant group; "" without one. */
  code: string;
}

/** `described`: what describes the item, the most general first. Nothing without a price. */
function itemOf(described: readonly Thing[], { page, address, code }: Place): CrawledItem[] | null {
  const offers = described.map((thing) => offersOf(thing)).findLast((found) => found.length > 0) ?? [];
  const offer = bestOffer(offers);
  const product = described.at(-1);
  if (!offer || !product || priceOf(offer) === null) return null;
  const item = emptyItem();
  for (const thing of described) sayProduct(item, thing, address);
  sayOffer(item, offer);
  const link = textOf(product, "url") || textOf(offer, "url");
  say(item, "link", sameSite(link, address) ?? address);
  const own = [textOf(product, "sku"), textOf(offer, "sku"), textOf(product, "productID")];
  const number = own.find((text) => text !== "" && text.length <= ID_CHARS && !NO_NUMBER.test(text));
  const name = item.values.title?.[0] ?? "";
  say(
    item,
    "id",
    number ??
      shortHash(
        described.length > 1 ? `${item.values.link?.[0]} ${name} ${item.values.size} ${item.values.color}` : address,
      ),
  );
  say(item, "item_group_id", code.length > ID_CHARS ? shortHash(code) : code);
  if (!item.values.description) say(item, "description", page.shared.description);
  if (!item.values.image_link) say(item, "image_link", page.shared.image);
  if (!item.values.product_type) say(item, "product_type", trailOf(page.things, name));
  return [item];
}

/** Single offers; an AggregateOffer counts as the offers it lists, or else as itself. */
function offersOf(product: Thing): Thing[] {
  return thingsOf(product, "offers").flatMap((offer) => {
    const listed = thingsOf(offer, "offers").filter((one) => priceOf(one) !== null);
    return isA(offer, "AggregateOffer") && listed.length > 0 ? listed : [offer];
  });
}

function sameSite(link: string, address: string): string | null {
  if (link === "") return null;
  const url = absolute(link, address);
  return URL.canParse(url) && new URL(url).hostname === new URL(address).hostname ? url : null;
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 24);
}
