import { describe, expect, it } from "vitest";
import { isIban, isPhoneNumber, isVatId } from "#contract/business-ids";
import { withCheckDigit } from "./barcodes";
import { drawingColors, drawings } from "./drawings";
import { featureFacets } from "./feature-facets";
import { generateDemoShop } from "./index";
import { kinds } from "./kinds";
import { mains } from "./mains";
import { mainNames, shopRows } from "./shops";
import { holesOf } from "./templates";

const today = "2026-11-21";
const shop = generateDemoShop({ products: 3000, today });
const made = [...shop.products];
const rows = made.map(({ product }) => product);
const categories = new Map(shop.categories.map((category) => [category.id, category]));

describe("the demo shop", () => {
  it("is the same every time it is made", () => {
    expect([...generateDemoShop({ products: 300, today }).products]).toEqual(made.slice(0, 300));
    expect(generateDemoShop({ products: 0, today }).categories).toEqual(shop.categories);
  });

  it("keeps its first products when more are asked for, also when a family is cut in two", () => {
    for (const count of [1, 7, 31, 33, 100]) {
      expect([...generateDemoShop({ products: count, today }).products]).toEqual(made.slice(0, count));
    }
  });

  it("refuses what is no day or no number of products", () => {
    expect(() => generateDemoShop({ products: 5, today: "morgen" })).toThrow(RangeError);
    expect(() => generateDemoShop({ products: -1, today })).toThrow(RangeError);
    expect(() => generateDemoShop({ products: 1_000_001, today })).toThrow(RangeError);
  });

  it("points every product, offer, price and review at rows that exist", () => {
    const shopIds = new Set(shop.shops.map(({ id }) => id));
    const ids = new Set(rows.map(({ id }) => id));
    for (const { product, offers, prices, reviews } of made) {
      expect(categories.get(product.categoryId)?.level).toBe(3);
      if (product.movedTo) expect(ids.has(product.movedTo)).toBe(true);
      for (const offer of offers) {
        expect(shopIds.has(offer.shopId)).toBe(true);
        expect(offer.productId).toBe(product.id);
      }
      for (const row of [...prices, ...reviews]) expect(row.productId).toBe(product.id);
    }
  });

  it("moves products only to one that is itself still there", () => {
    const moved = rows.filter(({ movedTo }) => movedTo);
    expect(moved.length).toBeGreaterThan(3);
    for (const { movedTo } of moved) expect(rows.find(({ id }) => id === movedTo)?.movedTo).toBeNull();
  });
});

