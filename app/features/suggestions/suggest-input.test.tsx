import { useLocation } from "@remix-run/react";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Suggestions } from "#contract/search";
import { setServiceAddresses } from "~/api/browser";
import { addSearch, readSearchHistory } from "~/stores/search-history";
import { renderInShop } from "../product/shop-fixture";
import { SuggestInput } from "./suggest-input";
import { aRecognition, said } from "./voice/recognition.fixture";

const answer: Suggestions = {
  terms: ["wasmachine", "wasmand"],
  categories: [{ name: "Wasmachines", key: "huis.wasmachines", path: "Huis > Wasmachines" }],
  brands: [],
  products: [],
};

beforeEach(() => {
  localStorage.clear();
  setServiceAddresses({ search: "/api/search" });
  vi.unstubAllGlobals();
  vi.stubGlobal("fetch", async () => Response.json(answer));
});

const page = { term: "", place: "/", isTyping: () => true, done: () => {} };

function Box() {
  return (
    <form>
      <label htmlFor="box">Zoeken</label>
      <SuggestInput
        attributes={{ id: "box", name: "q", type: "search" }}
        takeState={() => ({ value: "", focused: true, selection: [0, 0] })}
        page={page}
        recentLimit={3}
        adult={false}
      />
      <button type="submit">Zoek</button>
      <output data-testid="address">{useLocation().pathname + useLocation().search}</output>
    </form>
  );
}
function show() {
  renderInShop(Box);
  return { box: screen.getByRole("combobox", { name: "Zoeken" }), user: userEvent.setup() };
}
const address = () => screen.getByTestId("address").textContent;

test("tells how many suggestions there are and which one is marked, and Enter goes there", async () => {
  const { box, user } = show();
  await user.type(box, "was");
  await waitFor(() => expect(screen.getByText("3 suggesties")).toBeInTheDocument());
  expect(box).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  const marked = screen.getByRole("option", { selected: true });
  expect(marked).toHaveTextContent("Wasmachinesin Huis");
  expect(box).toHaveAttribute("aria-activedescendant", marked.id);
  await user.keyboard("{Enter}");
  expect(address()).toBe("/huis/wasmachines/");
});

test("Escape closes the list and leaves what was typed", async () => {
  const { box, user } = show();
  await user.type(box, "was");
  await screen.findByRole("listbox");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(box).toHaveValue("was");
  expect(box).toHaveAttribute("aria-expanded", "false");
});

test("an arrow opens the closed list again, with its first line marked", async () => {
  const { box, user } = show();
  await user.type(box, "was");
  await screen.findByRole("listbox");
  await user.keyboard("{Escape}{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("wasmachine");
});

test("leaving the box is no choice, even with a line marked", async () => {
  const { box, user } = show();
  await user.type(box, "was");
  await screen.findByRole("listbox");
  await user.keyboard("{ArrowDown}");
  await user.tab();
  expect(screen.getByRole("button")).toHaveFocus();
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(box).toHaveValue("was");
  expect(address()).toBe("/");
});

test("earlier searches are offered while nothing is typed, and forgotten when asked", async () => {
  for (const term of ["fiets", "lamp", "jas", "step"]) addSearch(term);
  const { box, user } = show();
  const lines = () => screen.queryAllByRole("option").map((line) => line.textContent);
  await waitFor(() => expect(lines()).toEqual(["stepRecent", "jasRecent", "lampRecent", "Wis recente zoekopdrachten"]));
  await user.click(screen.getByRole("option", { name: /^Wis/ }));
  expect(readSearchHistory()).toEqual([]);
  expect(lines()).toEqual([]);
  expect(box).toHaveValue("");
  expect(address()).toBe("/");
});

test("when the service fails, what it proposed for fewer letters goes", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { box, user } = show();
  await user.type(box, "was");
  await screen.findByRole("option", { name: /wasmand/ });
  vi.unstubAllGlobals();
  vi.stubGlobal("fetch", async () => new Response("stuk", { status: 500 }));
  await user.type(box, "d");
  await waitFor(() => expect(screen.queryAllByRole("option")).toEqual([]));
  expect(box).toHaveAttribute("aria-expanded", "false");
});

test("while the service is slow, the number of suggestions for fewer letters is not said again", async () => {
  const { box, user } = show();
  await user.type(box, "was");
  await screen.findByText("3 suggesties");
  let respond = (_: Response) => {};
  const asked = vi.fn(() => new Promise<Response>((resolve) => (respond = resolve)));
  vi.stubGlobal("fetch", asked);
  await user.type(box, "m");
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(screen.queryByText(/suggestie/)).toBeNull();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  respond(Response.json({ ...answer, terms: ["wasmachine"] }));
  await screen.findByText("2 suggesties");
});

test("without an answer the box is a box", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const asked = vi.fn(async () => new Response("stuk", { status: 500 }));
  vi.stubGlobal("fetch", asked);
  const { box, user } = show();
  await user.type(box, "was");
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(box).toHaveValue("was");
  expect(box).toHaveAttribute("aria-expanded", "false");
});

test("what is typed while the box takes the plain one's place is not lost", async () => {
  function Changing() {
    const [suggesting, setSuggesting] = useState(false);
    const taken = { value: "wa", focused: true, selection: [2, 2] as [number, number] };
    return (
      <>
        <label htmlFor="box">Zoeken</label>
        {suggesting ? (
          <SuggestInput attributes={{ id: "box" }} takeState={() => taken} page={page} recentLimit={3} adult={false} />
        ) : (
          <input id="box" defaultValue="was" />
        )}
        <button type="button" onClick={() => setSuggesting(true)}>
          Wissel
        </button>
      </>
    );
  }
  renderInShop(Changing);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("combobox", { name: "Zoeken" })).toHaveValue("was");
  expect(screen.getByRole("combobox", { name: "Zoeken" })).toHaveFocus();
});

test("a box whose search was sent while it changed does not lay suggestions over the results", async () => {
  addSearch("wasmand");
  const taken = { value: "", focused: true, selection: [0, 0] as [number, number], sent: true };
  renderInShop(() => (
    <>
      <label htmlFor="box">Zoeken</label>
      <SuggestInput attributes={{ id: "box" }} takeState={() => taken} page={page} recentLimit={3} adult={false} />
    </>
  ));
  const box = screen.getByRole("combobox", { name: "Zoeken" });
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute("aria-expanded", "false");
  await userEvent.type(box, "was");
  expect(await screen.findByRole("listbox")).toBeVisible();
});

test("a browser that can listen is searched by voice: what it hears stands in the box, then leads to the results", async () => {
  const recognition = aRecognition();
  vi.stubGlobal("webkitSpeechRecognition", function Recognition() {
    return recognition;
  });
  const { box, user } = show();
  const button = await screen.findByRole("button", { name: "Zoek met je stem" });
  await user.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(/Zeg wat je zoekt/)).toBeInTheDocument();
  act(() => recognition.onresult?.(said(["stille was", false])));
  expect(box).toHaveValue("stille was");
  act(() => recognition.onerror?.({ error: "not-allowed" }));
  expect(screen.getByText(/staat de microfoon niet toe/)).toBeInTheDocument();
  await user.click(button);
  act(() => recognition.onresult?.(said(["stille wasmachine", true])));
  expect(address()).toBe("/zoeken/?q=stille+wasmachine");
  expect(readSearchHistory()).toContain("stille wasmachine");
  expect(button).toHaveAttribute("aria-pressed", "false");
});
test("a browser that cannot listen has no such button", () => {
  show();
  expect(screen.queryByRole("button", { name: "Zoek met je stem" })).toBeNull();
});
