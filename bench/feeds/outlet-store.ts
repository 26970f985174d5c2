import { type BaseProduct, hardware } from "./base-products";
import { capital, euros, type FeedFile, type Item } from "./item";
import { spread } from "./spread";

const WEBSITE = "scherpe-prijs.example";
const english = new Map([
  ["zwart", "black"],
  ["wit", "white"],
  ["blauw", "blue"],
  ["grijs", "grey"],
  ["roze", "pink"],
  ["groen", "green"],
  ["rood", "red"],
  ["zilver", "silver"],
]);
const before = ["", "", "", "", "NIEUW! ", "OP=OP ", "Dagdeal: ", "", "", ""];
const after = [
  "",
  "",
  "",
  " | gratis verzending",
  " incl. 2 jr garantie",
  "",
  " - vandaag besteld, morgen in huis",
  "",
  "",
];

const isSoldHere = ({ key }: BaseProduct): boolean => spread(key, 20) >= 8;
const oneOf = (list: readonly string[], seed: string): string => list[spread(seed, list.length)] ?? "";

/** `128 GB` without its space; every fourth colour in English. */
function written(value: string, key: string): string {
  const word = spread(`${key}#english`, 4) === 0 ? english.get(value) : undefined;
  return word ?? value.replace(/^(\d+) (GB|TB|W|m|mm)$/, "$1$2");
}

function titleOf({ key, brand, line, code, kind, options }: BaseProduct): string {
  const model = kind.coded ? `${code.replaceAll("-", "")} ${line}` : line;
  const versions = Object.values(options).map((value) => written(value, key));
  const name = [kind.short, model, ...versions, brand].join(" ");
  return `${oneOf(before, `${key}#before`)}${name}${oneOf(after, `${key}#after`)}`;
}

function itemOf(product: BaseProduct): Item {
  const { key, kind } = product;
  const id = `SP${10_000 + spread(`${key}#scherp`, 9_000_000)}`;
  const price = Math.round(product.cents * (0.92 + spread(`${key}#price`, 13) / 100));
  return {
    id,
    title: titleOf(product),
    description: `${capital(kind.short.toLowerCase())} ${product.brand}: scherp geprijsd, uit voorraad.`,
    link: `https://www.${WEBSITE}/p/${id}.html`,
    image: `https://www.${WEBSITE}/img/${id}.jpg`,
    price: euros(price, ","),
    shipping: "4,95",
    brand: spread(`${key}#merk`, 3) === 0 ? "" : product.brand,
    // Most rows say nothing; a sixth carry the barcode, so that both ways of finding a pair are measured.
    gtin: spread(`${key}#ean`, 6) === 0 ? product.gtin : "",
    mpn: "",
    group: "",
    color: "",
    size: "",
    path: kind.path.split(" > ").at(-1) ?? "",
    google: "",
    product,
  };
}

const cell = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const columns: readonly (readonly [string, (item: Item) => string])[] = [
  ["artikelnummer", ({ id }) => id],
  ["naam", ({ title }) => title],
  ["omschrijving", ({ description }) => description],
  ["url", ({ link }) => link],
  ["afbeelding", ({ image }) => image],
  ["prijs", ({ price }) => price],
  ["verzendkosten", ({ shipping }) => shipping],
  ["voorraad", () => "op voorraad"],
  ["merk", ({ brand }) => brand],
  ["ean", ({ gtin }) => gtin],
  ["categorie", ({ path }) => path],
];

/** A discounter: CSV with semicolons and Dutch columns; the brand last, abbreviations, slogans, hardly a code. */
export function outletStore(): FeedFile {
  const items = hardware.filter(isSoldHere).map(itemOf);
  const rows = items.map((item) => columns.map(([, read]) => cell(read(item))).join(";"));
  const text = [columns.map(([name]) => name).join(";"), ...rows, ""].join("\r\n");
  return { shop: "Scherpe Prijs", website: WEBSITE, file: "scherpe-prijs.csv", text, items };
}