describe("the categories", () => {
  it("stand parents first, three deep, in the numbers of a real shop", () => {
    const seen = new Set<string>();
    for (const { id, parentId, level } of shop.categories) {
      if (parentId) expect(seen.has(parentId)).toBe(true);
      expect(level).toBe(parentId ? (categories.get(parentId)?.level ?? 0) + 1 : 1);
      seen.add(id);
    }
    expect(shop.categories.length).toBeGreaterThanOrEqual(150);
    expect(shop.categories.length).toBeLessThanOrEqual(220);
    expect(mainNames).toHaveLength(mains.length);
    for (const { subs } of mains) {
      expect(subs.length).toBeGreaterThanOrEqual(3);
      for (const { kinds: leaves } of subs) expect(leaves.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("have keys of their own and slugs that no page of the site needs", () => {
    const reserved =
      "alle-categorieen webwinkels blogs zakelijk cookies privacy terms-and-conditions binnenkort registreren winkelwagen afrekenen bestelling klantenservice chat mijn-account bestellingen-en-retouren verlanglijstje mijn-gegevens mijn-voorkeuren nieuwsbrief bewaarde-artikelen laatst-bekeken meldingen adressen vergelijken zoeken producten bestellen-en-betalen retourneren-en-annuleren garantie-en-reparatie bezorging account-en-voorwaarden verkopen klachten product shop blog n support offline 404 error auth-redirect api assets join identity overeenkomst-ontbinden bestelling-volgen hoe-werkt-de-volgorde over-beoordelingen toegankelijkheid productveiligheid melding-doen prijsalerts bewaarde-zoekopdrachten verkopers beheer algemene-voorwaarden privacybeleid cookiebeleid".split(
        " ",
      );
    for (const { slug } of shop.categories) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(reserved).not.toContain(slug);
    }
    expect(new Set(shop.categories.map(({ key }) => key)).size).toBe(shop.categories.length);
  });

  it("all say something about themselves", () => {
    for (const { intro, content, highlightFeatures } of shop.categories) {
      expect(intro?.length).toBeGreaterThan(60);
      expect(content?.about?.text.length).toBeGreaterThan(60);
      expect(content?.tips?.items.length).toBeGreaterThan(0);
      expect(content?.qa?.items.length).toBeGreaterThan(0);
      expect(highlightFeatures?.length).toBeGreaterThan(0);
      expect(JSON.stringify(content)).not.toMatch(/[{][A-Za-z]+~?[}]|undefined/);
    }
  });

  it("know an adult main category, an adult one elsewhere and one for the marketplace only", () => {
    const marked = shop.categories.filter(({ adultContent }) => adultContent);
    expect(marked.some(({ level }) => level === 1)).toBe(true);
    expect(marked.some(({ key }) => !key.startsWith("erotiek"))).toBe(true);
    expect(shop.categories.filter(({ level, marketplaceOnly }) => level === 1 && marketplaceOnly)).toHaveLength(1);
  });
});

describe("the tables of kinds", () => {
  it("fill every hole of their titles and texts", () => {
    const own = "merk model kleur kleure Kleur Kleure maat noun".split(" ");
    for (const kind of kinds) {
      const known = new Set([...own, ...kind.specs.map(({ label }) => label), ...kind.words.map(({ key }) => key)]);
      for (const template of [...kind.titles, ...kind.pitches, ...kind.facts]) {
        for (const hole of holesOf(template)) expect(known, `${kind.table.name}: {${hole}}`).toContain(hole);
      }
      for (const { label, key } of kind.facets) {
        expect(known, `${kind.table.name}: ${label}`).toContain(label);
        expect(featureFacets[key]?.wpIndex).toBeGreaterThan(0);
      }
    }
  });
});

describe("the shops", () => {
  it("are some sixty with an identity each, one moved and one gone", () => {
    expect(shopRows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(shopRows.map(({ website }) => website)).size).toBe(shopRows.length);
    expect(shopRows.filter(({ gone }) => gone)).toHaveLength(1);
    const websites = shopRows.map(({ website }) => website);
    const moved = shopRows.filter(({ movedTo }) => movedTo);
    expect(moved).toHaveLength(1);
    for (const { movedTo } of moved) expect(websites).toContain(movedTo);
    for (const { website, identity, rating, reviewCount } of shopRows) {
      expect(website).toMatch(/^[a-z0-9-]+\.example$/);
      expect(identity.kvk).toMatch(/^\d{8}$/);
      expect(identity.vatId).toMatch(/^NL\d{9}B\d{2}$/);
      expect(identity.postalCode).toMatch(/^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/);
      expect(rating === null).toBe(reviewCount === 0);
    }
  });
});

describe("who sells here", () => {
  const website = new Map(shop.shops.map((row) => [row.id, row]));
  const approved = shop.sellers.filter(({ status }) => status === "approved");

  it("are most of the shops, each with all that the law asks for; the others are linked to", () => {
    expect(approved.length).toBeGreaterThan(shopRows.length * 0.75);
    expect(approved.length).toBeLessThan(shopRows.length - 5);
    expect(shop.sellers.filter(({ status }) => status === "pending")).toHaveLength(1);
    expect(new Set(shop.sellers.map(({ iban }) => iban)).size).toBe(shop.sellers.length);
    for (const { shopId, iban = "", certifiedAt } of shop.sellers) {
      const { identity, gone, movedTo } = website.get(shopId) ?? {};
      expect(isIban(iban), iban).toBe(true);
      expect(isVatId(identity?.vatId ?? ""), identity?.vatId).toBe(true);
      expect(isPhoneNumber(identity?.phone ?? ""), identity?.phone).toBe(true);
      expect(certifiedAt).toBeInstanceOf(Date);
      expect([gone ?? false, movedTo ?? null]).toEqual([false, null]);
    }
  });

  it("have an account at the embedded payment provider, to which their earnings are sent", () => {
    const accounts = new Set(shop.accounts?.map(({ id }) => id));
    expect(accounts.size).toBe(approved.length);
    for (const { accountId = null } of approved) expect(accounts).toContain(accountId);
  });

  it("count what they have, some of them: none of what is sold out or comes later", () => {
    const counts = new Map(made.flatMap(({ stock }) => stock.map(({ offerId, onHand }) => [offerId, onHand])));
    const offers = made.flatMap((one) => one.offers);
    const counted = offers.filter(({ id }) => counts.has(id));
    expect(counted.length / offers.length).toBeGreaterThan(0.25);
    expect(counted.length / offers.length).toBeLessThan(0.5);
    for (const { id, availability } of counted) {
      expect(["in_stock", "out_of_stock"]).toContain(availability);
      expect((counts.get(id) ?? 0) > 0).toBe(availability === "in_stock");
    }
  });

  it("claim no verified purchase: nobody has bought anything here", () => {
    expect(made.some(({ reviews }) => reviews.length > 0)).toBe(true);
    expect(made.flatMap(({ reviews }) => reviews).filter(({ orderLineId }) => orderLineId)).toEqual([]);
  });
});

describe("the products", () => {
  it("keep to the lengths and numbers that shops and search expect", () => {
    for (const { product } of made) {
      expect(product.name.length).toBeGreaterThan(8);
      expect(product.name.length).toBeLessThanOrEqual(150);
      expect(product.name).not.toMatch(/undefined|[{}#@~]| {2}/);
      expect(`${product.shortDesc}${product.description}`).not.toMatch(/undefined|[{}~]/);
      expect(product.description?.length).toBeLessThan(5000);
      expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(product.specifications?.length).toBeGreaterThanOrEqual(5);
      expect(product.specifications?.length).toBeLessThanOrEqual(14);
      for (const key of Object.keys(product.features ?? {})) expect(featureFacets).toHaveProperty(key);
    }
  });

  it("are drawn only as the picture service can draw", () => {
    const known = new RegExp(
      `^/api/images/demo/(${drawings.join("|")})-(${drawingColors.join("|")})-\\d{1,4}-[0-4]\\.svg$`,
    );
    for (const { images } of rows) {
      expect(images?.length).toBeGreaterThanOrEqual(3);
      for (const { url } of images ?? []) expect(url).toMatch(known);
    }
    for (const { img, imgBlue } of shop.categories)
      expect([img, imgBlue]).toEqual([expect.stringMatching(known), expect.stringMatching(known)]);
  });

  it("carry valid barcodes, books an ISBN", () => {
    const coded = rows.filter(({ gtin }) => gtin);
    expect(coded.length / rows.length).toBeGreaterThan(0.85);
    for (const { gtin } of coded) expect(gtin).toBe(withCheckDigit(String(gtin).slice(0, 12)));
    const books = rows.filter(({ isbn }) => isbn);
    expect(books.length).toBeGreaterThan(30);
    for (const { isbn } of books) expect(isbn).toMatch(/^978/);
  });

  it("are adult exactly below a category that is marked so", () => {
    const adult = (id: string | null | undefined): boolean => {
      const category = id ? categories.get(id) : undefined;
      return category ? Boolean(category.adultContent) || adult(category.parentId) : false;
    };
    for (const { categoryId, adultContent } of rows) expect(adultContent).toBe(adult(categoryId));
    expect(rows.some(({ adultContent }) => adultContent)).toBe(true);
  });

  it("are named in Dutch", () => {
    const english =
      /\b(with|for|the|washing|machine|black|white|red|blue|shoes|men|women|kids|size|inch tv set|new)\b/i;
    for (let at = 0; at < 3000; at += 15) {
      const { name = "", brand, model } = rows[at] ?? {};
      const rest = name.replace(brand ?? "", "").replace(model ?? "", "");
      expect(rest).not.toMatch(english);
    }
  });

  it("agree with their stored reviews", () => {
    for (const { product, reviews } of made) {
      expect(product.ratingCount).toBe(reviews.length);
      if (reviews.length === 0) expect(product.ratingAverage).toBeNull();
      else {
        const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
        expect(product.ratingAverage).toBeCloseTo(mean, 0);
        expect(reviews.length).toBeGreaterThanOrEqual(2);
      }
      for (const { writtenOn } of reviews) expect(writtenOn < today).toBe(true);
    }
    const reviewed = made.filter(({ reviews }) => reviews.length > 0).length / made.length;
    expect(reviewed).toBeGreaterThan(0.28);
    expect(reviewed).toBeLessThan(0.42);
  });
});

describe("the content", () => {
  it("has featured categories that exist and terms that lead somewhere", () => {
    const featured = shop.content["featured-categories"] as { categories: { key: string; tagline: string }[] };
    // No line break between the euro sign and the number.
    for (const { tagline } of featured.categories) expect(tagline).toMatch(/ €\u00a0[\d.]+$/);
    expect(featured.categories.length).toBeGreaterThanOrEqual(8);
    const keys = shop.categories.map(({ key }) => key);
    for (const { key } of featured.categories) expect(keys).toContain(key);
    const { terms } = shop.content.popular_terms as { terms: string[] };
    expect(terms).toHaveLength(15);
    for (const term of terms) {
      const words = term.toLowerCase().split(" ");
      const found = rows.some((row) => {
        const text =
          `${row.name} ${categories.get(row.categoryId)?.name} ${row.description} ${row.shortDesc}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      expect(found, term).toBe(true);
    }
  });
});
