import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInShop } from "../../product/shop-fixture";
import { RankingScreen } from "./ranking-screen";

test("every entry of the contents leads to a section with that heading", () => {
  const { container } = renderInShop(RankingScreen);
  const links = within(screen.getByRole("navigation", { name: "Op deze pagina" })).getAllByRole("link");
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const section = container.querySelector<HTMLElement>(link.getAttribute("href") ?? "#");
    expect(section && within(section).getByRole("heading", { level: 2 }).textContent).toBe(link.textContent);
  }
});

test("it says that places are not for sale and that prices include shipping", () => {
  renderInShop(RankingScreen);
  const short = screen.getByRole("region", { name: "In het kort" });
  expect(short.textContent).toContain("geen betaalde resultaten");
  expect(short.textContent).toContain("inclusief verzendkosten");
});
