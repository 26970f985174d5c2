import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInPage } from "./page-fixture";
import { problemOf } from "./problem";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const thrown = (status: number, data: string) => ({ status, data });
const page = () => null;

describe("PageProblem", () => {
  it("shows a missing page with a way home, a search box and categories", async () => {
    renderInPage(page, { thrown: thrown(404, "Not found") });
    expect(await screen.findByRole("heading", { level: 1, name: "Pagina niet gevonden" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Naar de homepage" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("search")).toHaveAttribute("action", "/zoeken/");
    expect(screen.getByRole("link", { name: "Elektronica" })).toHaveAttribute("href", "/elektronica/");
    expect(screen.queryByRole("link", { name: "Probeer het opnieuw" })).toBeNull();
  });
  it.each(["/nergens/", "/wonen/nergens/", "/wonen/producten/", "/zoeken/nergens/"])(
    "says so when it is a category that does not exist: %s",
    async (url) => {
      renderInPage(page, { url, thrown: thrown(404, "Weg") });
      expect(await screen.findByRole("heading", { name: "Deze categorie bestaat niet" })).toBeInTheDocument();
    },
  );
  it("speaks of no category where a product is missing, whatever words the loader used", async () => {
    renderInPage(page, { url: "/product/een/1/", thrown: thrown(404, "Category not found") });
    expect(await screen.findByRole("heading", { name: "Pagina niet gevonden" })).toBeInTheDocument();
  });
  it("asks to try the same address again shortly when the shop is too busy or too slow", async () => {
    renderInPage(page, { url: "/wonen/?page=2", thrown: thrown(503, "") });
    expect(await screen.findByRole("heading", { name: "Deze pagina laadt even niet" })).toBeInTheDocument();
    expect(screen.getByText(/Het is even te druk.*Probeer het zo opnieuw\./)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Probeer het opnieuw" })).toHaveAttribute("href", "/wonen/?page=2");
  });
  it("shows a page that is gone for good with a way on", async () => {
    renderInPage(page, { url: "/product/een/1/", thrown: thrown(410, "") });
    expect(await screen.findByRole("heading", { name: "Deze pagina is er niet meer" })).toBeInTheDocument();
    expect(screen.getByRole("search")).toHaveAttribute("action", "/zoeken/");
    expect(screen.queryByRole("link", { name: "Probeer het opnieuw" })).toBeNull();
  });
  it("offers to try the same page again when the fault is ours", async () => {
    renderInPage(page, { url: "/wonen/?page=2", thrown: thrown(500, "Error") });
    expect(await screen.findByRole("heading", { name: "Er ging iets mis" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Probeer het opnieuw" })).toHaveAttribute("href", "/wonen/?page=2");
  });
  it("never shows what an error says about our insides", async () => {
    renderInPage(page, { thrown: new Error("connect ECONNREFUSED 10.0.0.1") });
    expect(await screen.findByRole("heading", { name: "Er ging iets mis" })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("ECONNREFUSED");
  });
});

describe("problemOf", () => {
  it.each([
    [404, "errors.notFound.title"],
    [410, "errors.gone.title"],
    [400, "errors.refused.title"],
    [500, "errors.broken.title"],
    [502, "errors.unavailable.title"],
    [503, "errors.unavailable.title"],
    [504, "errors.unavailable.title"],
    [200, "errors.broken.title"],
  ])("status %i is %s", (status, title) => {
    expect(problemOf({ status }).title).toBe(title);
  });
  it("takes anything that is no response for a fault of ours", () => {
    expect(problemOf(undefined)).toMatchObject({ title: "errors.broken.title", retry: true });
  });
  it("tells a missing category by its page", () => {
    expect(problemOf({ status: 404 }, "subCategory").title).toBe("errors.category.title");
    expect(problemOf({ status: 404 }, "product").title).toBe("errors.notFound.title");
    expect(problemOf({ status: 503 }, "category").title).toBe("errors.unavailable.title");
  });
});
