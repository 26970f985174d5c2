import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { clearComparison, comparedNow } from "~/stores/comparison";
import { resetToasts, toastsNow } from "~/stores/toasts";
import { renderInPage } from "../../shell/page-fixture";
import { CompareButton } from "./compare-button";
import { ComparisonBar } from "./comparison-bar";

beforeEach(() => {
  clearComparison();
  resetToasts();
});

const names = ["Lamp", "Fiets", "Tent", "Tas", "Stoel"];
function Shop() {
  return (
    <>
      {names.map((name, index) => (
        <CompareButton
          key={name}
          id={String(index + 1)}
          name={name}
          price={1000}
          image={{ url: "/api/images/p-{width}.webp", widths: [200, 400, 800] }}
        />
      ))}
      <ComparisonBar />
    </>
  );
}
const show = () => renderInPage(Shop, { on: ["ProductsComparison"] });
const button = (name: string) => screen.findByRole("button", { name: `Vergelijk ${name}` });

test("without the flag there is neither button nor bar", () => {
  renderInPage(Shop);
  expect(screen.queryByRole("button")).toBeNull();
});
test("the first choice brings the bar, the second the way to the comparison", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await button("Lamp"));
  expect(await screen.findByText("Kies er nog een om te vergelijken")).toBeInTheDocument();
  await user.click(await button("Fiets"));
  expect(screen.getByRole("link", { name: "Vergelijk 2 producten" })).toHaveAttribute(
    "href",
    "/vergelijken/?ids=1%2C2",
  );
  expect(comparedNow()[0]).toEqual({ id: "1", name: "Lamp", price: 1000, image: "/api/images/p-400.webp" });
});
test("a choice is undone by its button and by the bar", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await button("Lamp"));
  await user.click(await button("Fiets"));
  expect(await button("Lamp")).toHaveAttribute("aria-pressed", "true");
  await user.click(await button("Lamp"));
  await user.click(screen.getByRole("button", { name: "Haal weg: Fiets" }));
  expect(comparedNow()).toEqual([]);
  expect(screen.queryByRole("region")).toBeNull();
});
test("a fifth choice is refused with a reason, and its button stays as it is", async () => {
  const user = userEvent.setup();
  show();
  for (const name of names) await user.click(await button(name));
  expect(await button("Stoel")).toHaveAttribute("aria-pressed", "false");
  expect(toastsNow()).toMatchObject([{ message: "comparison.full", status: "error" }]);
});
test("clearing can be undone", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await button("Lamp"));
  await user.click(screen.getByRole("button", { name: "Wissen" }));
  expect(comparedNow()).toEqual([]);
  toastsNow().at(-1)?.action?.run();
  expect(comparedNow()).toHaveLength(1);
});
test("undoing brings the products back beside those that were chosen since", async () => {
  const user = userEvent.setup();
  show();
  for (const name of ["Lamp", "Fiets"]) await user.click(await button(name));
  await user.click(screen.getByRole("button", { name: "Wissen" }));
  await user.click(await button("Tent"));
  toastsNow()
    .find(({ message }) => message === "comparison.cleared")
    ?.action?.run();
  expect(comparedNow().map(({ name }) => name)).toEqual(["Lamp", "Fiets", "Tent"]);
});
