import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "../product/shop-fixture";
import { AllShopsScreen } from "./all-shops-screen";

const shop = (name: string, rating: number | null) => ({
  id: name,
  website: `${name.toLowerCase()}.example`,
  name,
  logo: "",
  rating,
  reviewCount: rating === null ? 0 : 12,
  productCount: 3,
});

it("lists every shop with its products and rating, or says that it has none yet", async () => {
  renderInShop(() => <AllShopsScreen shops={[shop("Zonhoek", 4.2), shop("Akker", null)]} />);
  const akker = await screen.findByRole("link", { name: /^Akker/ });
  expect(akker).toHaveAttribute("href", "/shop/akker.example/");
  expect(akker).toHaveTextContent("Nog niet beoordeeld");
  expect(akker).toHaveTextContent("3 producten");
  expect(screen.getByRole("link", { name: /^Zonhoek/ })).not.toHaveTextContent("Nog niet");
});

it("tells shops the three ways to join, and where to ask", async () => {
  renderInShop(() => <AllShopsScreen shops={[]} />);
  const join = await screen.findByRole("region", { name: "Meedoen met je webwinkel" });
  expect(
    within(join)
      .getAllByRole("term")
      .map((way) => way.textContent),
  ).toEqual(["Plug-in", "Productfeed", "Crawler op maat"]);
  expect(within(join).getByRole("link")).toHaveAttribute("href", "/zakelijk/");
});
