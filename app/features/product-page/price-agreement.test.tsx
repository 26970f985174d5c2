import { expect, test } from "vitest";
import { bestOffer } from "#contract/offer-rules";
import { priceCases } from "#contract/offer-rules.fixture";
import { productJsonLd } from "~/seo/product";
import { aProduct } from "~/seo/product-fixture";
import { comparisonRows } from "../comparison/comparison-rows";
import { CardPrice } from "../product/card-price";
import { aShopOffer, aSummary } from "../product/product-fixtures";
import { renderInShop } from "../product/shop-fixture";
import { BestOffer } from "./best-offer";

const euros = (cents: number) => `€ ${(cents / 100).toFixed(2).replace(".", ",")}`;

test.each(priceCases)("card, page, comparison and structured data agree: $name", (given) => {
  const { lowestPrice, lowestTotal, shops } = given;
  const offers = given.offers.map(([shopName, condition, availability, price, shipping], index) => ({
    ...aShopOffer({ shopName, condition, availability, price, shipping, total: price + shipping }),
    id: String(index),
  }));
  const best = bestOffer(offers);
  const { container } = renderInShop(() => (
    <>
      <CardPrice product={aSummary({ lowestPrice, lowestTotal, shopCount: shops })} />
      {best && (
        <BestOffer offer={best} product={aSummary()} shops={shops} offers={offers.length} now="2026-11-21T08:00:00Z" />
      )}
    </>
  ));
  const text = (container.textContent ?? "").replaceAll("\u00a0", " ");
  if (lowestTotal === null || lowestPrice === null) {
    expect(text).toContain("Uitverkocht");
    expect(text).not.toContain("€");
    return;
  }
  expect(text.split(euros(lowestTotal)).length - 1).toBeGreaterThanOrEqual(2);
  expect(text).toContain(shops === 1 ? "Te koop bij één winkel" : `Laagste prijs bij ${shops} winkels`);
  expect(text).toContain(shops === 1 ? "bij 1 winkel" : `bij ${shops} winkels`);
  const product = aProduct({ offers });
  const cells = comparisonRows([product])[0]?.rows.map(({ cells }) => cells[0]);
  expect(cells).toContainEqual({ kind: "price", cents: lowestTotal });
  expect(cells).toContainEqual({ kind: "shops", count: shops });
  const where = {
    origin: "https://shop.example",
    shopPath: (website: string) => `/shop/${website}/`,
    productPath: () => "/",
    reviewsVisible: false,
  };
  expect(productJsonLd(product, where).offers).toMatchObject({ lowPrice: (lowestPrice / 100).toFixed(2) });
});
