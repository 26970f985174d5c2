import { expect, it } from "vitest";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { json, loaderContext } from "../../../tests/loader-context";
import { changeOrderReview } from "./order-review";
import type { OrderReviewOutcome } from "./order-review-fields";

const url = "https://shop.example/bestelling/p1/beoordelen/l1/?sleutel=k1";
const params = { orderId: "p1", of: "l1" };
const found = { subject: { kind: "product", id: "5", name: "Lamp" }, isGuest: true, author: "Noor", review: null };
const stored = { review: { id: "r1", rating: 4, title: "Mooi", text: "Goed licht." } };
const filled = { rating: "4", title: "Mooi", text: "Goed licht.", pros: "fel\n\n warm ", cons: "", naam: "Noor" };
const typed = { rating: 4, title: "Mooi", text: "Goed licht.", pros: ["fel", "warm"], cons: [], author: "Noor" };

type Answers = Record<string, () => Response>;
const good: Answers = {
  "/orders/review/": () => json(found),
  "/orders/review/add/": () => json(stored),
  "/orders/review/photos/": () => json({ id: "f1" }),
  "/orders/review/delete/": () => json({ ok: true }),
};
async function send(fields: Record<string, string | File>, answers: Answers = {}, headers: HeadersInit = {}) {
  const { context, sent } = loaderContext(({ path }) => ({ ...good, ...answers })[path]?.() ?? json({}, 404));
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request(url, { method: "POST", body, headers });
  const outcome = await changeOrderReview(params, request, context);
  return { outcome, sent: sent.map(({ path, body: asked }) => ({ path, body: asked })) };
}
const placeOf = (outcome: Response | OrderReviewOutcome) =>
  outcome instanceof Response ? [outcome.status, outcome.headers.get("Location")] : outcome;
const photo = new File(["a picture"], "lamp.jpg", { type: "image/jpeg" });

it("sends photos first, then the review with the key of the link, and leads back to its page", async () => {
  const { outcome, sent } = await send({ ...filled, photos: photo });
  const of = { order_id: "p1", of: "l1", access: "k1" };
  expect(sent.slice(1)).toEqual([
    { path: "/orders/review/photos/", body: { ...of, photo: Buffer.from("a picture").toString("base64") } },
    { path: "/orders/review/add/", body: { ...of, ...typed, photos: ["f1"] } },
  ]);
  expect(placeOf(outcome)).toEqual([303, "/bestelling/p1/beoordelen/l1/?status=geplaatst&sleutel=k1"]);
  const gone = await send({ verwijderen: "ja" });
  expect(gone.sent.at(-1)).toEqual({ path: "/orders/review/delete/", body: of });
  expect(placeOf(gone.outcome)).toEqual([303, "/bestelling/p1/beoordelen/l1/?status=verwijderd&sleutel=k1"]);
});

const html = () => new Response("<h1>oeps</h1>", { headers: { "Content-Type": "text/html" } });
it.each<[string, Answers, number]>([
  ["an error", { "/orders/review/add/": () => json({}, 500) }, 502],
  ["a page", { "/orders/review/add/": html }, 502],
  ["nothing", { "/orders/review/add/": () => new Response("") }, 502],
  ["too often", { "/orders/review/add/": () => json({}, 429) }, 429],
])("keeps what was typed when storing it is answered with %s", async (_, answers, status) => {
  const { outcome } = await send(filled, answers);
  expect(outcome).toMatchObject({ status, typed, failure: expect.stringMatching(/\S/) });
});

it.each<[number, string]>([
  [400, "kunnen we niet lezen"],
  [429, "stuurde net veel"],
  [500, "is niet aangekomen"],
])(
  "says at the field why a photo was refused with %i, stores nothing, and keeps what was typed",
  async (status, text) => {
    const { outcome, sent } = await send(
      { ...filled, photos: photo },
      { "/orders/review/photos/": () => json({}, status) },
    );
    expect(outcome).toMatchObject({ typed, problems: { photos: expect.stringContaining(text) } });
    expect(sent.map(({ path }) => path)).not.toContain("/orders/review/add/");
  },
);

it("says what is missing or too long without asking for anything to be stored", async () => {
  const { outcome, sent } = await send({ ...filled, rating: "", title: "", naam: "x".repeat(51) });
  expect(outcome).toMatchObject({ status: 422, typed: { text: "Goed licht." } });
  expect(Object.keys((outcome as OrderReviewOutcome).problems).sort()).toEqual(["naam", "rating", "title"]);
  expect(sent).toHaveLength(1);
});

it("does not read photos that are too large together, and says so", async () => {
  const { outcome, sent } = await send(filled, {}, { "Content-Length": String(IMAGE_BYTES_LIMIT * 2) });
  expect(outcome).toMatchObject({ status: 413, failure: expect.stringContaining("10 MB") });
  expect(sent).toEqual([]);
});
