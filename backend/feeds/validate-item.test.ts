import { describe, expect, it } from "vitest";
import { parseGroups, parseHeader } from "./groups";
import { append, emptyItem } from "./raw-item";
import { goodItem, type TestItem } from "./test-feed";
import { validateItem } from "./validate-item";

const shop = { website: "winkel.example", now: new Date("2026-11-20T12:00:00Z") };

function validate(changes: TestItem, repeated: [string, string][] = []) {
  const raw = emptyItem(12);
  for (const [name, text] of [...Object.entries(goodItem(1, changes)), ...repeated]) {
    const { fields } = parseHeader(name);
    if (text === "") continue;
    if (fields) for (const record of parseGroups(name, text)) append(raw, raw.groups, name, record);
    else append(raw, raw.values, name, text);
  }
  return validateItem(raw, shop);
}
const codes = (changes: TestItem, repeated?: [string, string][]) =>
  validate(changes, repeated).issues.map(({ attribute, code, severity }) => `${severity} ${attribute} ${code}`);

describe("an item of a feed", () => {
  it("that is good has no remarks", () => {
    const { item, issues } = validate({});
    expect(issues).toEqual([]);
    expect(item).toMatchObject({
      id: "sku-1",
      price: 1195,
      shipping: 395,
      availability: "in_stock",
      gtin: goodItem(1).gtin,
    });
  });

  it.each<[string, TestItem, string]>([
    ["without id", { id: "" }, "error id missing_required_attribute"],
    ["with a long id", { id: "x".repeat(51) }, "error id id_too_long"],
    ["without title", { title: "" }, "error title missing_required_attribute"],
    ["without description", { description: " " }, "error description missing_required_attribute"],
    ["without link", { link: "" }, "error link missing_required_attribute"],
    ["with half a link", { link: "winkel.example/p/1" }, "error link invalid_url"],
    ["with a script as link", { link: "javascript:alert(1)" }, "error link invalid_url"],
    ["with a password in its link", { link: "https://a:b@winkel.example/" }, "error link invalid_url"],
    ["without picture", { image_link: "" }, "error image_link missing_required_attribute"],
    ["with a picture by ftp", { image_link: "ftp://winkel.example/1.jpg" }, "error image_link invalid_url"],
    ["without availability", { availability: "" }, "error availability missing_required_attribute"],
    ["with its own word for availability", { availability: "misschien" }, "error availability invalid_value"],
    ["without price", { price: "" }, "error price missing_required_attribute"],
    ["with a price in words", { price: "vijftien" }, "error price invalid_price"],
    ["in dollars", { price: "15.00 USD" }, "error price unsupported_currency"],
    ["for nothing", { price: "0 EUR" }, "error price price_out_of_range"],
    ["with a mistyped gtin", { gtin: "4006381333932" }, "error gtin invalid_gtin"],
    ["in an unknown condition", { condition: "kapot" }, "error condition invalid_value"],
    ["that has expired", { expiration_date: "2026-11-01" }, "error expiration_date expired"],
  ])("%s is refused", (_, changes, issue) => {
    expect(codes(changes)).toContain(issue);
    expect(validate(changes).item).toBeNull();
  });

  it.each<[string, TestItem, string]>([
    ["with a long title", { title: "woord ".repeat(40) }, "warning title attribute_too_long"],
    ["with a long description", { description: "woord ".repeat(1000) }, "warning description attribute_too_long"],
    ["with a link elsewhere", { link: "https://elders.example/1" }, "warning link mismatched_domain"],
    ["with a decimal comma", { price: "15,00 EUR" }, "warning price price_format"],
    ["without a currency", { price: "15.00" }, "warning price missing_currency"],
    ["with a sale price above its price", { sale_price: "99.00 EUR" }, "warning sale_price sale_price_not_lower"],
    ["with a sale price in words", { sale_price: "bijna niets" }, "warning sale_price ignored_price"],
    ["with a gtin of one shop only", { gtin: "2012345678903", mpn: "M1" }, "warning gtin restricted_gtin"],
    ["with n.v.t. as gtin", { gtin: "n.v.t." }, "warning gtin ignored_gtin"],
    ["with n.v.t. as brand", { brand: "n.v.t." }, "warning brand ignored_placeholder"],
    ["without brand", { brand: "" }, "warning brand missing_identifiers"],
    ["without gtin and mpn", { gtin: "" }, "warning gtin missing_identifiers"],
    ["with an odd gender", { gender: "x" }, "warning gender ignored_value"],
    ["with an odd adult mark", { adult: "misschien" }, "warning adult ignored_value"],
    ["with advertising in its title", { title: "OP=OP Bouwset kasteel" }, "tip title promotional_text"],
    ["with a title in capitals", { title: "BOUWSET VAN EEN KASTEEL" }, "tip title excessive_capitalization"],
    ["with unreadable letters", { title: "Caf\ufffd" }, "warning title invalid_encoding"],
    ["with HTML in its description", { description: "<p>mooi</p>" }, "tip description html_in_text"],
    ["without shipping", { shipping: "" }, "tip shipping missing_recommended_attribute"],
    ["with an attribute of its own", { eigen_veld: "x" }, "tip eigen_veld attribute_not_recognized"],
  ])("%s is taken, with a remark", (_, changes, issue) => {
    expect(codes(changes)).toContain(issue);
    expect(validate(changes).item).not.toBeNull();
  });

  it("that was too large to read is refused, without remarks about what was not read", () => {
    const raw = emptyItem(12);
    raw.values.set("id", ["a"]);
    raw.tooLongAt = "description";
    const { item, issues } = validateItem(raw, shop);
    expect(item).toBeNull();
    expect(issues).toMatchObject([{ code: "item_too_long", itemId: "a", attribute: "description", severity: "error" }]);
  });

  it("keeps no placeholder that would make one product of many", () => {
    const { item } = validate({ brand: "N.V.T.", mpn: "-", gtin: "geen" });
    expect(item).toMatchObject({ brand: null, mpn: null, gtin: null });
  });

  it("needs no brand or numbers when it is a book, used, or says that there are none", () => {
    const bare = { brand: "", gtin: "", mpn: "" };
    expect(codes({ ...bare, identifier_exists: "no" })).toEqual([]);
    expect(codes({ ...bare, condition: "used" })).toEqual([]);
    expect(codes({ brand: "", google_product_category: "Media > Books" })).toEqual([]);
  });

  it("says where, what, which value and in Dutch why", () => {
    const [issue] = validate({ price: `x${"y".repeat(300)}` }).issues;
    expect(issue).toMatchObject({
      line: 12,
      itemId: "sku-1",
      attribute: "price",
      code: "invalid_price",
      severity: "error",
    });
    expect(issue?.value).toHaveLength(100);
    expect(issue?.message).toBe("De prijs in price is niet te lezen; schrijf bijvoorbeeld 15.00 EUR");
  });

  it.each([
    ["in stock", "in_stock"],
    ["In_Stock", "in_stock"],
    ["out of stock", "out_of_stock"],
    ["https://schema.org/PreOrder", "preorder"],
    ["backorder", "backorder"],
    ["Op voorraad", "in_stock"],
    ["auf Lager", "in_stock"],
    ["ja", "in_stock"],
    ["nein", "out_of_stock"],
    ["Niet op voorraad", "out_of_stock"],
    ["12", "in_stock"],
    ["0", "out_of_stock"],
    ["-2", "out_of_stock"],
    ["Vorbestellbar", "preorder"],
  ])("may write its availability as %s", (text, availability) => {
    expect(validate({ availability: text }).item?.availability).toBe(availability);
  });

  it("costs its sale price only while that holds", () => {
    const sale = { price: "20.00 EUR", sale_price: "15.00 EUR" };
    expect(validate(sale).item?.price).toBe(1500);
    expect(validate({ ...sale, sale_price_effective_date: "2026-11-01/2026-11-20" }).item?.price).toBe(1500);
    expect(validate({ ...sale, sale_price_effective_date: "2026-12-01/2026-12-20" }).item?.price).toBe(2000);
    expect(validate({ ...sale, sale_price_effective_date: "straks" }).item?.price).toBe(2000);
  });

  it("ships the cheapest way to the Netherlands, or free from its threshold", () => {
    expect(validate({ shipping: "BE:::1.00 EUR,NL::Post:4.95 EUR,NL::Afhaal:2.50 EUR" }).item?.shipping).toBe(250);
    expect(validate({ price: "50.00 EUR", free_shipping_threshold: "NL:50.00 EUR" }).item?.shipping).toBe(0);
    expect(validate({ price: "49.99 EUR", free_shipping_threshold: "NL:50.00 EUR" }).item?.shipping).toBe(395);
    expect(validate({ shipping: "BE:::1.00 EUR" }).item?.shipping).toBeNull();
    expect(validate({ shipping: "4,95 EUR" }).item?.shipping).toBe(495);
    expect(validate({ shipping: "NL:::gratis" }).item?.shipping).toBe(0);
  });

  it("promises delivery by a column that says it in words, unless it states days", () => {
    const time = { delivery_time: "voor 22:00 besteld, morgen in huis" };
    expect(validate(time).item?.delivery).toEqual({ minDays: 1, maxDays: 1, cutoff: "22:00" });
    expect(validate({ ...time, shipping: "NL:::3.95 EUR:0:1:1:2" }).item?.delivery).toMatchObject({
      minDays: 1,
      maxDays: 3,
    });
    expect(codes({ delivery_time: "op aanvraag" })).toEqual(["warning delivery_time ignored_value"]);
  });

  it("promises delivery by its handling and transit days", () => {
    expect(
      validate({ shipping: "NL:::3.95 EUR:0:1:1:2", handling_cutoff_time: "NL:2300" }).item?.delivery,
    ).toMatchObject({
      minDays: 1,
      maxDays: 3,
    });
    expect(validate({ availability: "preorder", availability_date: "2026-11-30T12:00Z" }).item?.delivery).toEqual({
      minDays: 10,
      maxDays: 10,
    });
    expect(validate({}).item?.delivery).toBeNull();
  });

  it("takes at most ten pictures more, each once", () => {
    const more = Array.from({ length: 12 }, (_, n): [string, string] => [
      "additional_image_link",
      `https://winkel.example/x${n}.jpg`,
    ]);
    const { item, issues } = validate({}, more);
    expect(item?.images).toHaveLength(11);
    expect(issues.map((issue) => issue.code)).toEqual(["attribute_has_too_many_values"]);
    const same: [string, string][] = [["additional_image_link", "https://winkel.example/i/1.jpg"]];
    expect(validate({}, same).item?.images).toHaveLength(1);
    expect(codes({}, [["additional_image_link", "geen adres"]])).toEqual(["warning additional_image_link ignored_url"]);
  });

  it("keeps details, measures and the energy label as specifications, the short ones as filters", () => {
    const { item } = validate({
      material: "hout",
      unit_pricing_measure: "750 ml",
      product_detail: "Algemeen:aantal stukjes:500",
      certification: "EC:EPREL:123456:B",
    });
    expect(item?.specifications).toEqual([
      { group: "Algemeen", name: "Materiaal", value: "hout" },
      { group: "Algemeen", name: "Inhoud", value: "750 ml" },
      { group: "Algemeen", name: "Aantal stukjes", value: "500" },
      { group: "Algemeen", name: "Energieklasse", value: "B" },
      { group: "Algemeen", name: "EPREL-registratienummer", value: "123456" },
    ]);
    expect(item?.features).toEqual({ Materiaal: ["hout"], "Aantal stukjes": ["500"], Energieklasse: ["B"] });
  });

  it.each<[TestItem, number | null]>([
    [{}, null],
    [{ quantity: "12" }, 12],
    [{ quantity: "12 stuks" }, 12],
    [{ quantity: "3.0" }, 3],
    [{ quantity: "-2" }, 0],
    [{ sell_on_google_quantity: "4" }, 4],
    [{ availability: "5" }, 5],
    [{ availability: "5", quantity: "6" }, 6],
    [{ availability: "preorder", quantity: "6" }, null],
    [{ availability: "backorder", quantity: "0" }, null],
    [{ quantity: "veel" }, null],
    [{ quantity: "99999999999" }, null],
  ])("counts the pieces of %j as %s", (changes, quantity) => {
    expect(validate(changes).item?.quantity).toBe(quantity);
  });

  it.each<[TestItem, number | null]>([
    [{}, null],
    [{ tax: "NL::9:" }, 9],
    [{ tax: "US:CA:8.25:y,NL::21.00:" }, 21],
    [{ tax: "DE::19:" }, null],
    [{ vat_rate: "21%" }, 21],
    [{ vat_rate: "9,00 %" }, 9],
    [{ vat_rate: "BTW 9%" }, 9],
    [{ vat_rate: "laag" }, 9],
    [{ vat_rate: "0" }, 0],
    [{ vat_rate: "19" }, null],
    [{ vat_rate: "4,31" }, null],
  ])("takes VAT of %j as %s", (changes, rate) => {
    expect(validate(changes).item?.vatRate).toBe(rate);
  });

  it("says which count or rate was skipped", () => {
    expect(codes({ quantity: "veel", vat_rate: "19" })).toEqual([
      "warning quantity ignored_value",
      "warning vat_rate ignored_value",
    ]);
  });

  it("is for children by its age group and for adults when in doubt", () => {
    expect(validate({ age_group: "kids", gender: "male" }).item?.gender).toBe("kids");
    expect(validate({ age_group: "adult", gender: "female" }).item?.gender).toBe("female");
    expect(validate({ adult: "yes" }).item?.adult).toBe(true);
    expect(validate({ adult: "no" }).item?.adult).toBe(false);
    expect(validate({ adult: "hm" }).item?.adult).toBe(true);
  });

  it("survives hostile names and texts", () => {
    const { item } = validate({ __proto__x: "a", constructor: "b", color: "x".repeat(10_000), size: "s,".repeat(500) });
    expect(item?.extra).toMatchObject({ constructor: "b" });
    expect(item?.color[0]?.length).toBeLessThanOrEqual(40);
    expect(item?.size).toEqual(["s"]);
  });
});
