import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { salesAnswers } from "../../../tests/good-sales-answers";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, signInAs, stubAccount } from "../profile/account-fixture";
import { OrdersScreen } from "./orders-screen";

const {
  orders: [order],
} = salesAnswers.graphql;
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...order, id: `o${at}` }));

/** The page at an address, with a service that gives these answers one after another, and the last one from then on. */
function open(url: string, ...answers: (() => Response)[]) {
  let next = 0;
  const asked = stubAccount({
    "POST /graphql/": () => (answers[Math.min(next++, answers.length - 1)] ?? (() => json({})))(),
  });
  signInAs();
  renderInPage(OrdersScreen, { url, on: ["Marketplace", "Cart", "OrdersSearchAndFilter"] });
  return () => asked.filter(({ path }) => path === "/graphql/");
}
const data = (value: unknown) => () => json({ data: value });
beforeEach(freshSession);

describe("the orders of a user", () => {
  it("are asked for ten at a time, and lead to older ones", async () => {
    const asked = open("/?pagina=2&zoek=boor", data({ orders: many(10), more: [{ id: "x" }] }));
    expect(await screen.findAllByRole("article")).toHaveLength(10);
    expect(asked()).toMatchObject([
      {
        body: {
          query: expect.stringContaining("orders(limit: $limit"),
          variables: { limit: 10, offset: 10, next: 20, search: "boor" },
        },
      },
    ]);
    const path = "/mijn-account/bestellingen-en-retouren/?zoek=boor";
    expect(screen.getByRole("link", { name: "Oudere bestellingen" })).toHaveAttribute("href", `${path}&pagina=3`);
    expect(screen.getByRole("link", { name: "Nieuwere bestellingen" })).toHaveAttribute("href", path);
  });

  it("say what was bought, where it is, and open in any browser", async () => {
    open("/", data(salesAnswers.graphql));
    const card = within(await screen.findByRole("article", { name: "Klushal" }));
    expect(card.getByText("Onderweg")).toBeVisible();
    expect(card.getByRole("link", { name: "Boormachine" })).toHaveAttribute("href", "/product/boormachine/100001/");
    expect(card.getByRole("link", { name: /3SABCD/ })).toHaveAttribute("href", "https://post.example/3SABCD");
    expect(card.getByText(/Retourneren kan tot en met/)).toBeVisible();
    expect(card.getByRole("link", { name: "Bekijk bestelling" })).toHaveAttribute("href", "/bestelling/p1/?sleutel=k1");
  });

  it("are none, or none that is searched for", async () => {
    open("/", data({ orders: [], more: [] }));
    expect(await screen.findByText("Nog geen bestellingen")).toBeVisible();
    freshSession();
    open("/?status=cancelled", data({ orders: [], more: [] }));
    expect(await screen.findByText("Geen bestellingen gevonden")).toBeVisible();
    expect(screen.getAllByRole("combobox").at(-1)).toHaveValue("cancelled");
  });

  it.each([
    ["fails", () => json({ errors: [{ message: "Nee" }] })],
    ["is down", () => json({ message: "weg" }, 500)],
    ["gives no list", data({})],
    ["gives something else", data({ orders: "veel" })],
    ["gives no data", () => json([])],
    ["gives no JSON", () => new Response("<html>")],
  ])("can be asked for again when the service %s", async (_, wrong) => {
    open("/", wrong, data(salesAnswers.graphql));
    await userEvent.click(await screen.findByRole("button", { name: "Probeer het opnieuw" }));
    expect(await screen.findByRole("article", { name: "Klushal" })).toBeVisible();
  });

  it("are shown without those that make no sense", async () => {
    const odd = [null, { ...order, status: "lost" }, { ...order, id: "o9", link: 1, shipments: "x", pdpPath: 3 }];
    open("/", data({ orders: odd }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  });
});

it("the literal hash selects the returns (RT-20)", async () => {
  open("/#returns", data(salesAnswers.graphql));
  const parts = within(await screen.findByRole("navigation", { name: "Onderdelen van deze pagina" }));
  expect(parts.getByRole("link", { current: true })).toHaveTextContent("Retouren");
  expect(screen.getByRole("region", { name: "Retouren" })).toHaveAttribute("id", "returns");
  expect(screen.queryByRole("article")).toBeNull();
});
