import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Breadcrumb, type BreadcrumbItem } from "./breadcrumb";
import { renderInPage } from "./page-fixture";

async function show(items: BreadcrumbItem[], url = "/") {
  const { container } = renderInPage(() => <Breadcrumb items={items} />, { url });
  const nav = await screen.findByRole("navigation", { name: "Je bent hier" });
  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? "null";
  return { nav, data: JSON.parse(json) as { itemListElement: { name: string; item?: string; position: number }[] } };
}
const links = (nav: HTMLElement) =>
  within(nav)
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("Breadcrumb", () => {
  it("shows Home and the items in order, the last as plain text", async () => {
    const { nav } = await show([
      { text: "Elektronica", url: "/elektronica/" },
      { text: "Telefoons", url: "/elektronica/telefoons/" },
    ]);
    expect(
      within(nav)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Home", "Elektronica", "Telefoons"]);
    expect(links(nav)).toEqual([
      ["Home", "/"],
      ["Elektronica", "/elektronica/"],
    ]);
    expect(within(nav).getByText("Telefoons")).toHaveAttribute("aria-current", "page");
  });
  it("links the last item when it is marked active", async () => {
    const { nav } = await show([{ text: "Zoeken", url: "/zoeken/", active: true }]);
    expect(links(nav)).toContainEqual(["Zoeken", "/zoeken/"]);
  });
  it("carries the current query on, unless an item ignores it", async () => {
    const { nav } = await show(
      [
        { text: "Met", url: "/met/" },
        { text: "Zonder", url: "/zonder/", ignoreExistingQueryString: true },
        { text: "Hier" },
      ],
      "/?brand=Bosch&page=2",
    );
    expect(links(nav)).toEqual([
      ["Home", "/"],
      ["Met", "/met/?brand=Bosch&page=2"],
      ["Zonder", "/zonder/"],
    ]);
  });
  it("builds the address of a category from its slug or key", async () => {
    const { nav } = await show([{ text: "Telefoons", slug: "elektronica.telefoons" }, { text: "Hier" }]);
    expect(links(nav)).toContainEqual(["Telefoons", "/elektronica/telefoons/"]);
  });
  it("shows a house only where asked", async () => {
    const { nav } = await show([{ text: "Thuis", url: "/t/", showHomeIcon: true }, { text: "Hier" }]);
    const houses = within(nav)
      .getAllByRole("listitem")
      .map((item) => item.querySelector('use[href$="#home"]') !== null);
    expect(houses).toEqual([true, true, false]);
  });
  it("says the same in structured data, without queries", async () => {
    const { data } = await show([{ text: "Elektronica", url: "/elektronica/" }, { text: "Telefoons" }], "/?q=x");
    expect(data.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, "Home", "https://shop.example/"],
      [2, "Elektronica", "https://shop.example/elektronica/"],
      [3, "Telefoons", undefined],
    ]);
  });
});
