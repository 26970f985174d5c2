import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { siteFixture } from "../../tests/loader-context";
import { Footer } from "./footer";
import { categoryFixture, renderInPage } from "./page-fixture";

const categories = ["A", "B", "C", "D", "E"].map(categoryFixture);
const limited = (footerCategories: number) => ({
  categories,
  site: { ...siteFixture, limits: { ...siteFixture.limits, footerCategories } },
});

describe("Footer", () => {
  it.each([
    [3, ["A", "B", "C"]],
    [5, ["A", "B", "C", "D", "E"]],
    [99, ["A", "B", "C", "D", "E"]],
  ])("shows at most %i categories", async (limit, shown) => {
    renderInPage(Footer, { root: limited(limit) });
    const nav = await screen.findByRole("navigation", { name: "Categorieën" });
    expect(
      within(nav)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(shown);
  });
  it.each([0, -1])("leaves the categories out with a limit of %i", async (limit) => {
    renderInPage(Footer, { root: limited(limit) });
    await screen.findByRole("contentinfo");
    expect(screen.queryByRole("navigation", { name: "Categorieën" })).toBeNull();
  });
  it("says what prices include, and how to reach the operator", async () => {
    renderInPage(Footer);
    expect(await screen.findByText(/Prijzen incl. btw/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/support/contact/");
  });
  it("leads to customer service in both readings (RT-15)", async () => {
    const { unmount } = renderInPage(Footer);
    expect(await screen.findByRole("link", { name: "Klantenservice" })).toHaveAttribute("href", "/support/");
    unmount();
    renderInPage(Footer, { on: ["Marketplace", "Cart"] });
    expect(await screen.findByRole("link", { name: "Klantenservice" })).toHaveAttribute("href", "/klantenservice/");
  });
});
