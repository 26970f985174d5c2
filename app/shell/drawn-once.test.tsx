// @vitest-environment node
import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Review } from "#contract/reviews";
import { DrawnParts } from "../../server/drawn-parts";
import { aShopOffer, aSummary } from "../features/product/product-fixtures";
import { ListedProduct } from "../features/product-list/listed-product";
import type { ProductData } from "../features/product-page/load-product";
import { ProductDetails } from "../features/product-page/product-details";
import { siteOf } from "../root-data";
import { aProduct } from "../seo/product-fixture";
import { DrawingContext, drawnOnce } from "../ui/drawn-once";
import { KeptCategoryMenu } from "./kept-category-menu";
import { KeptFooter } from "./kept-footer";
import { inPage, type PageFixture } from "./page-fixture";

// The router of the fixture warns that it has effects.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const plainly = (Component: ComponentType, fixture?: PageFixture) => renderToString(inPage(Component, fixture).page);

/** The page as a server sends it that has `parts`. */
function withParts(parts: DrawnParts, Component: ComponentType, fixture?: PageFixture): string {
  const { page, data } = inPage(Component, fixture);
  const drawing = parts.begin(siteOf(data));
  const html = renderToString(<DrawingContext.Provider value={drawing}>{page}</DrawingContext.Provider>);
  return drawing.complete(Buffer.from(html)).toString();
}
const aReview: Review = {
  id: "r1",
  author: "Sanne",
  rating: 4,
  title: "Stil",
  text: "Je hoort hem niet.",
  pros: ["stil"],
  cons: [],
  photos: [],
  date: "2026-10-02",
  verified: true,
  editedOn: null,
  helpful: 0,
  answer: null,
};
const aProductPage: ProductData = {
  product: aProduct({ offers: [aShopOffer(), aShopOffer({ shopName: "Oud", condition: "used" })] }),
  path: "/product/wasmachine-9-kg/1234/",
  description: "<p>Stil.</p>",
  history: {
    productId: "1234",
    currency: "EUR",
    points: [
      { date: "2025-12-01", lowest: 9_995, average: 10_495, shops: 2 },
      { date: "2026-10-01", lowest: 8_995, average: 9_495, shops: 2 },
    ],
  },
  reviews: { average: 4, count: 1, histogram: [0, 0, 0, 1, 0], reviews: [aReview] },
  related: [],
  similar: [],
  viewedToo: [],
  hidden: false,
  now: "2026-11-21T10:00:00Z",
};
const everyFlag = ["ProductsComparison", "Marketplace", "Cart", "Blog", "Chat", "ConsentBanner"] as const;
const fixture: PageFixture = { url: "/zoeken/?q=boor", on: [...everyFlag] };

describe("a part that is drawn once", () => {
  const products = [
    aSummary(),
    aSummary({ id: "2", name: "Accuboor & <schroef> één", rating: null, delivery: null }),
    aSummary({ id: "3", adult_content: true, images: [] }),
    aSummary({ id: "4", expired: true }),
  ];
  const Cards = () =>
    products.map((product, at) => <ListedProduct key={product.id} product={product} priority={at < 2} />);
  const Details = () => <ProductDetails data={aProductPage} />;
  const Menu = () => <KeptCategoryMenu className="menu" />;
  it.each([
    ["the card of a product", Cards],
    ["the footer", KeptFooter],
    ["the menu", Menu],
    ["what a page tells of its product", Details],
    ["all of them", () => [<Menu key="m" />, <p key="t">Tekst</p>, <Cards key="c" />, <KeptFooter key="f" />]],
  ])("is the same as when it was drawn: %s", (_, Component) => {
    const parts = new DrawnParts(1_000_000);
    const expected = plainly(Component as ComponentType, fixture);
    expect(expected).toMatch(/<(article|footer|nav|table)/);
    for (let time = 0; time < 3; time += 1) {
      expect(withParts(parts, Component as ComponentType, fixture)).toBe(expected);
    }
  });
  it.each([
    ["a shop that sells nothing", { on: [] }],
    ["other categories", { root: { categories: [] } }],
    ["a visitor who sees what is for adults", { root: { adult: true } }],
  ])("is drawn anew for %s", (_, change) => {
    const parts = new DrawnParts(1_000_000);
    const All = () => [<Menu key="m" />, <Cards key="c" />, <KeptFooter key="f" />] as unknown as ReactElement;
    const changed = { ...fixture, ...change } as PageFixture;
    withParts(parts, All, fixture);
    withParts(parts, All, fixture);
    expect(withParts(parts, All, changed)).toBe(plainly(All, changed));
    expect(plainly(All, changed)).not.toBe(plainly(All, fixture));
  });
});

test("a component is asked for its HTML twice for the same properties, and no more", () => {
  const parts = new DrawnParts(1_000_000);
  const draw = vi.fn(({ word }: { word: string }) => <b>{word}</b>);
  const Word = drawnOnce("word", draw);
  const page = (word: string) => withParts(parts, () => <Word word={word} />);
  const asked = ["een", "een", "twee", "een", "een"];
  expect(asked.map(page)).toEqual(asked.map((word) => `<b>${word}</b>`));
  expect(draw.mock.calls.map(([{ word }]) => word)).toEqual(["een", "een", "twee"]);
});

test("two components with the same properties are told apart, also one inside the other", () => {
  const parts = new DrawnParts(1_000_000);
  const Inner = drawnOnce("inner", () => <i>binnen</i>);
  const Outer = drawnOnce("outer", () => (
    <p>
      <Inner /> en <Inner />
    </p>
  ));
  const Both = () => (
    <>
      <Outer />
      <Inner />
    </>
  );
  const expected = "<p><i>binnen</i> en <i>binnen</i></p><i>binnen</i>";
  const thrice = Array.from({ length: 3 }, () => withParts(parts, Both));
  expect(thrice).toEqual([expected, expected, expected]);
});
