import { expect, test } from "vitest";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { aFind, aPicture } from "~/features/picture-search/picture-answers-fixture";
import { aSummary } from "~/features/product/product-fixtures";
import { type Answering, json, loaderArgs, loaderContext } from "../../tests/loader-context";
import { action, loader } from "./picture-search";

const PAGE = "/zoeken/afbeelding/";
const works: Answering = ({ path }) => {
  if (path.endsWith("/api/img2")) return json(aFind);
  if (path.endsWith("/products")) return json({ products: ["2", "1"].map((id) => aSummary({ id })) });
  return json(path.endsWith("/api/file") ? { ...aPicture, ok: true } : aPicture);
};
const shop = (answer = works, adult = false) => loaderContext(answer, { on: ["ImageSearchFeature"], adult });

async function load(query = "", answer = works) {
  const { context, sent } = shop(answer);
  const response = await loader(loaderArgs(context, PAGE + query));
  const { view } = await response.json();
  return { status: response.status, retry: response.headers.get("retry-after"), sent, view };
}
function post(fields: Record<string, string | Blob>, answer = works) {
  const { context, sent } = shop(answer);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request(new URL(PAGE, context.origin), { method: "POST", body });
  return { sent, answer: action({ context, request, params: {} }) };
}

test("without its flag there is no page (IM-01)", async () => {
  const { context } = loaderContext(works);
  await expect(loader(loaderArgs(context, PAGE))).rejects.toMatchObject({ status: 404 });
});

test("without a picture nothing is asked", async () => {
  const { view, status, sent } = await load();
  expect([view, status, sent]).toEqual([null, 200, []]);
});

test("a picture is searched for as a whole, with ordinary filters and a kind (IM-04, IM-11)", async () => {
  const { view, sent } = await load("?foto=p1&categorie=mode.jurken&color=blauw&priceTo=50");
  expect(sent.find(({ path }) => path === "/api/img2")?.body).toMatchObject({
    id: "p1",
    width: 1_000,
    height: 500,
    top_left: [0, 0],
    bottom_right: [1_000, 500],
    filters: { category: ["mode", "jurken"], color: ["blauw"], price: [null, 5_000] },
    adult: false,
  });
  // IM-05: the first element of each result.
  expect(sent.find(({ path }) => path === "/products")?.body).toEqual({ ids: ["2", "1"] });
  expect(view?.found?.products.map(({ id }) => id)).toEqual(["2", "1"]);
  expect(Object.keys(view?.found?.facets ?? {})).toEqual(["color"]);
});

test("products for adults are left out for those who did not choose to see them", async () => {
  const products = [aSummary({ id: "2", adult_content: true }), aSummary({ id: "1" })];
  const { view } = await load("?foto=p1", (sent) => (sent.path === "/products" ? json({ products }) : works(sent)));
  expect(view?.found?.products.map(({ id }) => id)).toEqual(["1"]);
  expect(view?.found?.hidden).toBe(true);
});

test.each([
  ["/api/picture", 404, "gone", 404, null],
  ["/api/img2", 404, "gone", 404, null],
  ["/api/img2", 503, "notReady", 503, "60"],
  ["/api/img2", 500, "failed", 502, null],
  ["/products", 500, "failed", 502, null],
])(
  "%s answers %i: there are no results, and the page says why (IM-07)",
  async (path, answer, problem, status, wait) => {
    const failing: Answering = (sent) => (sent.path === path ? json({}, answer) : works(sent));
    const page = await load("?foto=p1", failing);
    expect([page.view?.problem, page.view?.found, page.status, page.retry]).toEqual([problem, null, status, wait]);
  },
);

