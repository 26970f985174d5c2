import { expect, it } from "vitest";
import { articleParts, PRODUCT_BLOCKS } from "./article-parts";

it("splits a text at its product blocks", () => {
  const parts = articleParts(
    'Een\n\n::product[a-1]\n\nTwee\n::products[a, b ,c]\n::products{category="x.y" query="sortBy=priceAsc" limit=3 title="Nu te koop"}\n',
  );
  expect(parts).toEqual([
    { kind: "text", text: "Een\n" },
    { kind: "products", ids: ["a-1"], category: "", query: "", title: "", limit: 1 },
    { kind: "text", text: "\nTwee" },
    { kind: "products", ids: ["a", "b", "c"], category: "", query: "", title: "", limit: 3 },
    { kind: "products", ids: [], category: "x.y", query: "sortBy=priceAsc", title: "Nu te koop", limit: 3 },
  ]);
});

it("leaves out a block that is written wrongly, and code as it is", () => {
  expect(articleParts("::products{x}\n::product\n::productje")).toEqual([{ kind: "text", text: "::productje" }]);
  const code = "```\n::product[1]\n```\n~~~~\n~~~\n::product[2]\n~~~~";
  expect(articleParts(code)).toEqual([{ kind: "text", text: code }]);
});

it("shows only so many blocks", () => {
  expect(articleParts("::product[1]\n".repeat(50))).toHaveLength(PRODUCT_BLOCKS);
});
