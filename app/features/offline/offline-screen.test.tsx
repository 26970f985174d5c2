import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderInPage } from "~/shell/page-fixture";
import { lastSeen } from "~/stores/last-seen";
import { OfflineScreen } from "./offline-screen";

const lamp = {
  id: "1",
  name: "Lamp",
  price: 4995,
  image: "",
  canonical_path: "/product/lamp/1/",
  at: "2026-11-22T22:14:00.000Z",
};
const open = (van: string) => renderInPage(OfflineScreen, { url: `/offline/?${new URLSearchParams({ van })}` });
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => lastSeen.set({ products: [lamp], viewed: ["1"], wishlist: [], compared: [] }));
afterEach(() => localStorage.clear());

test("a price is shown with the moment at which it was seen, the product that was asked for first", async () => {
  open("/product/lamp/1/");
  expect(await screen.findByText("Wat we nog weten van dit product")).toBeTruthy();
  expect(titles()).toEqual(["Wat we nog weten van dit product", "Laatst bekeken"]);
  const [row] = screen.getAllByRole("listitem");
  expect(row?.textContent).toBe("Lamp€\u00a049,95Deze prijs zagen we op 22 november 2026 om 23:14");
  act(() => lastSeen.set({ ...lastSeen.get(), products: [{ ...lamp, withShipping: true }] }));
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("49,95 incl. verzendingDeze prijs");
});

test("the page that was asked for is one press away, also once the network is back; another site never is", async () => {
  const { unmount } = open("/zoeken/?q=lamp");
  expect((await screen.findByRole("link", { name: "Probeer het opnieuw" })).getAttribute("href")).toBe(
    "/zoeken/?q=lamp",
  );
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Je bent online");
  expect(screen.getByRole("link", { name: "Ga naar je pagina" }).getAttribute("href")).toBe("/zoeken/?q=lamp");
  unmount();
  open("//elders.example/");
  expect(screen.getByRole("link", { name: "Probeer het opnieuw" }).getAttribute("href")).toBe("/");
});

test("without anything seen it says what will be shown here", () => {
  lastSeen.set({ products: [], viewed: [], wishlist: [], compared: [] });
  open("/");
  expect(screen.getByText(/zie je hier terug als je geen verbinding hebt/)).toBeTruthy();
});
