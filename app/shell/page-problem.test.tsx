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
  it("says so when it is a category that does not exist", async () => {
    renderInPage(page, { thrown: thrown(404, "Category not found") });
    expect(await screen.findByRole("heading", { name: "Deze categorie bestaat niet" })).toBeInTheDocument();
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
  it("tells a category by the text of the response or its status line", () => {
    expect(problemOf({ status: 404, data: "Category not found" }).title).toBe("errors.category.title");
    expect(problemOf({ status: 404, data: "", statusText: "Category not found" }).title).toBe("errors.category.title");
  });
});
