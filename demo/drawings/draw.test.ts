import { SaxesParser } from "saxes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawings } from "../catalogue/drawings";
import { COLOR_NAMES, drawProduct, KIND_NAMES } from "./draw";

const VIEWS = [0, 1, 2, 3, 4];
const SEEDS = [0, 1, 2, 3, 7, 4242];
const LARGEST = 6_600;

/** Parses as XML and returns all element names and attribute values; throws for malformed XML. */
function parsed(svg: string): { elements: Set<string>; values: string[] } {
  const elements = new Set<string>();
  const values: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    elements.add(tag.name);
    values.push(...Object.values(tag.attributes).map(String));
  });
  parser.write(svg).close();
  return { elements, values };
}

test("every kind in every colour and view is a small, well-formed picture without text, script or outside reference", () => {
  const wrong: string[] = [];
  for (const kind of KIND_NAMES) {
    for (const [index, color] of COLOR_NAMES.entries()) {
      for (const view of VIEWS) {
        const seed = SEEDS[(index + view) % SEEDS.length] ?? 0;
        const svg = drawProduct({ kind, color, seed, view, ground: index % 2 === 0 });
        const { elements, values } = parsed(svg);
        const name = `${kind} ${color} ${seed} ${view}`;
        if (svg.length > LARGEST) wrong.push(`${name}: ${svg.length} bytes`);
        if (["text", "script", "image", "style", "foreignObject"].some((tag) => elements.has(tag)))
          wrong.push(`${name}: element`);
        if (values.some((value) => /^\s*(https?:(?!\/\/www\.w3\.org\/2000\/svg)|data:|javascript:)/.test(value)))
          wrong.push(`${name}: address`);
        if (/NaN|undefined|null|\{[a-z]|Infinity|\de[+-]/.test(svg)) wrong.push(`${name}: unfinished value`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("no seed makes a picture too large or unfinished", () => {
  const wrong: string[] = [];
  for (const kind of KIND_NAMES) {
    for (let seed = 0; seed < 60; seed += 1) {
      const svg = drawProduct({ kind, color: "blauw", seed, view: 3 });
      if (svg.length > LARGEST || /NaN|undefined|\{[a-z]/.test(svg)) wrong.push(`${kind} ${seed}: ${svg.length}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every paint that a picture uses is defined in it", () => {
  for (const kind of KIND_NAMES) {
    for (const view of VIEWS) {
      const svg = drawProduct({ kind, color: "groen", seed: 5, view, ground: true });
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]);
      expect(
        used.filter((name) => !defined.has(name)),
        `${kind} ${view}`,
      ).toEqual([]);
    }
  }
});

test("the same request gives the same text, and another seed, colour or view another picture", () => {
  for (const kind of KIND_NAMES) {
    const request = { kind, color: "rood", seed: 11, view: 0 };
    const first = drawProduct(request);
    expect(drawProduct(request)).toBe(first);
    expect(drawProduct({ ...request, color: "wit" })).not.toBe(first);
    expect(new Set(VIEWS.map((view) => drawProduct({ ...request, view }))).size).toBe(VIEWS.length);
  }
});

test("twenty products of a kind side by side are at least eight different drawings", () => {
  const stamps = KIND_NAMES.filter((kind) => {
    const pictures = Array.from({ length: 20 }, (_, seed) => drawProduct({ kind, color: "beige", seed, view: 0 }));
    return new Set(pictures).size < 8;
  });
  expect(stamps).toEqual([]);
});

test("an unknown kind is drawn as a parcel, an unknown colour in grey and an unknown view from the front", () => {
  const parcel = drawProduct({ kind: "verpakking", color: "grijs", seed: 3, view: 0 });
  expect(drawProduct({ kind: "teleporter", color: "grijs", seed: 3, view: 0 })).toBe(parcel);
  expect(drawProduct({ kind: "toString", color: "constructor", seed: 3, view: 99 })).toBe(parcel);
});

test("a picture without ground is transparent at its corner, and one with ground is not", async () => {
  const corner = async (ground: boolean) => {
    const svg = drawProduct({ kind: "hanglamp", color: "wit", seed: 1, view: 0, ground });
    const { data } = await sharp(Buffer.from(svg))
      .resize(100)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[3];
  };
  expect(await corner(false)).toBe(0);
  expect(await corner(true)).toBe(255);
});

test("seeds may be large, negative or broken numbers", () => {
  for (const seed of [-5, 2 ** 40, 0.5, Number.MAX_SAFE_INTEGER]) {
    expect(() => parsed(drawProduct({ kind: "bank", color: "paars", seed, view: 0 }))).not.toThrow();
  }
});

test("every drawing that the catalogue asks for exists, and none is left over", () => {
  expect([...KIND_NAMES].sort()).toEqual([...drawings].sort());
});
