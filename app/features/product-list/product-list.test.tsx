import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aSummary } from "../product/product-fixtures";
import { renderInShop } from "../product/shop-fixture";
import { ProductGrid } from "./product-grid";
import { ProductRow } from "./product-row";

test("a row without products is not there", () => {
  const { container } = renderInShop(() => <ProductRow title="Vergelijkbaar" products={[]} />);
  expect(container).toBeEmptyDOMElement();
});
test("a row has its heading and its products", () => {
  renderInShop(() => <ProductRow title="Vergelijkbaar" products={[aSummary(), aSummary({ id: "2" })]} />);
  const row = screen.getByRole("region", { name: "Vergelijkbaar" });
  expect(within(row).getAllByRole("article")).toHaveLength(2);
});
test("every product of a row and of a grid can be saved and compared", () => {
  const product = aSummary({ name: "Klopboormachine 750 W" });
  for (const List of [
    () => <ProductGrid products={[product]} />,
    () => <ProductRow title="x" products={[product]} />,
  ]) {
    const { unmount } = renderInShop(List, { on: ["ProductsComparison"] });
    const buttons = within(screen.getByRole("article")).getAllByRole("button");
    expect(buttons).toHaveLength(2);
    expect(buttons[0]).toHaveAccessibleName("Vergelijk Klopboormachine 750 W");
    expect(buttons[1]).toHaveAccessibleName("Bewaar Klopboormachine 750 W");
    unmount();
  }
});
