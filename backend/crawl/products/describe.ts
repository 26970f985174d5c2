import { decodeHTML } from "entities";
import { absolute } from "../markup/page";
import { bareName, isA, type Thing, textOf, textsOf, thingsOf, type Value, valuesOf } from "../markup/thing";
import { type CrawledItem, say, sayGroup } from "./item";

/** schema.org → attribute of a feed, where both hold a plain text. */
const PLAIN = {
  name: "title",
  mpn: "mpn",
  size: "size",
  material: "material",
  pattern: "pattern",
} as const;

const GTINS = ["gtin13", "gtin", "gtin14", "gtin12", "gtin8", "isbn"] as const;
const MOST_DETAILS = 50;

/** What a product says of itself, apart from its offer. Later calls overwrite what they know better: a variant its group. */
export function sayProduct(item: CrawledItem, product: Thing, base: string): void {
  for (const [name, attribute] of Object.entries(PLAIN)) say(item, attribute, decodeHTML(textOf(product, name)));
  say(item, "description", textOf(product, "description"));
  say(item, "brand", decodeHTML(textOf(product, "brand") || textOf(product, "manufacturer")));
  say(item, "color", textsOf(product, "color").join("/"));
  say(item, "gtin", gtinOf(product));
  const [image, ...more] = valuesOf(product, "image").flatMap((value) => imageOf(value, base));
  say(item, "image_link", image ?? "");
  say(item, "additional_image_link", ...more.filter((one) => one !== image));
  const paths = textsOf(product, "category").filter((text) => !/^https?:|^\d+$/.test(text));
  say(item, "product_type", decodeHTML(paths.sort((a, b) => b.length - a.length)[0] ?? ""));
  const [audience] = thingsOf(product, "audience");
  say(item, "gender", genderOf(textOf(audience, "suggestedGender")));
  if (textOf(product, "isFamilyFriendly").toLowerCase() === "false") say(item, "adult", "yes");
  sayDetails(item, product);
}

function gtinOf(product: Thing): string {
  for (const name of GTINS) {
    const digits = textOf(product, name).replace(/[\s-]/g, "");
    if (digits !== "") return digits;
  }
  const [, ean = ""] = /^(?:ean|gtin\d*|isbn):\s*([\d\s-]+)$/i.exec(textOf(product, "productID")) ?? [];
  return ean.replace(/[\s-]/g, "");
}

function imageOf(value: Value, base: string): string[] {
  if (typeof value === "number") return [];
  const said =
    typeof value === "string" ? value : textOf(value, "contentUrl") || textOf(value, "url") || textOf(value, "@id");
  return said === "" ? [] : [absolute(said, base)];
}

function genderOf(said: string): string {
  const word = bareName(said).toLowerCase();
  return word === "male" || word === "female" || word === "unisex" ? word : "";
}

function sayDetails(item: CrawledItem, product: Thing): void {
  const details = thingsOf(product, "additionalProperty").filter(
    (one) => one.types.length === 0 || isA(one, "PropertyValue"),
  );
  if (details.length > 0) item.groups.product_detail = [];
  for (const detail of details.slice(0, MOST_DETAILS)) {
    const name = decodeHTML(textOf(detail, "name"));
    const value = decodeHTML(textOf(detail, "value"));
    const unit = textOf(detail, "unitText");
    if (name !== "" && value !== "") {
      sayGroup(item, "product_detail", { attribute_name: name, attribute_value: unit ? `${value} ${unit}` : value });
    }
  }
}

/** `Huis > Keuken > Pannen` from the page's breadcrumbs, without the home page and the product itself. */
export function trailOf(things: readonly Thing[], title: string): string {
  const trails = things
    .filter((thing) => isA(thing, "BreadcrumbList"))
    .map((list) => {
      const entries = thingsOf(list, "itemListElement").map((entry, at) => {
        const [target] = thingsOf(entry, "item");
        return {
          at: Number(textOf(entry, "position")) || at + 1,
          name: textOf(entry, "name") || textOf(target, "name"),
        };
      });
      return entries.sort((a, b) => a.at - b.at).map(({ name }) => decodeHTML(name));
    });
  const [longest = []] = trails.sort((a, b) => b.length - a.length);
  const same = (text: string) => text.toLowerCase().replace(/\s+/g, " ");
  const kept = longest.filter(
    (name, at) => name !== "" && !(at === 0 && HOME.test(name)) && same(name) !== same(title),
  );
  return kept.slice(0, 10).join(" > ");
}

const HOME = /^(?:home(?:page)?|start(?:pagina)?|voorpagina|winkel|shop)$/i;
