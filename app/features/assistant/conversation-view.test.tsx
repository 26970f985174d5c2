import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { ChatBlock, ChatMessage } from "#contract/assistant";
import { setServiceAddresses } from "~/api/browser";
import { session } from "~/stores/session/session";
import { aSummary } from "../product/product-fixtures";
import { renderInShop } from "../product/shop-fixture";
import { nothingInView } from "./chat-view";
import { ConversationView } from "./conversation-view";
import { useConversation } from "./use-conversation";

const at = "2026-11-23T10:00:00.000Z";
const products = { p1: aSummary({ id: "p1", name: "Bosch stil" }), p2: null };
const answer = (blocks: ChatBlock[]): ChatMessage => ({
  id: "a1",
  role: "assistant",
  text: "Dit vond ik.\n1. Dat staat ook hieronder.",
  blocks,
  at,
  engine: "embedded",
});

function show(blocks: ChatBlock[] = []) {
  const question: ChatMessage = { ...answer([]), id: "q1", role: "user", text: "een stille wasmachine" };
  const messages = blocks.length > 0 ? [question, answer(blocks)] : [];
  function Page() {
    const { conversation, ...state } = useConversation({
      start: { chatId: "c1", title: "t", messages, products, turn: null, unanswered: [] },
      inView: () => nothingInView,
      answered: () => {},
    });
    return (
      <ConversationView
        state={state}
        conversation={conversation}
        view={nothingInView}
        action="/chat/c1/"
        messageId="m1"
        opening={<p>Begin</p>}
      />
    );
  }
  renderInShop(Page);
  return { user: userEvent.setup(), field: screen.getByRole("textbox", { name: "Je vraag" }) };
}

const sent: { id: string | null; body: { message: string; type: string } }[] = [];
function answering(respond: () => Response) {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (!url.endsWith("/chat/ask/")) return Response.json({ products: [] });
    sent.push({ id: new Headers(init.headers).get("chat-message-id"), body: JSON.parse(String(init.body)) });
    return respond();
  });
}

beforeEach(() => {
  sent.length = 0;
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(console, "error").mockImplementation(() => {});
  setServiceAddresses({ assistant: "/api/assistant", search: "/api/search" });
  session.store.setState({ status: "anonymous", profile: null, signupRequired: false });
});

test("products are drawn from the shop, with the reasons, and one that is gone is said", () => {
  const reasons = [{ field: "Geluidsniveau", value: "68 dB" }];
  show([
    {
      type: "products",
      items: [
        { id: "p1", reasons },
        { id: "p2", reasons: [] },
        { id: "p3", reasons: [] },
      ],
    },
  ]);
  const [first, second, third] = within(screen.getByRole("log"))
    .getAllByRole("listitem")
    .slice(2)
    .filter((item) => item.querySelector("article, p"));
  expect(first).toHaveTextContent("Bosch stil");
  expect(first).toHaveTextContent("Geluidsniveau 68 dB");
  expect(second).toHaveTextContent("Dit product is er niet meer.");
  expect(within(third as HTMLElement).getByRole("link")).toHaveAttribute("href", "/product/-/p3/");
  expect(screen.queryByText(/Dat staat ook hieronder/)).toBeNull();
});

