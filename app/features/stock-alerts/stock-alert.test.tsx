import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FlagName } from "#contract/flags";
import { setCredentials, setServiceAddresses } from "~/api/browser";
import { queries } from "~/queries/browser-queries";
import { session } from "~/stores/session/session";
import { type Asked, json, profileFixture, stubUsers } from "~/stores/session/session-fixture";
import { resetToasts, toastsNow } from "~/stores/toasts";
import { renderInPage } from "../../shell/page-fixture";
import { StockAlert } from "./stock-alert";

let status = 200;
let subscribed: string[] = [];
let asked: Asked[] = [];

vi.mock("~/stores/session/session", async (original) => {
  const session = await original<typeof import("~/stores/session/session")>();
  const { browserApi } = await import("~/api/browser");
  return {
    ...session,
    askAsUser: (...all: Parameters<ReturnType<typeof browserApi>["ask"]>) => browserApi().ask(...all),
  };
});

beforeEach(() => {
  status = 200;
  subscribed = [];
  resetToasts();
  queries.forget();
  setServiceAddresses({ users: "https://users.example", products: "https://products.example" });
  setCredentials({});
  const done = (change: () => void) => () => {
    if (status === 200) change();
    return json({ ok: true }, status);
  };
  asked = stubUsers({
    "GET /backInStockSubscriptions": () => json({ subscriptions: subscribed.map((id) => ({ id })) }),
    "POST /subscribeBackInStock": done(() => (subscribed = ["p1"])),
    "DELETE /removeBackInStockSubscription": done(() => (subscribed = [])),
    "POST /subscribeBackInStockByMail": done(() => {}),
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show({ signedIn = false, on = ["InStockSubscription"] as FlagName[] } = {}) {
  session.store.setState(
    signedIn
      ? { status: "signed-in", profile: { ...profileFixture, sub: crypto.randomUUID() } }
      : { status: "anonymous", profile: null },
  );
  renderInPage(() => <StockAlert id="p1" />, { on });
}

test("without the flag nothing is offered", () => {
  show({ on: [] });
  expect(screen.queryByRole("region")).toBeNull();
});
test("a visitor leaves an address, and hears that it must be confirmed", async () => {
  const user = userEvent.setup();
  show();
  await user.type(await screen.findByLabelText("E-mailadres"), "noor@voorbeeld.example");
  await user.click(screen.getByRole("button", { name: "Mail mij" }));
  const said = await screen.findByText(/Bevestig daarin je adres/);
  expect(said).toHaveTextContent("noor@voorbeeld.example");
  expect(said).toHaveFocus();
  expect(asked).toMatchObject([
    { path: "/subscribeBackInStockByMail", body: { id: "p1", email: "noor@voorbeeld.example" } },
  ]);
  expect(toastsNow()).toMatchObject([{ message: "stock.mailed", status: "success" }]);
});
test("an address that is none is refused beside the field, and nothing is sent or lost", async () => {
  const user = userEvent.setup();
  show();
  const field = await screen.findByLabelText("E-mailadres");
  await user.type(field, "noor");
  await user.click(screen.getByRole("button", { name: "Mail mij" }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Vul een e-mailadres in/);
  expect(field).toHaveValue("noor");
  expect(asked).toEqual([]);
  await user.type(field, "@voorbeeld.example");
  expect(field).not.toHaveAttribute("aria-invalid");
});
test("when sending fails the address stays, and the visitor hears so", async () => {
  const user = userEvent.setup();
  status = 500;
  show();
  const field = await screen.findByLabelText("E-mailadres");
  await user.type(field, "noor@voorbeeld.example{Enter}");
  await waitFor(() => expect(toastsNow()).toMatchObject([{ message: "stock.failed", status: "error" }]));
  expect(field).toHaveValue("noor@voorbeeld.example");
});
test("without a script the form goes to the page that answers it", async () => {
  show();
  const form = (await screen.findByLabelText<HTMLInputElement>("E-mailadres")).form;
  expect(form).toHaveAttribute("action", "/voorraadmelding/aanvragen/");
  expect(form).toHaveAttribute("method", "post");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ id: "p1", email: "" });
});
test("somebody with an account presses once, and once more to stop", async () => {
  const user = userEvent.setup();
  show({ signedIn: true });
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(["/backInStockSubscriptions"]));
  await user.click(await screen.findByRole("button", { name: "Mail mij" }));
  expect(await screen.findByText("Je krijgt een mail als het er weer is.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Mail mij niet meer" }));
  expect(await screen.findByRole("button", { name: "Mail mij" })).toBeInTheDocument();
  expect(toastsNow().map(({ message }) => message)).toEqual(["stock.subscribed", "stock.unsubscribed"]);
});
test("somebody who waits already sees so", async () => {
  subscribed = ["p1"];
  show({ signedIn: true });
  expect(await screen.findByRole("button", { name: "Mail mij niet meer" })).toBeInTheDocument();
});