const nothing = new TypeError("fetch failed");
const broken: [string, () => Response | Promise<Response>][] = [
  ["does not answer", () => Promise.reject(nothing)],
  ["answers HTML", () => new Response("<h1>Down</h1>", { headers: { "Content-Type": "text/html" } })],
  ["answers HTML as an error", () => new Response("<h1>Down</h1>", { status: 500 })],
  ["answers half of its JSON", () => new Response('{"id":', { headers: { "Content-Type": "application/json" } })],
  ["answers something else", () => json({ results: "none" })],
];
test.each(broken)(
  "a service that %s: the page says so and keeps the picture, and so does the form",
  async (_, answer) => {
    const page = await load("?foto=p1&color=blauw", (sent) => (sent.path === "/api/img2" ? answer() : works(sent)));
    expect([page.status, page.view?.problem, page.view?.address.picture]).toEqual([502, "failed", "p1"]);
    expect(page.view?.size).toEqual({ width: 1_000, height: 500 });
    const unknown = await load("?foto=p1", (sent) => (sent.service === "imagesearch" ? answer() : works(sent)));
    expect([unknown.status, unknown.view?.problem]).toEqual([502, "failed"]);
    const form = await post({ adres: "https://elders.example/a.jpg" }, () => answer()).answer;
    expect(form.status).toBeGreaterThanOrEqual(500);
    expect(await form.json()).toMatchObject({ problem: "search.image.error", link: "https://elders.example/a.jpg" });
  },
);

test("a form that says that it is too large is not read: the page says so", async () => {
  const { context, sent } = shop();
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "20000000" };
  const request = new Request(new URL(PAGE, context.origin), { method: "POST", body: "--x--", headers });
  const response = await action({ context, request, params: {} });
  expect([response.status, await response.json()]).toEqual([
    413,
    expect.objectContaining({ problem: "search.image.error" }),
  ]);
  expect([request.bodyUsed, sent]).toEqual([false, []]);
});

const photo = new Blob(["foto"], { type: "image/png" });

test.each([
  ["a file", { file: photo, adres: "" }, "/api/file"],
  ["a picture of the camera", { file: new Blob([]), camera: photo }, "/api/file"],
  ["an address", { file: new Blob([]), adres: " https://elders.example/a.jpg " }, "/api/link"],
])("the plain form sends %s, and leads to its results (IM-02, IM-03, IM-15)", async (_, fields, path) => {
  const { answer, sent } = post(fields as Record<string, string | Blob>);
  const response = await answer;
  expect([response.status, response.headers.get("location")]).toEqual([303, `${PAGE}?foto=p1`]);
  expect(sent.map((one) => one.path)).toEqual([path]);
});

test.each([
  [{}, 422, "search.image.none"],
  [{ adres: "elders" }, 422, "search.image.refused"],
  [{ adres: "ftp://elders.example/a.jpg" }, 422, "search.image.refused"],
  [{ file: new Blob([new Uint8Array(IMAGE_BYTES_LIMIT)]) }, 413, "search.image.error"],
])("the plain form is refused before anything is sent: %#", async (fields, status, problem) => {
  const { answer, sent } = post(fields as Record<string, string | Blob>);
  const response = await answer;
  expect([response.status, await response.json(), sent]).toEqual([status, expect.objectContaining({ problem }), []]);
});

test("a file of one byte less than 10 MB is sent (IM-06)", async () => {
  const { answer } = post({ file: new Blob([new Uint8Array(IMAGE_BYTES_LIMIT - 1)]) });
  expect((await answer).status).toBe(303);
});

test.each([
  [400, "search.image.unreadable"],
  [413, "search.image.error"],
  [422, "search.image.refused"],
  [429, "search.image.often"],
  [500, "search.image.error"],
  [503, "search.image.busy"],
  [507, "search.image.full"],
])("the service answers %i: the form says %s, and keeps the address", async (status, problem) => {
  const { answer } = post({ adres: "https://elders.example/a.jpg" }, () => json({}, status));
  const response = await answer;
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ problem, link: "https://elders.example/a.jpg" });
});

test("a visitor deletes their picture by a plain form, also when it is gone already", async () => {
  for (const status of [200, 404]) {
    const { answer, sent } = post({ actie: "verwijder", foto: "p1" }, () => json({ ok: true }, status));
    expect((await answer).headers.get("location")).toBe(`${PAGE}?verwijder=1`);
    expect(sent).toMatchObject([{ method: "DELETE", path: "/api/file", body: { id: "p1" } }]);
  }
  const { answer } = post({ actie: "verwijder", foto: "p1" }, () => json({}, 500));
  expect(await (await answer).json()).toMatchObject({ problem: "search.image.delete.failed" });
});
