import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server";

function dom(markdown: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = renderMarkdown(markdown);
  return template.content;
}

describe("renderMarkdown", () => {
  it("renders paragraphs, emphasis and lists", () => {
    const html = renderMarkdown("Kies **rustig**.\n\n- een\n- twee");
    expect(html).toContain("<p>Kies <strong>rustig</strong>.</p>");
    expect(dom("- een\n- twee").querySelectorAll("li")).toHaveLength(2);
  });
  it("puts headings below the heading of their block", () => {
    expect(renderMarkdown("# Een\n\n###### Zes")).toBe("<h3>Een</h3>\n<h6>Zes</h6>\n");
  });
  it.each([
    "<script>alert(1)</script>",
    "tekst <img src=x onerror=alert(1)> tekst",
    "<div onclick=alert(1)>a</div>",
    "<style>*{display:none}</style>",
    "<a href='javascript:alert(1)'>a</a>",
    "![a](x' onerror=alert(1))",
    '![" onerror="alert(1)](/x.png)',
    '```"><script>alert(1)</script>\ncode\n```',
    "<svg/onload=alert(1)>",
    "| <script>a</script> | b |\n|---|---|\n| <img src=x onerror=a> | d |",
  ])("makes no element of what is not Markdown: %s", (markdown) => {
    const fragment = dom(markdown);
    expect(fragment.querySelector("script, img, style, div, svg, iframe, a")).toBeNull();
    for (const element of fragment.querySelectorAll("*")) {
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
    }
  });
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//elders.example",
    "/\\\\elders.example",
    "ftp://x",
    "java\u0000script:alert(1)",
  ])("keeps only the words of a link to %j", (href) => {
    const fragment = dom(`[hier](<${href}>)`);
    expect(fragment.querySelector("a")).toBeNull();
    expect(fragment.textContent).toContain("hier");
  });
  it("links to this site and to the web", () => {
    expect(dom("[a](/b/)").querySelector("a")?.getAttribute("href")).toBe("/b/");
    const outside = dom('[a](https://b.example/?c=1&d="2")').querySelector("a");
    expect(outside?.getAttribute("href")).toContain("https://b.example/");
    expect(outside?.getAttribute("rel")).toBe("nofollow noopener");
  });
  it("stays quick and finite on a text made to be slow", () => {
    const started = performance.now();
    renderMarkdown(`${"[".repeat(5_000)}${"*a".repeat(5_000)}`);
    renderMarkdown("a".repeat(500_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
