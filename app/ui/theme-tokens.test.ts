import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, parseHex, TEXT_CONTRAST } from "./colour";
import { DEFAULT_PRIMARY, themeCss, themeTokens } from "./theme-tokens";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [lightCss = "", darkCss = ""] = css.split("@media (prefers-color-scheme: dark)");

function ratio(one: string | undefined, other: string | undefined): number {
  const colours = [parseHex(one ?? ""), parseHex(other ?? "")];
  const [a, b] = colours;
  if (!a || !b) throw new Error(`No colours: ${one}, ${other}`);
  return contrast(a, b);
}
function grounds(sheet: string): string[] {
  return ["paper", "surface", "surface-2"].map(
    (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(sheet)?.[1] ?? "",
  );
}

describe("themeTokens", () => {
  it.each(["#0b5c6b", "#ffe600", "#e4002b", "#111111", "#f5f5f5", "#00b140", "#6c2bd9"])(
    "keeps %s readable in light and dark, on the real grounds of tokens.css",
    (primary) => {
      const { light, dark } = themeTokens(primary);
      for (const [tokens, sheet] of [
        [light, lightCss],
        [dark, darkCss],
      ] as const) {
        for (const ground of [...grounds(sheet), tokens["--primary-soft"]]) {
          expect(ratio(tokens["--primary-text"], ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        expect(ratio(tokens["--on-primary"], tokens["--primary"])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    },
  );
  it("fills buttons with the operator's own colour in light", () => {
    expect(themeTokens("#E4002B").light["--primary"]).toBe("#e4002b");
  });
  it.each(["", "teal", "#12345", "#fff;}*{display:none", "</style><script>"])("falls back for %j", (primary) => {
    expect(themeCss(primary)).toBe(themeCss(DEFAULT_PRIMARY));
  });
});
