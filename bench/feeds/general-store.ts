import { type BaseProduct, hardware } from "./base-products";
import { capital, euros, type FeedFile, type Item } from "./item";
import { spread } from "./spread";

const WEBSITE = "warenhuis-noord.example";

/** Of twenty products the first shop sells seventeen, the second twelve, both nine. */
const isSoldHere = ({ key }: BaseProduct): boolean => spread(key, 20) < 17;

function titleOf({ brand, line, code, kind, options }: BaseProduct): string {
  const versions = Object.values(options).map(capital);
  const name = kind.coded ? `${brand} ${line} ${code}` : `${brand} ${line}`;
  // The kind stands in front in every other department, after the name in the others.
  const front = kind.accessory || kind.coded;
  const parts = front ? [`${name} ${kind.word}`, ...versions] : [`${kind.word} ${name}`, ...versions];
  return parts.join(" - ");
}

function describe({ brand, line, kind, options }: BaseProduct): string {
  const details = Object.entries(options).map(([label, value]) => `${label.toLowerCase()} ${value}`);
  return `${kind.word} van ${brand}, uit de reeks ${line}${details.length ? `, ${details.join(", ")}` : ""}. Voor 22.00 uur besteld, morgen bezorgd. Twee jaar garantie.`;
}

function itemOf(product: BaseProduct): Item {
  const { key, kind } = product;
  const id = String(9_000_000 + spread(`${key}#noord`, 900_000));
  return {
    id,
    title: titleOf(product),
    description: describe(product),
    link: `https://${WEBSITE}/artikel/${id}`,
    image: `https://${WEBSITE}/foto/${id}.jpg`,
    price: `${euros(product.cents, ".")} EUR`,
    shipping: product.cents > 2_500 ? "0.00 EUR" : "3.95 EUR",
    brand: spread(`${key}#brand`, 20) === 0 ? "" : product.brand,
    gtin: spread(`${key}#gtin`, 2) === 0 ? product.gtin : "",
    mpn: spread(`${key}#mpn`, 3) > 0 ? product.mpn : "",
    group: Object.keys(product.options).length > 0 ? String(spread(product.group, 1_000_000)) : "",
    color: product.options.Kleur ?? "",
    size: product.options.Maat ?? "",
    path: kind.path,
    google: kind.google,
    product,
  };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const tag = (name: string, value: string): string => (value ? `<${name}>${escaped(value)}</${name}>` : "");

function xmlOf(item: Item): string {
  const fields = [
    tag("g:id", item.id),
    tag("title", item.title),
    tag("description", item.description),
    tag("link", item.link),
    tag("g:image_link", item.image),
    tag("g:price", item.price),
    tag("g:availability", "in_stock"),
    tag("g:condition", "new"),
    tag("g:brand", item.brand),
    tag("g:gtin", item.gtin),
    tag("g:mpn", item.mpn),
    tag("g:item_group_id", item.group),
    tag("g:color", item.color),
    tag("g:size", item.size),
    tag("g:product_type", item.path),
    tag("g:google_product_category", item.google),
    `<g:shipping><g:country>NL</g:country>${tag("g:price", item.shipping)}</g:shipping>`,
  ];
  return `<item>${fields.join("")}</item>`;
}

/** A department store for electronics and household: RSS with the `g:` namespace, tidy Dutch titles. */
export function generalStore(): FeedFile {
  const items = hardware.filter(isSoldHere).map(itemOf);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>Warenhuis Noord</title><link>https://${WEBSITE}/</link><description>Elektronica en huishouden</description>`,
    ...items.map(xmlOf),
    "</channel></rss>",
    "",
  ].join("\n");
  return { shop: "Warenhuis Noord", website: WEBSITE, file: "warenhuis-noord.xml", text, items };
}
