// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "~/shell/page-fixture";
import { resetToasts, toastsNow } from "~/stores/toasts";
import { AddCardToCart } from "./add-card-to-cart";
import { AddToCart } from "./add-to-cart";

const addAndTell = vi.fn();
vi.mock("./add-and-tell", () => ({
  get addAndTell() {
    return addAndTell;
  },
}));

beforeEach(() => {
  addAndTell.mockReset();
  resetToasts();
});
afterEach(cleanup);

test("an order button is a form, and adds its offer once at a time when it is pressed", async () => {
  let done = () => {};
  addAndTell.mockReturnValue(new Promise<void>((resolve) => (done = resolve)));
  renderInPage(() => <AddToCart offer={{ product: "1", sid: "s1", spid: "A" }} name="Boor" shop="Klus" />);
  const button = screen.getByRole("button", { name: /van Klus/ });
  expect(button.closest("form")?.getAttribute("method")).toBe("post");
  fireEvent.click(button);
  await vi.waitFor(() => expect(addAndTell).toHaveBeenCalledTimes(1));
  fireEvent.click(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  done();
  await vi.waitFor(() => expect(button.hasAttribute("aria-disabled")).toBe(false));
  expect(addAndTell).toHaveBeenCalledTimes(1);
  expect(addAndTell.mock.calls[0]?.slice(0, 2)).toEqual([{ product: "1", sid: "s1", spid: "A" }, "Boor"]);
});

test("when what adds cannot be had, a card says so, and can try again", async () => {
  addAndTell.mockRejectedValueOnce(new Error("no script"));
  renderInPage(() => <AddCardToCart id="1" name="Boor" />);
  fireEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(toastsNow()[0]).toMatchObject({ message: "cart.failed", values: { name: "Boor" } }));
  await vi.waitFor(() => expect(screen.getByRole("button").hasAttribute("aria-disabled")).toBe(false));
  toastsNow()[0]?.action?.run();
  await vi.waitFor(() => expect(addAndTell).toHaveBeenCalledTimes(2));
});
