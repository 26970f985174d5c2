import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Purchase } from "#contract/orders";
import { renderInPage } from "../../shell/page-fixture";
import type { OrderData, OrderView } from "./load-order";
import { OrderBanner } from "./order-banner";

/** Counts how often the page is asked for anew. */
const navigate = vi.hoisted(() => vi.fn());
vi.mock("@remix-run/react", async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }));
beforeEach(() => navigate.mockClear());

const purchase = {
  state: "paid",
  total: 10_485,
  email: "noor@voorbeeld.example",
  expiresAt: "2026-11-22T10:45:00.000Z",
  payment: { state: "paid", method: "ideal", problem: "" },
  mailed: true,
} as Purchase;

function show(view: OrderView, changes: Partial<Purchase> = {}, payFailed = false) {
  const data = { purchase: { ...purchase, ...changes }, view, payFailed } as OrderData;
  renderInPage(() => <OrderBanner data={data} />);
}
afterEach(() => vi.useRealTimers());

it("says that the confirmation comes later for as long as it could not be handed over", () => {
  show("paid", { mailed: false });
  expect(screen.getByText(/lukt mailen nu even niet, dan krijg je hem later/)).toBeVisible();
});

it("says that the confirmation is on its way once it has been handed over", () => {
  show("paid");
  expect(screen.getByText(/Een bevestiging is onderweg naar noor@voorbeeld.example/)).toBeVisible();
});

it("lets pay again when the payment page could not be opened, and says that the order is kept", () => {
  show("unpaid", { state: "pending", payment: { state: "none", method: "", problem: "" } }, true);
  expect(screen.getByText(/^Betalen lukt nu niet. Je bestelling staat klaar/)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Betaal €/ })).toBeVisible();
});

it.each([
  ["card_declined", /je bank heeft hem geweigerd/],
  ["payment_intent_authentication_failure", /de controle door je bank is niet afgerond/],
])("says why the last payment failed (%s), and lets pay otherwise", (problem, reason) => {
  show("unpaid", { state: "pending", payment: { state: "open", method: "card", problem } });
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Betaal €/ })).toBeVisible();
});

it("waits for the bank without asking for money again, looks for two minutes, and then leaves it at the mail", async () => {
  vi.useFakeTimers();
  show("waiting", { state: "pending" });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/zodra je bank bevestigt, krijg je een e-mail/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(navigate.mock.calls.length).toBeGreaterThan(15);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const asked = navigate.mock.calls.length;
  expect(asked).toBe(40);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(navigate).toHaveBeenCalledTimes(asked);
  expect(screen.getByText(/zodra je bank bevestigt, krijg je een e-mail/)).toBeVisible();
});

it("does not say that nothing was charged when the payment came too late, but that it goes back", () => {
  show("expired", { state: "expired" });
  expect(screen.getByText(/Je krijgt het hele bedrag terug/)).toBeVisible();
  expect(screen.queryByText(/niets afgeschreven/)).toBeNull();
});
