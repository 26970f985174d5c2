import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import type { SearchPlace } from "./place";
import { bucket, facets, results, show, wideScreen } from "./search-screen-fixture";

beforeEach(wideScreen);

const href = (name: string | RegExp, part: HTMLElement | undefined) =>
  decodeURIComponent(
    within(part ?? document.body)
      .getByRole("link", { name })
      .getAttribute("href") ?? "",
  );
const nav = (name: string) => screen.getByRole("navigation", { name });

describe("the search screen", () => {
  test("has one h1, the total, and the range that is shown out of it", () => {
    show("q=boor&page=2", results(30, 12_345));
    expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual([
      "Pagina 2 - 'boor'",
    ]);
    expect(within(screen.getByRole("region", { name: "Resultaten" })).getByRole("status")).toHaveTextContent(
      "12.345 resultaten",
    );
    expect(screen.getByText("31–60 van 12.345")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(30);
  });

  test("links other pages, as far as results can be reached", () => {
    show("q=boor&page=2&brand=Bosch", results(30, 12_345));
    const pages = nav("Pagina's");
    expect(href("Vorige", pages)).toBe("/zoeken/?q=boor&brand=Bosch");
    expect(href("Volgende", pages)).toBe("/zoeken/?q=boor&brand=Bosch&page=3");
    expect(within(pages).getByRole("link", { name: "Pagina 2" })).toHaveAttribute("aria-current", "page");
    expect(within(pages).getByRole("link", { name: "Pagina 334" })).toBeInTheDocument();
  });

  test("sorts by relevance, price and newest; price turns round and says which way it goes", () => {
    show("q=boor&sortBy=priceAsc&page=3");
    const sort = nav("Sorteren op");
    expect(
      within(sort)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Relevantie", "Prijs laag – hoog", "Nieuwste"]);
    expect(href(/^Prijs/, sort)).toBe("/zoeken/?q=boor&sortBy=priceDesc");
    expect(href("Relevantie", sort)).toBe("/zoeken/?q=boor");
    expect(href("Nieuwste", sort)).toBe("/zoeken/?q=boor&sortBy=new");
  });

  test("offers pages of 30, 60 and 90 and two views", () => {
    show("q=boor&view=columns");
    expect(href("60", nav("Per pagina"))).toBe("/zoeken/?q=boor&view=columns&pageSize=60");
    const [view] = screen.getAllByRole("navigation", { name: "Weergave" });
    expect(href("Tegels", view)).toBe("/zoeken/?q=boor&view=tiles");
  });

  test("adds and takes away filter values by links that search engines leave alone", () => {
    show("q=boor&brand=Bosch&page=3");
    const filters = screen.getByRole("complementary", { name: "Filters" });
    expect(href(/^Makita/, filters)).toBe("/zoeken/?q=boor&brand=Bosch|Makita");
    expect(href(/^Bosch \(gekozen\)/, filters)).toBe("/zoeken/?q=boor");
    expect(href(/^Winkel A/, filters)).toBe("/zoeken/?q=boor&brand=Bosch&webshop=a.nl");
    expect(within(filters).getByRole("link", { name: /^Makita/ })).toHaveAttribute("rel", "nofollow");
    expect(within(filters).getByText(/Toon meer \(2\)/)).toBeInTheDocument();
  });

  test("filters on price by range or by a form that keeps the rest of the state", () => {
    const { container } = show("q=boor&brand=Bosch&sortBy=new&page=2");
    const filters = screen.getByRole("complementary", { name: "Filters" });
    expect(href(/^Tot €/, filters)).toBe("/zoeken/?q=boor&brand=Bosch&priceTo=50&sortBy=new");
    expect(href(/en meer/, filters)).toBe("/zoeken/?q=boor&brand=Bosch&priceFrom=50&sortBy=new");
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("action", "/zoeken/");
    expect([...new FormData(form ?? undefined).keys()].sort()).toEqual([
      "brand",
      "priceFrom",
      "priceTo",
      "q",
      "sortBy",
    ]);
  });

  test("has a price form that leaves an open bound out of the address", async () => {
    const user = userEvent.setup();
    show("q=boor&brand=Bosch&page=2");
    await user.type(screen.getByRole("textbox", { name: "Van" }), "10,50");
    await user.click(screen.getByRole("button", { name: "Toepassen" }));
    expect(screen.getByTestId("address").textContent).toBe("/zoeken/?q=boor&brand=Bosch&priceFrom=10");
  });

  test("says what words were left out, or what the results are for instead", () => {
    const warnings = [{ type: "relaxed", from: "inventum wasmachine xyz", to: "wasmachine" }];
    show("q=inventum wasmachine xyz", results(3, 3, { warnings }));
    expect(
      screen.getByText(
        "We vonden niets met al je woorden. Je ziet nu resultaten voor 'wasmachine', zonder 'inventum' en 'xyz'.",
      ),
    ).toBeInTheDocument();
  });
  test("says what the results are for when they are for something wider", () => {
    const warnings = [{ type: "relaxed", from: "hardloopschoenen", to: "schoenen" }];
    show("q=hardloopschoenen", results(3, 3, { warnings }));
    expect(screen.getByText(/niets voor 'hardloopschoenen'.*het dichtst bij komt: 'schoenen'/)).toBeInTheDocument();
  });

  test("names what is chosen also when the facets are not at hand", () => {
    show("q=boor&gender=female|alien&delivery=1", undefined, { data: { facets: null } });
    const chips = nav("Gekozen filters");
    expect(within(chips).getByRole("link", { name: "Verwijder filter Dames" })).toBeInTheDocument();
    expect(within(chips).getByRole("link", { name: "Verwijder filter alien" })).toBeInTheDocument();
    expect(within(chips).getByRole("link", { name: "Verwijder filter Morgen in huis" })).toBeInTheDocument();
  });

  test("shows what is chosen as links that take it away, one by one and all at once", () => {
    show("q=boor&brand=Bosch&webshop=a.nl&priceFrom=10");
    const chips = nav("Gekozen filters");
    expect(within(chips).getAllByRole("link")).toHaveLength(4);
    expect(href("Verwijder filter Winkel A", chips)).toBe("/zoeken/?q=boor&brand=Bosch&priceFrom=10");
    expect(href("Wis alle filters", chips)).toBe("/zoeken/?q=boor");
  });

  test("has a way to the filters on small screens, with the counts of filters and results", () => {
    show("q=boor&brand=Bosch|AEG", undefined, { data: { facets: null } });
    const button = screen.getByRole("link", { name: /^Filters \(2\)/ });
    expect(button).toHaveTextContent("412 resultaten");
    expect(decodeURIComponent(button.getAttribute("href") ?? "")).toBe(
      "/zoeken/?q=boor&brand=Bosch|AEG&sel=filters#filters",
    );
  });

  test("keeps a listing a listing", () => {
    show("brand=Bosch", undefined, { place: { kind: "listing", slugs: ["klussen"] } });
    expect(href("Verwijder filter Bosch", nav("Gekozen filters"))).toBe("/klussen/producten/");
    const filters = screen.getByRole("complementary", { name: "Filters" });
    expect(href(/^Boren/, filters)).toBe("/klussen/boren/producten/?brand=Bosch");
  });

  test("the deals say what a deal is, and lead into a category with the filter on discounts", () => {
    const place: SearchPlace = { kind: "uberfilter", slugs: [], slug: "aanbiedingen", uberfilter: "aanbiedingen" };
    show("brand=Bosch", undefined, { place, on: ["TopRelevantCategories"] });
    expect(href("Boren", nav("Meest relevante categorieën"))).toBe("/zoeken/klussen/boren/?brand=Bosch&discount=lower");
    expect(screen.getByText(/laagste prijs van de 30 dagen ervoor/)).toBeVisible();
    const filters = screen.getByRole("complementary", { name: "Filters" });
    expect(href(/^Boren/, filters)).toBe("/zoeken/klussen/boren/?brand=Bosch&discount=lower");
  });

  test("of a shop leads into a category with the shop as a filter, and has no filters on other shops", () => {
    const place: SearchPlace = { kind: "shop", slugs: [], website: "klushal.example" };
    const data = { facets: { ...facets, discount: { label: "", buckets: [bucket("lower", 3, "In prijs verlaagd")] } } };
    show("", undefined, { data });
    expect(screen.getByText("In prijs verlaagd")).toBeVisible();
    cleanup();
    show("brand=Bosch&priceTo=50", undefined, { place, data });
    const filters = screen.getByRole("complementary", { name: "Filters" });
    expect(href(/^Boren/, filters)).toBe("/klussen/boren/producten/?brand=Bosch&webshop=klushal.example&priceTo=50");
    expect(href("Verwijder filter Bosch", nav("Gekozen filters"))).toBe("/shop/klushal.example/?priceTo=50");
    expect(within(filters).queryByText(/Webwinkel|In prijs verlaagd/)).toBeNull();
  });

  test("says so when the results are for another spelling", () => {
    show("q=wasmasjine", results(3, 3, { warnings: [{ type: "spelling", from: "wasmasjine", to: "wasmachine" }] }));
    expect(
      screen.getByText("Sorry, we kunnen niets vinden voor 'wasmasjine'. Je ziet nu resultaten voor 'wasmachine'."),
    ).toBeInTheDocument();
  });

  test("shows the top categories only with their flag", () => {
    show("q=boor", undefined, { on: ["TopRelevantCategories"] });
    expect(href("Boren", nav("Meest relevante categorieën"))).toBe("/zoeken/klussen/boren/?q=boor");
  });
  test("does not show the top categories without their flag", () => {
    show("q=boor");
    expect(screen.queryByRole("navigation", { name: "Meest relevante categorieën" })).toBeNull();
  });

  test("has brands above the results in the extended arrangement only", () => {
    show("q=boor", undefined, { on: ["SearchResultsPageExtended"] });
    expect(href("Makita", nav("Merken"))).toBe("/zoeken/?q=boor&brand=Makita");
  });
  test("has no brands above the results in the ordinary arrangement", () => {
    show("q=boor");
    expect(screen.queryByRole("navigation", { name: "Merken" })).toBeNull();
  });
});
