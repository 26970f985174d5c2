import { type BaseProduct, hardware, wear } from "./base-products";
import { euros, type FeedFile, type Item } from "./item";
import { spread } from "./spread";

const WEBSITE = "wonen-en-zo.example";
/** Lamps, tools and garden machines, which the general shops sell too. */
const shared = new Set(["smart-lamps", "drills", "pressure-washers", "lawn-mowers", "tool-batteries"]);
const noCode = ["", "n.v.t.", "", "-", "0000000000000", ""];

const isSoldHere = ({ kind }: BaseProduct): boolean => shared.has(kind.slug);
const dirty = (list: readonly string[], seed: string): string => list[spread(seed, list.length)] ?? "";

function titleOf({ key, brand, line, code, kind, options }: BaseProduct): string {
  const name = [kind.word, brand, line, kind.coded ? code : "", options.Kleur].filter(Boolean).join(" ");
  const title = options.Maat ? `${name} maat ${options.Maat}` : name;
  return spread(`${key}#shouts`, 4) === 0 ? title.toUpperCase() : title;
}

/** Five ways of writing an amount, as they stand in real exports. */
function priceOf({ key, cents }: BaseProduct): string {
  const forms = [
    `€ ${euros(cents, ",")}`,
    `${euros(cents, ".")} EUR`,
    `EUR ${euros(cents, ",")}`,
    euros(cents, ","),
    `€${euros(cents, ".")}`,
  ];
  return dirty(forms, `${key}#price`);
}

function itemOf(product: BaseProduct): Item {
  const { key, kind } = product;
  const id = `W-${spread(`${key}#wonen`, 10_000_000)}`;
  const known = spread(`${key}#code`, 3) === 0;
  return {
    id,
    title: titleOf(product),
    description: `<p><strong>${kind.word}</strong> ${product.line} van ${product.brand}.</p><ul><li>Gratis retour&nbsp;binnen 30 dagen</li><li>Direct leverbaar</li></ul>`,
    link: `https://${WEBSITE}/${kind.slug}/${id}`,
    image: `https://${WEBSITE}/media/${id}.jpg`,
    price: priceOf(product),
    shipping: "NL:::4.95 EUR",
    brand: product.brand,
    gtin: known ? product.gtin : dirty(noCode, `${key}#dirty`),
    mpn: spread(`${key}#mpn`, 2) === 0 ? product.mpn : dirty(["", "n.v.t.", "onbekend"], `${key}#none`),
    group: Object.keys(product.options).length > 0 ? `G${spread(product.group, 1_000_000)}` : "",
    color: product.options.Kleur ?? "",
    size: product.options.Maat ?? "",
    path: kind.path,
    google: kind.google,
    product,
  };
}

const columns: readonly (readonly [string, (item: Item) => string])[] = [
  ["id", ({ id }) => id],
  ["title", ({ title }) => title],
  ["description", ({ description }) => description],
  ["link", ({ link }) => link],
  ["image_link", ({ image }) => image],
  ["price", ({ price }) => price],
  ["shipping", ({ shipping }) => shipping],
  ["availability", () => "in stock"],
  ["brand", ({ brand }) => brand],
  ["gtin", ({ gtin }) => gtin],
  ["mpn", ({ mpn }) => mpn],
  ["item_group_id", ({ group }) => group],
  ["color", ({ color }) => color],
  ["size", ({ size }) => size],
  ["product_type", ({ path }) => path],
  ["google_product_category", ({ google }) => google],
];

/** Fashion, home and garden: tab-separated, in sizes and colours, with the dirt of real exports. */
export function homeStore(): FeedFile {
  const items = [...wear, ...hardware.filter(isSoldHere)].map(itemOf);
  const rows = items.map((item) => columns.map(([, read]) => read(item)).join("\t"));
  const text = [columns.map(([name]) => name).join("\t"), ...rows, ""].join("\n");
  return { shop: "Wonen en Zo", website: WEBSITE, file: "wonen-en-zo.tsv", text, items };
}
