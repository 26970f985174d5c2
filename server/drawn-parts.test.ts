import { expect, test } from "vitest";
import { DrawnParts } from "./drawn-parts";

const element = (mark: string) => `<${mark}></${mark}>`;

/** A document of parts, each drawn as `draw` tells where it is not known. */
function page(parts: DrawnParts, keys: string[], draw = (key: string) => `<b>${key}</b>`, site = "site") {
  const drawing = parts.begin(site);
  const drawn: string[] = [];
  const html = keys.map((key) => {
    const { mark, known } = drawing.part(key);
    if (known) return element(mark);
    drawn.push(key);
    return element(mark) + draw(key) + element(mark);
  });
  const document = Buffer.from(`<main>${html.join("<hr/>")}</main>`);
  return { html: drawing.complete(document).toString(), drawn };
}

/** Twice, so that its parts are known. */
function known(parts: DrawnParts, keys: string[], draw?: (key: string) => string) {
  page(parts, keys, draw);
  page(parts, keys, draw);
}

test("a document has every part in its place, and no mark", () => {
  const parts = new DrawnParts(100_000);
  const first = page(parts, ["a", "b", "a"]);
  expect(first).toEqual({ html: "<main><b>a</b><hr/><b>b</b><hr/><b>a</b></main>", drawn: ["a", "b", "a"] });
  expect(page(parts, ["b"])).toEqual({ html: "<main><b>b</b></main>", drawn: ["b"] });
  const second = page(parts, ["b", "c", "a"]);
  expect(second).toEqual({ html: "<main><b>b</b><hr/><b>c</b><hr/><b>a</b></main>", drawn: ["c"] });
});

test("a part is kept for one site only", () => {
  const parts = new DrawnParts(100_000);
  known(parts, ["a"]);
  expect(page(parts, ["a"], undefined, "another").drawn).toEqual(["a"]);
  expect(page(parts, ["a"]).drawn).toEqual([]);
});

test("parts are forgotten when there are too many bytes of them, the one used longest ago first", () => {
  const parts = new DrawnParts(3_000);
  const large = (key: string) => `<b>${key.repeat(1_000)}</b>`;
  known(parts, ["a", "b"], large);
  known(parts, ["a", "c"], large);
  expect(page(parts, ["a", "b"], large).drawn).toEqual(["b"]);
});

test("parts that are asked for once do not push out the others", () => {
  const parts = new DrawnParts(3_000);
  const large = (key: string) => `<b>${key.repeat(1_000)}</b>`;
  known(parts, ["a"], large);
  for (const crawled of ["b", "c", "d", "e"]) page(parts, [crawled], large);
  expect(page(parts, ["a"], large).drawn).toEqual([]);
});

test("a part that is forgotten while its document is drawn is still in it", () => {
  const parts = new DrawnParts(2_000);
  const large = (key: string) => `<b>${key.repeat(900)}</b>`;
  known(parts, ["a"], large);
  const drawing = parts.begin("site");
  const { mark } = drawing.part("a");
  known(parts, ["b"], large);
  expect(page(parts, ["a"], large).drawn).toEqual(["a"]);
  expect(drawing.complete(Buffer.from(element(mark))).toString()).toBe(large("a"));
});

test("a long text stands in its place, also where it is asked for between parts", () => {
  const parts = new DrawnParts(100_000);
  for (const isKnown of [false, false, true]) {
    const drawing = parts.begin("site");
    const { mark, known: drawnBefore } = drawing.part("a");
    expect(drawnBefore).toBe(isKnown);
    const text = drawing.text('{"prijs":"€ 5"}');
    const part = drawnBefore ? element(mark) : `${element(mark)}<b>a</b>${element(mark)}`;
    const html = drawing.complete(Buffer.from(`${part}<script>x = ${text};</script>`)).toString();
    expect(html).toBe('<b>a</b><script>x = {"prijs":"€ 5"};</script>');
  }
});

test("a document may be another than the one that was begun, as when rendering failed", () => {
  const parts = new DrawnParts(100_000);
  const drawing = parts.begin("site");
  drawing.part("a");
  expect(drawing.complete(Buffer.from("<h1>Fout</h1>")).toString()).toBe("<h1>Fout</h1>");
  expect(page(parts, ["a"]).drawn).toEqual(["a"]);
});

test("what shops write is never taken for a mark", () => {
  const parts = new DrawnParts(100_000);
  const said = "<d-0000000000000000-0></d-0000000000000000-0>";
  for (let time = 0; time < 3; time += 1) {
    expect(page(parts, ["a"], () => said).html).toBe(`<main>${said}</main>`);
  }
});
