import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notify, resetToasts } from "~/stores/toasts";
import { renderInPage } from "./page-fixture";
import { Toasts } from "./toasts";

const saved = { message: "login.endedElsewhere", status: "success" } as const;
const failed = { message: "login.expired", status: "error" } as const;
const show = (toast: Parameters<typeof notify>[0]) => act(() => void notify(toast));

async function mount() {
  renderInPage(() => (
    <>
      <button type="button">ervoor</button>
      <Toasts />
    </>
  ));
  await screen.findByRole("status");
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resetToasts();
});
afterEach(() => vi.useRealTimers());

test("good news is announced politely, errors at once (NT-03)", async () => {
  await mount();
  show(saved);
  show(failed);
  expect(screen.getByRole("status")).toHaveTextContent("ander tabblad");
  expect(screen.getByRole("alert")).toHaveTextContent("sessie is verlopen");
});

test("good news goes by itself, an error stays until it is dismissed", async () => {
  const user = await mount();
  show(saved);
  show(failed);
  act(() => vi.advanceTimersByTime(6_100));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(60_000));
  await user.click(screen.getByRole("button", { name: "Melding sluiten" }));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("nothing goes while somebody points at it, or has the focus in it", async () => {
  const user = await mount();
  show(saved);
  await user.hover(screen.getByText(/ander tabblad/));
  act(() => vi.advanceTimersByTime(60_000));
  await user.unhover(screen.getByText(/ander tabblad/));
  act(() => screen.getByRole("button", { name: "Melding sluiten" }).focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole("status")).toHaveTextContent("ander tabblad");
  act(() => screen.getByRole("button", { name: "ervoor" }).focus());
  act(() => vi.advanceTimersByTime(6_100));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("an action runs once and the message goes", async () => {
  const user = await mount();
  const run = vi.fn();
  show({ ...failed, action: { message: "login.signIn", run } });
  await user.click(screen.getByRole("button", { name: "Inloggen" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("where most go next stands behind the action, and is one Tab further", async () => {
  const user = await mount();
  const [look, goOn] = [vi.fn(), vi.fn()];
  const next = { message: "cart.added.checkout", run: goOn } as const;
  show({ ...saved, action: { message: "cart.added.show", run: look }, next });
  act(() => screen.getByRole("button", { name: "Bekijk winkelwagen" }).focus());
  await user.tab();
  expect(screen.getByRole("button", { name: "Afrekenen" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect([look.mock.calls.length, goOn.mock.calls.length]).toEqual([0, 1]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("Escape dismisses, and the focus goes back to where it came from", async () => {
  const user = await mount();
  show(failed);
  act(() => screen.getByRole("button", { name: "ervoor" }).focus());
  await user.tab();
  expect(screen.getByRole("button", { name: "Melding sluiten" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(screen.getByRole("button", { name: "ervoor" })).toHaveFocus();
});

test("with a modal dialog open, messages stand inside it", async () => {
  const user = await mount();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  show(failed);
  expect(dialog).toHaveTextContent("sessie is verlopen");
  await user.click(screen.getByRole("button", { name: "Melding sluiten" }));
  dialog.open = false;
  act(() => void dialog.dispatchEvent(new Event("close")));
  expect(dialog).toBeEmptyDOMElement();
  expect(screen.getByRole("alert")).toBeInTheDocument();
  dialog.remove();
});

test("what can be undone is one Tab away, the next ones go on from where one was, and undoing leads to what came back", async () => {
  const user = await mount();
  const before = screen.getByRole("button", { name: "ervoor" });
  act(() => before.focus());
  const run = vi.fn(() => {
    before.insertAdjacentHTML("afterend", '<button type="button" data-focus="p1">terug</button>');
  });
  const undo = { message: "lists.undo", run, focus: "p1" } as const;
  show({ message: "wishlist.dropped", status: "success", action: undo });
  await user.tab();
  expect(screen.getByRole("button", { name: "Ongedaan maken" })).toHaveFocus();
  await user.tab({ shift: true });
  expect(before).toHaveFocus();
  show({ message: "wishlist.dropped", status: "success", action: undo });
  await user.tab();
  await user.keyboard("{Enter}");
  expect(run).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "terug" })).toHaveFocus());
  screen.getByRole("button", { name: "terug" }).remove();
});

test("somebody who is typing is not led away by a message", async () => {
  const user = await mount();
  const field = document.body.appendChild(document.createElement("input"));
  act(() => field.focus());
  show({ message: "wishlist.saved", status: "success", action: { message: "lists.undo", run: () => {} } });
  await user.tab();
  expect(screen.getByRole("button", { name: "Ongedaan maken" })).not.toHaveFocus();
  field.remove();
});
