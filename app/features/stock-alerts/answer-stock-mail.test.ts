import { expect, test, vi } from "vitest";
import { type Answering, json, loaderContext } from "../../../tests/loader-context";
import { answerStock } from "./answer-stock-mail";

vi.spyOn(console, "error").mockImplementation(() => {});
const product = { id: "1", name: "Lamp", path: "/product/lamp/1/" };

async function send(token: string, fields: Record<string, string>, answer: Answering) {
  const { context, sent } = loaderContext(answer);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { outcome: await answerStock(token, form, context), sent };
}
const good: Answering = () => json({ product });

test.each([
  ["confirm", "confirmed"],
  ["stop", "stopped"],
] as const)("the answer %s is passed on, and its product comes back", async (answer, outcome) => {
  const { outcome: became, sent } = await send("t1", { answer }, good);
  expect(became).toEqual({ outcome, name: "Lamp", path: "/product/lamp/1/" });
  expect(sent).toMatchObject([{ method: "POST", path: "/answerStockMail", body: { token: "t1", answer } }]);
});
test.each([404, 400])("a token that says nothing (%i) is told from a failure", async (status) => {
  expect((await send("t1", { answer: "confirm" }, () => json({}, status))).outcome).toEqual({ outcome: "unknown" });
});
test.each<[string, Answering]>([
  ["an error", () => json({}, 500)],
  ["nonsense", () => json({ product: "Lamp" })],
  ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
])("%s is a failure that can be tried again", async (_, answer) => {
  expect((await send("t1", { answer: "confirm" }, answer)).outcome).toEqual({ outcome: "failed" });
});
test("without an answer of ours nothing is sent", async () => {
  const { outcome, sent } = await send("t1", { answer: "delete" }, good);
  expect(outcome).toEqual({ outcome: "failed" });
  expect(sent).toEqual([]);
});
test("the way to the product stays on this site", async () => {
  const elsewhere = () => json({ product: { ...product, path: "https://boos.example/" } });
  expect((await send("t1", { answer: "stop" }, elsewhere)).outcome).toMatchObject({ path: "/" });
});
test("a form without a script asks for the message", async () => {
  const fields = { id: "1", email: " noor@voorbeeld.example " };
  const { outcome, sent } = await send("aanvragen", fields, () => json({ ok: true }));
  expect(outcome).toEqual({ outcome: "requested", email: "noor@voorbeeld.example" });
  expect(sent).toMatchObject([
    { path: "/subscribeBackInStockByMail", body: { id: "1", email: "noor@voorbeeld.example" } },
  ]);
});
test("a form counts for the visitor who sent it, as the door names them", async () => {
  const { context, sent } = loaderContext(() => json({ ok: true }));
  const form = new FormData();
  form.set("id", "1");
  form.set("email", "noor@voorbeeld.example");
  await answerStock("aanvragen", form, context, new Headers({ "x-client-address": "203.0.113.7" }));
  expect(sent[0]?.headers.get("x-client-address")).toBe("203.0.113.7");
});
test.each([{ id: "1", email: "noor" }, { id: "", email: "a@b.nl" }, {}])("%j asks for nothing", async (fields) => {
  const { outcome, sent } = await send("aanvragen", fields as Record<string, string>, good);
  expect(outcome).toEqual({ outcome: "wrongAddress" });
  expect(sent).toEqual([]);
});
