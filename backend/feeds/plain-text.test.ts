import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import { cpuClock } from "../../tests/cpu-clock";
import { asMarkdown, looksLikeHtml, plainText, shorten, slugOf } from "./plain-text";

const markdown = new MarkdownIt();

describe("the description of a feed", () => {
  it("keeps the text of HTML, its lines and its lists", () => {
    const html =
      "<p>Sterk &amp; licht</p><ul><li>hout</li><li>2&nbsp;kg</li></ul><script>alert(1)</script><!-- weg -->";
    expect(plainText(html)).toBe("Sterk & licht\n\n• hout\n\n• 2 kg");
  });

  it("is not taken for HTML because of a comparison or an ampersand", () => {
    expect(looksLikeHtml("3 < 4 en AT&T")).toBe(false);
    expect(looksLikeHtml("mooi &euml;n")).toBe(true);
  });

  it("costs no more than its length, even when tags are never closed", () => {
    const elapsed = cpuClock();
    plainText("<script>".repeat(5000));
    plainText("<".repeat(60_000));
    expect(elapsed()).toBeLessThan(2000);
  });

  it("shows as Markdown exactly what it says", () => {
    const text = "# 1 <b>*sterk*</b> [x](y) `c`\n1. geen lijst\n- geen punt\n<script>";
    const shown = markdown.render(asMarkdown(text));
    expect(shown).not.toMatch(/<(?:h1|b|em|strong|a|code|ol|ul|script)\b/);
    expect(shown).toContain("*sterk*");
    expect(shown).toContain("1. geen lijst");
  });

  it("keeps lists as lists", () => {
    expect(markdown.render(asMarkdown("Kenmerken\n• hout\n• licht"))).toMatch(/<ul>/);
  });

  it("is cut between words, and never through a character", () => {
    expect(shorten("een twee drie", 20)).toBe("een twee drie");
    expect(shorten("een twee drie vier", 14)).toBe("een twee drie…");
    expect(shorten("aaaa😀", 6)).toBe("aaaa😀");
    expect(shorten("aaaa😀bbbb", 6)).toBe("aaaa…");
  });
});

describe("the slug of a product", () => {
  it.each([
    ["Bosch Serie 6 – Wasmachine 9 kg", "bosch-serie-6-wasmachine-9-kg"],
    ["Crème brûlée", "creme-brulee"],
    ["日本", "product"],
  ])("of %s is %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
