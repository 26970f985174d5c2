import { expect, test } from "vitest";
import type { ChatBlock } from "#contract/assistant";
import type { Category } from "#contract/categories";
import { createPaths } from "~/paths";
import { dutchNames } from "../../../tests/route-names";
import { uuidOf } from "./answer-form.server";
import { problemOf } from "./ask-problem";
import { chatPath } from "./chat-path";
import { productIdsOf } from "./chat-products";
import { exampleKinds } from "./example-questions";
import { lengthOf, linesOf, titleFrom } from "./message-parts";
import { transcriptOf } from "./transcript";
import { viewOfPage } from "./view-of-page";

const paths = createPaths(dutchNames);

test("RT-17: the path without an open conversation is that of a new one", () => {
  for (const none of [undefined, ""]) expect(chatPath(paths, "chat", none)).toBe("/chat/");
  expect(chatPath(paths, "chat", "a b")).toBe("/chat/a%20b/");
  expect(chatPath(paths, "poc")).toBe("/poc/");
  expect(chatPath(paths, "poc", "c1")).toBe("/poc/c1/");
  expect(chatPath(paths, "chat", "", { product: "7" })).toBe("/chat/?product=7");
});

test("the same form sent twice is one message, and another text from the same page another", () => {
  const id = uuidOf("pagina", "een wasmachine");
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuidOf("pagina", "een wasmachine")).toBe(id);
  expect(uuidOf("pagina", "een droger")).not.toBe(id);
  expect(uuidOf("andere pagina", "een wasmachine")).not.toBe(id);
});

test("statuses of the assistant as what they mean to a visitor", () => {
  const told = [400, 404, 409, 413, 429, 500, 0].map((status) => problemOf({ status }));
  expect(told).toEqual(["failed", "gone", "busy", "long", "often", "failed", "failed"]);
  const coded = (status: number, code: string) => problemOf({ status, code });
  expect([coded(400, "too_long"), coded(400, "empty"), coded(409, "full")]).toEqual(["long", "empty", "full"]);
  expect([coded(400, "invalid"), coded(409, "conflict"), coded(400, "constructor"), coded(500, "full")]).toEqual([
    ...["failed", "busy", "failed", "failed"],
  ]);
});

test("what a block says in its own form is not said again in words", () => {
  const drawn = (text: string, ...blocks: ChatBlock[]) => linesOf({ text, blocks });
  const items = [{ id: "1", reasons: [] }];
  const options = [{ label: "Bosch", message: "Bosch" }];
  expect(
    drawn(
      "Ik vind 2 producten:\n1. Bosch (8 kg)\nMet “mooi” kon ik nog niets.\nWelk merk?",
      { type: "products", items },
      { type: "choices", question: "Welk merk?", options },
    ),
  ).toEqual(["Ik vind 2 producten:", "Met “mooi” kon ik nog niets."]);
  const ways = [{ label: "Zonder “rood”, vanaf € 9", count: 8, message: "maakt niet uit: rood" }];
  const blocked = { type: "choices" as const, question: "Zo is er niets.", options: ways };
  expect(drawn("Zo is er niets.\nZonder “rood”, vanaf € 9: 8 producten.\nZonder jas.", blocked)).toEqual([
    "Zonder jas.",
  ]);
  const rows = [{ field: "Prijs", values: ["€ 5", null] }];
  const comparison = { type: "comparison" as const, ids: [], rows, lines: ["De eerste is beter."], path: "/x/" };
  expect(drawn("Verschillen:\nPrijs: € 5 / onbekend\nDe eerste is beter.", comparison)).toEqual(["Verschillen:"]);
  const source = { kind: "support" as const, title: "Retour", path: "/support/" };
  expect(drawn("Retour: “Binnen 14 dagen.”\nWeg.", { type: "quote", text: "Binnen 14 dagen.", source })).toEqual([
    "Weg.",
  ]);
  expect(drawn("Let op.\nHallo", { type: "notice", text: "Let op.", tone: "info" })).toEqual(["Hallo"]);
  expect(drawn("Een\n\n twee ")).toEqual(["Een", "twee"]);
});

test("a title is the question on one line, cut between characters", () => {
  expect(titleFrom("  een\n stille   wasmachine ")).toBe("een stille wasmachine");
  expect(titleFrom("🙂".repeat(70))).toBe(`${"🙂".repeat(59)}…`);
  expect(lengthOf("🙂é")).toBe(2);
});

test("the products of a conversation, the newest first and each once", () => {
  const list = (...ids: string[]) => ({
    blocks: [{ type: "products" as const, items: ids.map((id) => ({ id, reasons: [] })) }],
  });
  const comparison = { type: "comparison" as const, ids: ["2", "9"], rows: [], lines: [], path: "/x/" };
  expect(productIdsOf([list("1", "2"), { blocks: [] }, { blocks: [comparison] }])).toEqual(["2", "9", "1"]);
  const many = list(...Array.from({ length: 900 }, (_, at) => `p${at}`));
  expect(productIdsOf([many])).toHaveLength(400);
});

test("the examples are about kinds that the shop has, each of another main category", () => {
  const node = (name: string, product_count: number, adult_content = false) => ({
    slug: name.toLowerCase(),
    name,
    key: name.toLowerCase(),
    id: name,
    img: "",
    img_blue: "",
    adult_content,
    product_count,
  });
  const main = (name: string, count: number, subs: ReturnType<typeof node>[], adult = false): Category => ({
    ...node(name, count, adult),
    subcategory: { buckets: subs.map((sub) => ({ ...sub, subsubcategory: { buckets: [] } })) },
  });
  const tree = [
    main("Wonen", 20, [node("Lampen", 12), node("Stoelen", 8)]),
    main("Elektronica", 90, [node("USB-sticks", 50), node("Laptops", 40)]),
    main("Leeg", 0, [node("Niets", 0)]),
    main("Erotiek", 70, [node("Speeltjes", 70)], true),
    main("Tuin", 5, []),
    main("Sport", 4, [node("Tenten", 4)]),
  ];
  expect(exampleKinds(tree)).toEqual(["USB-sticks", "lampen", "tuin"]);
  expect(exampleKinds([])).toEqual([]);
});

test("a conversation is taken along from its end, as much as a mail holds", () => {
  const names = { user: "Jij", assistant: "Assistent" };
  const messages = [
    { role: "user" as const, text: "x".repeat(2_000) },
    { role: "assistant" as const, text: "Hallo" },
    { role: "user" as const, text: "Dag" },
  ];
  expect(transcriptOf(messages, names)).toBe("Assistent: Hallo\n\nJij: Dag");
});

test("the panel knows the product, or the search and the category, of its page", () => {
  expect(viewOfPage(paths, "/product/lamp/12/", "")).toEqual({ product: "12", term: "", category: "" });
  expect(viewOfPage(paths, "/zoeken/wonen/", "?q=lamp")).toEqual({ product: "", term: "lamp", category: "wonen" });
  expect(viewOfPage(paths, "/wonen/lampen/producten/", "").category).toBe("wonen.lampen");
  expect(viewOfPage(paths, "/", "")).toEqual({ product: "", term: "", category: "" });
});
