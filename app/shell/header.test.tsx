import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { siteFixture } from "../../tests/loader-context";
import { CategoryMenu } from "./category-menu";
import { Header } from "./header";
import { Logo } from "./logo";
import { categoryFixture, renderInPage } from "./page-fixture";
import { SearchButtons } from "./search-buttons";

const HeaderLogo = () => <Logo place="header" />;

describe("Header", () => {
  it("searches by a plain GET form to the search page", async () => {
    renderInPage(Header);
    const form = (await screen.findByRole("search")) as HTMLFormElement;
    expect(form.getAttribute("action")).toBe("/zoeken/");
    expect(form.method).toBe("get");
    expect(within(form).getByRole("searchbox", { name: "Waar ben je naar op zoek?" })).toHaveAttribute("name", "q");
  });
  it("has a button beside the box, and the way to search by picture only with its flag (IM-01)", async () => {
    const { unmount } = renderInPage(SearchButtons);
    expect(await screen.findByRole("button", { name: "Zoeken" })).toHaveAttribute("type", "submit");
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
    renderInPage(SearchButtons, { on: ["ImageSearchFeature"] });
    const link = await screen.findByRole("link", { name: "Zoeken met een foto of barcode" });
    expect(link).toHaveAttribute("href", "/zoeken/afbeelding/");
  });
  it("keeps what was searched for", async () => {
    renderInPage(Header, { url: "/zoeken/?q=klop%20boor" });
    expect(await screen.findByRole("searchbox")).toHaveValue("klop boor");
  });
  it("cuts off a term that nobody typed", async () => {
    renderInPage(Header, { url: `/zoeken/?q=${"a".repeat(5_000)}` });
    expect(((await screen.findByRole("searchbox")) as HTMLInputElement).value).toHaveLength(200);
  });
  it("has the search box before everything else for the keyboard", async () => {
    const { container } = renderInPage(Header);
    await screen.findByRole("search");
    const first = container.querySelector("header a[href], header button, header input");
    expect(first).toBe(screen.getByRole("searchbox"));
  });
  it("opens the main categories in a popover of the browser's own", async () => {
    const { container } = renderInPage(CategoryMenu, { root: { categories: [categoryFixture("Elektronica")] } });
    const button = await screen.findByRole("button", { name: /Categorieën/ });
    const panel = container.querySelector(`#${button.getAttribute("popovertarget")}`);
    expect(panel).toHaveAttribute("popover", "auto");
    expect(panel?.querySelector('a[href="/elektronica/"]')).toHaveTextContent("Elektronica");
    expect(panel?.querySelector('a[href="/alle-categorieen/"]')).not.toBeNull();
  });
  it("shows the operator's logo with the shop's name, and the name alone without a logo", async () => {
    const withLogo = (header: string) => ({
      root: { site: { ...siteFixture, theme: { ...siteFixture.theme, logos: { header, footer: "", icon: "" } } } },
    });
    const { unmount } = renderInPage(HeaderLogo, withLogo("/winkel.svg"));
    expect(await screen.findByRole("img", { name: "Etalage" })).toHaveAttribute("src", "/winkel.svg");
    unmount();
    renderInPage(HeaderLogo, withLogo(""));
    expect(await screen.findByRole("link", { name: "Etalage" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("img", { name: "Etalage" })).toBeNull();
  });
  it("draws its own logo with the icons, without a request of its own", async () => {
    renderInPage(HeaderLogo);
    const drawing = (await screen.findByRole("img", { name: "Etalage" })).querySelector("use");
    expect(drawing?.getAttribute("href")).toMatch(/icons.*\.svg.*#etalage$/);
  });
});
