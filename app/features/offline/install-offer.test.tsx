import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "~/shell/page-fixture";
import { localWishlist } from "~/stores/wishlist";
import { today } from "~/stores/wishlist-items";
import { InstallOffer } from "./install-offer";

const saved = (date: string) => localWishlist.set([{ productId: "1", price: null, date }]);
const install = () => screen.queryByRole("button", { name: "Installeren" });

/** The browser's offer, as the page hears of it. */
function offer() {
  const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}
beforeEach(() => localStorage.clear());
afterEach(() => {
  window.dispatchEvent(new Event("appinstalled"));
  Reflect.deleteProperty(navigator, "standalone");
});

test("the browser's offer is kept and shown later, once, to whoever comes back (PW-03)", async () => {
  saved("2025-01-01");
  renderInPage(InstallOffer);
  const { prompt, event } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  const button = await screen.findByRole("button", { name: "Installeren" });
  act(() => button.click());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(install()).toBeNull();
});

test("nobody is asked on the day on which they saved their first product", () => {
  saved(today());
  renderInPage(InstallOffer);
  offer();
  expect(install()).toBeNull();
});

test("a browser that makes no offer but can install gets a hint, until the shop is installed", async () => {
  saved("2025-01-01");
  Object.assign(navigator, { standalone: false });
  const { unmount } = renderInPage(InstallOffer);
  expect(await screen.findByText(/Zet op beginscherm/)).toBeTruthy();
  unmount();
  Object.assign(navigator, { standalone: true });
  renderInPage(InstallOffer);
  expect(screen.queryByText(/Zet op beginscherm/)).toBeNull();
});
