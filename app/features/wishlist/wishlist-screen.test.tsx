import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setCredentials, setServiceAddresses } from "~/api/browser";
import { session } from "~/stores/session/session";
import { json, stubUsers } from "~/stores/session/session-fixture";
import { resetToasts, toastsNow } from "~/stores/toasts";
import { localWishlist } from "~/stores/wishlist";
import { refreshWishlistDetails } from "~/stores/wishlist-details";
import { renderInPage } from "../../shell/page-fixture";
import { aSummary } from "../product/product-fixtures";
import { WishlistPopup } from "./wishlist-popup";
import { WishlistScreen } from "./wishlist-screen";

let status = 200;
const products = [
  aSummary({ id: "1", name: "Lamp", lowestPrice: 9000, lowestTotal: 9000 }),
  aSummary({ id: "2", name: "Fiets", lowestPrice: 60_000, lowestTotal: 60_000 }),
  aSummary({ id: "3", name: "Tent", expired: true }),
];

function keep(items: unknown[]) {
  localStorage.setItem("wishlistItems", JSON.stringify(items));
  localWishlist.reload();
}
beforeEach(async () => {
  localStorage.clear();
  localWishlist.reload();
  resetToasts();
  status = 200;
  await refreshWishlistDetails([]);
  session.store.setState({ status: "anonymous", profile: null, signupRequired: false });
  setCredentials({});
  setServiceAddresses({ users: "https://users.example" });
  stubUsers({
    "POST /wishlist": ({ body }) => {
      const { ids } = body as { ids: string[] };
      return json({ products: products.filter(({ id }) => ids.includes(id)) }, status);
    },
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const row = async (name: string) => (await screen.findByText(name)).closest("li") as HTMLElement;
const words = (element: HTMLElement) => (element.textContent ?? "").replace(/\u00a0/g, " ");
const names = () => screen.getAllByRole("listitem").map((item) => within(item).getAllByRole("link")[0]?.textContent);

test("the list says what things cost, and how that changed since they were saved", async () => {
  keep([
    { productId: "1", price: 10_000, date: "2026-11-03" },
    { productId: "2", price: 59_505, date: "2026-11-02" },
    { productId: "3", price: 100, date: "2026-11-01" },
  ]);
  renderInPage(() => <WishlistScreen />);
  expect(words(await row("Lamp"))).toContain("€ 10 goedkoper sinds je het bewaarde");
  expect(words(await row("Lamp"))).toContain("€ 90,00");
  expect(words(await row("Lamp"))).toContain("Bewaard op 3 november 2026");
  expect(words(await row("Fiets"))).toContain("€ 4,95 duurder sinds je het bewaarde");
  expect(words(await row("Tent"))).toContain("Niet meer leverbaar");
  expect(words(await row("Tent"))).not.toContain("€");
  expect(screen.getByText("3 producten")).toBeInTheDocument();
});
test("what can be ordered goes into the cart from its row, where the shop sells", async () => {
  keep(["1", "3"]);
  renderInPage(() => <WishlistScreen />, { on: ["Marketplace", "Cart"] });
  expect(within(await row("Lamp")).getByRole("button", { name: "Lamp in winkelwagen" })).toBeInTheDocument();
  expect(within(await row("Tent")).queryByRole("button", { name: /in winkelwagen/ })).toBeNull();
});
test("a product that is gone is shown as such, and can be removed and brought back", async () => {
  const user = userEvent.setup();
  keep(["1", "9"]);
  renderInPage(() => <WishlistScreen />);
  const gone = await row("Dit product is er niet meer");
  await user.click(within(gone).getByRole("button", { name: /Verwijderen/ }));
  expect(screen.queryByText("Dit product is er niet meer")).toBeNull();
  expect(screen.getByText("1 product")).toBeInTheDocument();
  toastsNow().at(-1)?.action?.run();
  expect(await screen.findByText("Dit product is er niet meer")).toBeInTheDocument();
});
test("after a removal the keyboard goes on at the next product", async () => {
  const user = userEvent.setup();
  keep(["1", "2"]);
  renderInPage(() => <WishlistScreen />, { on: ["Marketplace", "Cart"] });
  within(await row("Lamp"))
    .getByRole("button", { name: /Verwijderen/ })
    .focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Verwijderen: Fiets van je verlanglijstje" })).toHaveFocus();
});
test("the order is the visitor's", async () => {
  const user = userEvent.setup();
  keep(["2", "1"]);
  renderInPage(() => <WishlistScreen />);
  await row("Lamp");
  expect(names()).toEqual(["Fiets", "Lamp"]);
  await user.selectOptions(screen.getByLabelText("Sorteren op"), "Prijs laag – hoog");
  expect(names()).toEqual(["Lamp", "Fiets"]);
});
test("an empty list leads on, and says what signing in adds", async () => {
  renderInPage(() => <WishlistScreen />);
  expect(await screen.findByText("Er staat nog niets op je verlanglijstje")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Bekijk alle categorieën" })).toHaveAttribute("href", "/alle-categorieen/");
  expect(screen.getByRole("button", { name: "Inloggen" })).toBeInTheDocument();
});
test("nobody hears that the list is empty before it is known whose it is", async () => {
  session.store.setState({ status: "unknown" });
  renderInPage(() => <WishlistScreen />);
  expect(await screen.findByText("Je lijst wordt opgehaald")).toBeInTheDocument();
  expect(screen.queryByText("Er staat nog niets op je verlanglijstje")).toBeNull();
});
test("when the details do not come, the list says so and can be asked again", async () => {
  const user = userEvent.setup();
  status = 500;
  keep(["1"]);
  renderInPage(() => <WishlistScreen />);
  const again = await screen.findByRole("button", { name: /opnieuw/ });
  status = 200;
  await user.click(again);
  expect(await screen.findByText("Lamp")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
test("the popup shows as many as the operator wants, and the way to the rest", async () => {
  keep(["1", "2", "3", "4", "5", "6"]);
  renderInPage(() => <WishlistPopup />);
  await row("Lamp");
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Bekijk je 6 bewaarde producten" })).toHaveAttribute(
    "href",
    "/mijn-account/verlanglijstje/",
  );
});
