import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Deal } from "#contract/discounts";
import { renderInPage } from "../../shell/page-fixture";
import { aSummary } from "../product/product-fixtures";
import { isRealDrop } from "./deal-card";
import { MarketplaceHome, StandardHome } from "./home-screen";
import type { HomeData } from "./load-home";

const drop = { before: 11_995, now: 8_995, percentage: 25.01, since: "2026-11-18" };
const deal = (changes: Partial<Deal> = {}): Deal => ({ ...aSummary(), drop, ...changes });
const featured = ["Elektronica", "Wonen", "Tuin", "Klussen", "Mode", "Sport", "Dieren"].map((name) => ({
  slug: name.toLowerCase(),
  name,
  key: name.toLowerCase(),
  img: "/c.svg",
  img_blue: "/b.svg",
  adult_content: false,
  tagline: "",
}));
const full: HomeData = {
  featured,
  deals: [deal()],
  viewed: [aSummary({ id: "2", name: "Waterkoker" })],
  fresh: [],
  terms: ["fiets", "lego"],
  someHidden: false,
  shopCount: 60,
  shops: [
    { id: "s", website: "klushal.example", name: "Klushal", logo: "", rating: null, reviewCount: 0, productCount: 9 },
  ],
};
const nothing: HomeData = {
  featured: [],
  deals: [],
  viewed: [],
  fresh: [],
  terms: [],
  someHidden: false,
  shopCount: 0,
  shops: [],
};

async function show(data: HomeData, marketplace: boolean) {
  const Screen = marketplace ? MarketplaceHome : StandardHome;
  renderInPage(() => <Screen data={data} />, { on: marketplace ? ["Marketplace"] : [] });
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}
const headings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the two home pages", () => {
  it("say different things first", async () => {
    expect(await show(full, false)).toBe("Zie meteen welke winkel het minst vraagt");
    expect(headings()).toEqual([
      "Net in prijs gedaald",
      "Populaire categorieën",
      "Echte prijsdalingen",
      "Zo werkt het",
      "Meest bekeken",
      "Onder meer bij deze winkels",
      "Populaire zoekopdrachten",
    ]);
  });
  it("show the marketplace with its categories in the hero and products before the rest", async () => {
    expect(await show(full, true)).toBe("Eén etalage, veel winkels");
    expect(headings().slice(0, 2)).toEqual(["Aanbiedingen", "Meest bekeken"]);
    expect(document.body).not.toHaveTextContent("Koop bij de winkel");
  });
  it.each([false, true])("stand without any of their backends (marketplace: %s)", async (marketplace) => {
    await show(nothing, marketplace);
    expect(headings()).toEqual(["Zo werkt het"]);
    expect(screen.queryByRole("link", { name: "Naar de prijsdalingen" })).toBeNull();
    expect(document.body).not.toHaveTextContent(/0 webwinkels/);
  });
  it("show categories beside the text while no price has dropped, each once", async () => {
    await show({ ...full, deals: [] }, false);
    const names = (region: HTMLElement) =>
      within(region)
        .getAllByRole("listitem")
        .map((item) => item.textContent);
    const hero = screen.getByRole("region", { name: "Zie meteen welke winkel het minst vraagt" });
    expect(names(hero)).toEqual(expect.arrayContaining(["Elektronica", "Sport"]));
    expect(names(screen.getByRole("region", { name: "Populaire categorieën" }))).toEqual(["Dieren"]);
  });
  it("link popular searches to the search page", async () => {
    await show(full, false);
    const nav = screen.getByRole("navigation", { name: "Populaire zoekopdrachten" });
    expect(within(nav).getByRole("link", { name: "lego" })).toHaveAttribute("href", "/zoeken/?q=lego");
  });
  it("name the lowest price of the 30 days before with every price drop", async () => {
    await show(full, false);
    const deals = screen.getByRole("region", { name: "Echte prijsdalingen" });
    expect(deals).toHaveTextContent("25% lager");
    expect(deals).toHaveTextContent(/Laagste prijs in 30 dagen vóór de aanbieding: €\s119,95/);
  });
});

describe("isRealDrop", () => {
  it("believes only what became cheaper and can be bought", () => {
    expect(isRealDrop(deal())).toBe(true);
    expect(isRealDrop(deal({ drop: { ...drop, before: 8_995 } }))).toBe(false);
    expect(isRealDrop(deal({ drop: { ...drop, percentage: 0.4 } }))).toBe(false);
    expect(isRealDrop(deal({ expired: true }))).toBe(false);
    expect(isRealDrop(deal({ lowestPrice: null }))).toBe(false);
    expect(isRealDrop({ ...deal(), drop: undefined } as unknown as Deal)).toBe(false);
  });
});
