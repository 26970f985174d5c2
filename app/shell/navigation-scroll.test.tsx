import { useNavigate } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NavigationScroll } from "./navigation-scroll";

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <NavigationScroll />
      <h2 id="prijs">Prijs</h2>
      <section data-list-start>Resultaten</section>
      {[
        "/b",
        "/b?merk=Bosch",
        "/b?merk=Bosch&page=2",
        "/b?q=lamp",
        "/b?merk=Bosch#prijs",
        "/b#prijs",
        "/b#winkelwagen",
        "/b#%E0%A4%A",
        "#menu",
      ].map((to) => (
        <button key={to} type="button" onClick={() => navigate(to)}>
          {to}
        </button>
      ))}
      <button type="button" onClick={() => navigate(-1)}>
        terug
      </button>
      <button type="button" onClick={() => navigate("/b", { replace: true })}>
        zonder hash
      </button>
    </>
  );
}

/** In newer browsers, scrolling returns a promise. */
const scrollTo = vi.fn(() => Promise.resolve());
const scrollIntoView = vi.fn(() => Promise.resolve());
beforeEach(() => {
  vi.stubGlobal("scrollTo", scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  // As on the real site, one NavigationScroll stays mounted across pages.
  const Site = createRemixStub([{ path: "*", Component: Page }]);
  render(<Site />);
});
const go = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("NavigationScroll", () => {
  it("leaves the first page where it is", async () => {
    await screen.findByRole("button", { name: "/b" });
    expect(scrollTo).not.toHaveBeenCalled();
  });
  it("starts a new page at the top", async () => {
    await go("/b");
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });
  it.each(["/b?merk=Bosch", "/b?merk=Bosch#prijs"])(
    "shows a list that was filtered from its beginning: %s",
    async (to) => {
      await go("/b");
      scrollTo.mockClear();
      const list = screen.getByText("Resultaten");
      list.getBoundingClientRect = () => new DOMRect(0, -900, 100, 3000);
      await go(to);
      expect(scrollIntoView.mock.contexts).toEqual([list]);
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
  it("leaves the page where it is while the list's beginning is in sight", async () => {
    await go("/b");
    scrollTo.mockClear();
    await go("/b?merk=Bosch");
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
  it("starts another search, and another page of results, at the top", async () => {
    await go("/b");
    await go("/b?merk=Bosch");
    scrollTo.mockClear();
    await go("/b?merk=Bosch&page=2");
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await go("/b?q=lamp");
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
  it("goes to the element of the hash instead", async () => {
    await go("/b#prijs");
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });
  it.each(["/b#winkelwagen", "#menu", "/b#%E0%A4%A"])("stays put for the hash without an element in %s", async (to) => {
    await go(to);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
  it("stays put when only the hash is taken off, as when a popup closes, or when the page is read again", async () => {
    await go("/b#winkelwagen");
    await go("zonder hash");
    await go("zonder hash");
    expect(scrollTo).not.toHaveBeenCalled();
    await go("/b");
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });
  it("survives several navigations in a row", async () => {
    for (const to of ["/b", "/b#prijs", "/b", "terug", "/b#prijs"]) await go(to);
    expect(screen.getByRole("button", { name: "terug" })).toBeInTheDocument();
  });
  it("returns to where the page was left", async () => {
    await screen.findByRole("button", { name: "/b" });
    Object.defineProperty(window, "scrollY", { value: 640, configurable: true });
    window.dispatchEvent(new Event("scroll"));
    await go("/b");
    await go("terug");
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });
});
