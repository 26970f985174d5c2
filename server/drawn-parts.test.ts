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

test("a document has every part in its place, and no mark", () => {
  const parts = new DrawnParts(100_000);
  const first = page(parts, ["a", "b", "a"]);
  expect(first).toEqual({ html: "<main><b>a</b><hr/><b>b</b><hr/><b>a</b></main>", drawn: ["a", "b", "a"] });
  const second = page(parts, ["b", "c", "a"]);
  expect(second).toEqual({ html: "<main><b>b</b><hr/><b>c</b><hr/><b>a</b></main>", drawn: ["c"] });
});

test("a part is kept for one site only", () => {
  const parts = new DrawnParts(100_000);
  page(parts, ["a"]);
  expect(page(parts, ["a"], undefined, "another").drawn).toEqual(["a"]);
  expect(page(parts, ["a"]).drawn).toEqual([]);
});

test("parts are forgotten when there are too many bytes of them, the one used longest ago first", () => {
  const parts = new DrawnParts(3_000);
  const large = (key: string) => `<b>${key.repeat(1_000)}</b>`;
  page(parts, ["a", "b"], large);
  page(parts, ["a", "c"], large);
  expect(page(parts, ["a", "b"], large).drawn).toEqual(["b"]);
});

test("a part that is forgotten while its document is drawn is still in it", () => {
  const parts = new DrawnParts(2_000);
  const large = (key: string) => `<b>${key.repeat(900)}</b>`;
  page(parts, ["a"], large);
  expect(page(parts, ["b", "a"], large).html).toContain(large("a"));
  const drawing = parts.begin("site");
  const { mark } = drawing.part("b");
  page(parts, ["c"], large);
  expect(drawing.complete(Buffer.from(element(mark))).toString()).toBe(large("b"));
});

test("a long text stands in its place, also where it is asked for between parts", () => {
  const parts = new DrawnParts(100_000);
  for (const isKnown of [false, true]) {
    const drawing = parts.begin("site");
    const { mark, known } = drawing.part("a");
    expect(known).toBe(isKnown);
    const text = drawing.text('{"prijs":"€ 5"}');
    const part = known ? element(mark) : `${element(mark)}<b>a</b>${element(mark)}`;
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
  expect(page(parts, ["a"], () => said).html).toBe(`<main>${said}</main>`);
  expect(page(parts, ["a"]).html).toBe(`<main>${said}</main>`);
});
