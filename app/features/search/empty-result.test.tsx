import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { aSummary } from "../product/product-fixtures";
import type { SearchPlace } from "./place";
import { results, show, wideScreen } from "./search-screen-fixture";
import { parseSearch } from "./search-url";

beforeEach(wideScreen);

describe("an empty result", () => {
  test("shows the nearest categories and similar products, labelled as such", () => {
    const nearest = {
      categories: [{ key: "mode.schoenen", name: "Schoenen", path: "Mode > Schoenen" }],
      products: [aSummary({ id: "7", name: "Wandelschoen" })],
    };
    show("q=hardloopschoenen", results(0, 0, { nearest }));
    expect(screen.getByText("Geen resultaten voor 'hardloopschoenen'")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Schoenen" })).toHaveAttribute("href", "/mode/schoenen/");
    const similar = screen.getByRole("heading", { name: "Niet wat je zocht, wel vergelijkbaar" }).parentElement;
    expect(within(similar ?? document.body).getAllByText("Wandelschoen").length).toBeGreaterThan(0);
  });

  test("offers other spellings, what was here once and what others look for", () => {
    const found = results(0, 0, { spellingCorrections: ["zaag"], expiredProducts: [aSummary({ id: "9" })] });
    show("q=zaaag", found, { data: { popularTerms: ["fiets"] } });
    expect(screen.getByText("Geen resultaten voor 'zaaag'")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "zaag" })).toHaveAttribute("href", "/zoeken/?q=zaag");
    expect(screen.getByRole("link", { name: "fiets" })).toHaveAttribute("href", "/zoeken/?q=fiets");
    expect(within(screen.getByRole("article")).getByText("Niet meer leverbaar")).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Pagina's" })).toBeNull();
  });
  test("leads to the categories when nothing is near", () => {
    show("q=xqzt", results(0, 0));
    expect(screen.getByRole("link", { name: "Bekijk alle categorieën" })).toHaveAttribute("href", "/alle-categorieen/");
  });
  test("of a barcode says that no product has it, and leads back to scanning", () => {
    show("q=8710398503879", results(0, 0));
    expect(screen.getByText(/^We kennen geen product met barcode 8710398503879/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Scan of typ hem nog eens" })).toHaveAttribute(
      "href",
      "/zoeken/afbeelding/#barcode",
    );
  });
  test("of deals says when there will be some", () => {
    const place = {
      kind: "uberfilter",
      slugs: [],
      slug: "aanbiedingen",
      uberfilter: "aanbiedingen",
    } satisfies SearchPlace;
    show("", results(0, 0), { data: { place } });
    expect(screen.getByText(/Zodra dat wel zo is, staat het hier/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Bekijk alle categorieën" })).toBeInTheDocument();
  });
  test("through filters offers the way without them", () => {
    show("q=boor&brand=Niks", results(0, 0));
    expect(screen.getByText("Geen producten met deze filters")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Toon alles zonder filters" })).toHaveAttribute("href", "/zoeken/?q=boor");
  });
  test("shows what meets all demands but one, and says which was let go", () => {
    const state = parseSearch(new URLSearchParams("q=koffie&priceTo=100"));
    const products = [aSummary({ id: "5", name: "Zwarte koffiemachine" })];
    const letGo = [{ filter: "color", values: ["roze"], state, total: 12, products }];
    show("q=koffie&color=roze&priceTo=100", results(0, 0), { data: { letGo } });
    const part = screen.getByRole("heading", { name: "Zonder ‘roze’ zijn er 12" }).parentElement ?? document.body;
    expect(within(part).getAllByText("Zwarte koffiemachine").length).toBeGreaterThan(0);
    expect(within(part).getByRole("link", { name: "Toon alle 12 zonder ‘roze’" })).toHaveAttribute(
      "href",
      "/zoeken/?q=koffie&priceTo=100",
    );
  });
  test("on a page too far offers the first page", () => {
    show("q=boor&page=50", results(0, 40));
    expect(screen.getByRole("link", { name: "Naar de eerste pagina" })).toHaveAttribute("href", "/zoeken/?q=boor");
  });
  test("in a category offers to search everywhere", () => {
    show("q=jurk", results(0, 0), { place: { kind: "search", slugs: ["klussen"] } });
    expect(screen.getByRole("link", { name: "Zoek in alle categorieën" })).toHaveAttribute("href", "/zoeken/?q=jurk");
  });
});
