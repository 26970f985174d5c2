import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { coreOf, coreTypeface } from "./core-typeface";

const css = readFileSync(path.resolve(import.meta.dirname, "../../app/ui/fonts.css"), "utf8");
/**
 * What two turns of a slow network (1.6 Mb/s, 150 ms) bring of one of five files, four packets each, without the headers
 * of the answer (378).
 */
const TWO_TURNS = 2 * 4 * 1_460 - 380;

/** Whether the face that holds everything else takes this character. */
function isElsewhere(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const other = css.split("@font-face").find((face) => face.includes("@fontsource")) ?? "";
  return [...other.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].some(
    ([, first = "", last = first]) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16),
  );
}

describe("the part of the typeface that every page brings", () => {
  it("has the characters of Dutch pages", () => {
    const { characters } = coreOf(css);
    for (const one of "Één geïnteresseerde prijs: € 1.299,00 – ‘coördinatie’, reünie · 3 × 4 m² ½ … Ø 20 cm ↑↓")
      expect(characters).toContain(one);
  });

  it("has nothing that the other part has too, so that a page never asks for both because of one character", () => {
    const { characters } = coreOf(css);
    expect([...characters].filter(isElsewhere)).toEqual([]);
    expect([..."ÆœþÿŒ™®¿ñ$#_`{}~^\\"].filter((one) => !isElsewhere(one))).toEqual([]);
  });

  it("comes with two turns of a slow network beside the pictures of the first screen", async () => {
    const { replacement } = await coreTypeface();
    expect(readFileSync(path.join(replacement, "figtree.woff2")).length).toBeLessThan(TWO_TURNS);
  });

  it("cannot be made of a file that names none of its characters", () => {
    expect(() => coreOf('@font-face { src: url("@core-typeface/figtree.woff2"); font-weight: 400 800; }')).toThrow(
      "no part of the typeface",
    );
  });
});