test("a comparison says what is not known, and a quote where it stands", () => {
  show([
    {
      type: "comparison",
      ids: ["p1", "p2"],
      rows: [{ field: "Geluidsniveau", values: ["68 dB", null], best: 0 }],
      lines: ["De eerste is stiller."],
      path: "/vergelijken/",
    },
    {
      type: "quote",
      text: "Geluidsniveau: 68 dB",
      source: { kind: "specification", title: "Bosch stil", path: "/product/bosch/p1/", field: "Geluidsniveau" },
    },
  ]);
  const row = screen.getByRole("row", { name: /Geluidsniveau/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["68 dBbeste", "onbekend"]);
  expect(screen.getByRole("figure")).toHaveTextContent("Geluidsniveau: 68 dBUit de specificaties: Bosch stil");
  expect(within(screen.getByRole("figure")).getByRole("link")).toHaveAttribute("href", "/product/bosch/p1/");
});

test("a list that holds more than what fits is called so", () => {
  show([{ type: "wishes", chips: [], path: "/zoeken/?q=x", total: 8, listed: 13 }]);
  expect(screen.getByRole("link", { name: "Bekijk de ruimere lijst (13 producten)" })).toBeInTheDocument();
});

test("a choice and a wish that goes send their own message", async () => {
  answering(() => Response.json({ chat_id: "c1", message: answer([]) }));
  const { user } = show([
    { type: "choices", question: "Welk merk?", options: [{ label: "Bosch", count: 4, message: "van Bosch" }] },
    {
      type: "wishes",
      chips: [{ label: "tot € 500", drop: "maakt niet uit: tot € 500" }],
      path: "/zoeken/?q=x",
      total: 12,
    },
  ]);
  expect(screen.getByRole("link", { name: "Bekijk alle 12 producten" })).toHaveAttribute("href", "/zoeken/?q=x");
  await user.click(screen.getByRole("button", { name: /^Bosch\s+\(4\)$/ }));
  await waitFor(() => expect(screen.queryByText("Bezig met zoeken")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Laat los: tot € 500" }));
  await waitFor(() => expect(sent.map(({ body }) => body.message)).toEqual(["van Bosch", "maakt niet uit: tot € 500"]));
  expect(sent[0]?.body.type).toBe("choice");
});

test("a person is reached in one press, and the conversation goes along in a mail of the visitor's own", () => {
  show([{ type: "contact", email: "hulp@etalage.example", phone: "030 123 45 67", path: "/support/contact/" }]);
  expect(screen.getByRole("link", { name: "hulp@etalage.example" })).toHaveAttribute(
    "href",
    "mailto:hulp@etalage.example",
  );
  expect(screen.getByRole("link", { name: "030 123 45 67" })).toHaveAttribute("href", "tel:0301234567");
  const taken = screen.getByRole("link", { name: "Neem dit gesprek mee in een mail" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(taken)).toContain("Jij: een stille wasmachine");
});

test("CH-06: Enter sends; a failed question keeps its text, and trying again is the same message", async () => {
  let works = false;
  answering(() => (works ? Response.json({ chat_id: "c1", message: answer([]) }) : new Response("", { status: 503 })));
  const { user, field } = show();
  expect(screen.getByText("Begin")).toBeVisible();
  await user.type(field, "stil{Shift>}{Enter}{/Shift}en zuinig{Enter}");
  const retry = await screen.findByRole("button", { name: "Opnieuw proberen" });
  expect(screen.getByText(/stil\s+en zuinig/)).toBeVisible();
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  works = true;
  await user.click(retry);
  expect(await screen.findByText("Dit vond ik.")).toBeVisible();
  expect(field).toHaveFocus();
  expect(sent.map(({ body }) => body.message)).toEqual(["stil\nen zuinig", "stil\nen zuinig"]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test("a question that failed can be changed instead", async () => {
  answering(() => new Response("", { status: 500 }));
  const { user, field } = show();
  await user.type(field, "wasmasjien{Enter}");
  await user.click(await screen.findByRole("button", { name: "Aanpassen" }));
  expect(field).toHaveValue("wasmasjien");
  expect(screen.queryByText("Opnieuw proberen")).toBeNull();
});

test("too long a question is not sent; the counter shows near the end", async () => {
  answering(() => Response.json({ chat_id: "c1", message: answer([]) }));
  const { user, field } = show();
  await user.click(field);
  await user.paste("x".repeat(900));
  expect(screen.queryByText(/1\.000 tekens/)).toBeNull();
  await user.paste("x".repeat(101));
  expect(screen.getByText("1.001 van 1.000 tekens")).toBeVisible();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Je vraag is te lang");
  expect(field).toHaveValue("x".repeat(1_001));
  expect(sent).toEqual([]);
});
