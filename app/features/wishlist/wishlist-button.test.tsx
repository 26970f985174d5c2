import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { session } from "~/stores/session/session";
import { localWishlist } from "~/stores/wishlist";
import { renderInPage } from "../../shell/page-fixture";
import { WishlistButton } from "./wishlist-button";
import { WishlistCount } from "./wishlist-count";

beforeEach(() => {
  localStorage.clear();
  localWishlist.reload();
  session.store.setState({ status: "anonymous", profile: null });
});

const heart = () => screen.findByRole("button", { name: "Bewaar Lamp" });

test("a heart is pressed once its product is saved, and again to take it off", async () => {
  const user = userEvent.setup();
  renderInPage(() => (
    <>
      <WishlistButton id="1" name="Lamp" />
      <WishlistCount />
    </>
  ));
  expect(await heart()).toHaveAttribute("aria-pressed", "false");
  await user.click(await heart());
  expect(await heart()).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("1 product bewaard")).toBeInTheDocument();
  await user.click(await heart());
  expect(await heart()).toHaveAttribute("aria-pressed", "false");
  expect(screen.queryByText(/bewaard$/)).toBeNull();
});
test("a heart beside a price notes it with a product that has none yet, and only then", async () => {
  localStorage.setItem("wishlistItems", '["1",{"productId":"2","price":500,"date":"2025-01-01"}]');
  localWishlist.reload();
  renderInPage(() => (
    <>
      <WishlistButton id="1" name="Lamp" price={1999} />
      <WishlistButton id="2" name="Fiets" price={1999} />
    </>
  ));
  await heart();
  expect(localWishlist.get().map(({ price }) => price)).toEqual([1999, 500]);
});
test("the server sends every heart unpressed, whatever is stored", () => {
  localStorage.setItem("wishlistItems", '["1"]');
  localWishlist.reload();
  const html = renderToString(
    <DutchTexts>
      <WishlistButton id="1" name="Lamp" />
    </DutchTexts>,
  );
  expect(html).toContain('aria-pressed="false"');
});
