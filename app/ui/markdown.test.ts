// @vitest-environment jsdom
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
  it("draws tables without the alignment that would be a style attribute", () => {
    const html = renderMarkdown("| a | b |\n|:-:|--:|\n| *1* | 2 |");
    expect(html).not.toContain("style");
    expect(dom("| a | b |\n|:-:|--:|\n| *1* | 2 |").querySelectorAll("th, td")).toHaveLength(4);
  });
  it("draws the boxes of a list of tasks", () => {
    const items = [...dom("- [ ] nog doen\n- [x] gedaan\n- [x]niet").querySelectorAll("li")];
    expect(items.map((item) => item.textContent?.trim())).toEqual(["☐ nog doen", "☑ gedaan", "[x]niet"]);
  });
  it("makes links of whole web addresses, and of nothing else that looks like one", () => {
    const links = dom("Zie https://b.example/x, www.b.example, ftp://b.example, a@b.example").querySelectorAll("a");
    expect([...links].map((link) => link.getAttribute("href"))).toEqual(["https://b.example/x"]);
  });
});

/** Unclosed beginnings, openings without a close, and everything that can be nested. */
const ENDLESS = [
  ...[
    "*a_",
    "*a",
    "_a_",
    "**a",
    "***a ",
    "*a **a ",
    "__a_b*",
    "a_",
    "~~a",
    "a~b",
    "[",
    "[a](",
    "[a](<b",
    '[a](b "',
    "]",
  ],
  ...["[a]: ", "[a]: b\n", "[x][", "[^a]", "![", "![[]()", "![a](<b", "`", "`a", "``a`", "`\n", "```\n", "~~~\n", "\\"],
  ...[
    "> ",
    ">",
    "- ",
    "* ",
    "1. ",
    "> - ",
    "- > ",
    "\n-",
    "\n> a\n\n",
    "- a\n\n  ",
    "#",
    "# ",
    "=",
    "-",
    "a\n",
    "a  \n",
  ],
  ...["|", "|a", "|-", "-|\n", "a|b\n-|-\n", "| a |\n|---|\n", "<", "<br", "<a b='", "<!--", "<?", "<![CDATA[", "</a"],
  ...["&", "&#", "&#1", "&amp", "&lt;", "http://", "https://a", "<http://", "www.", "a@", "<a@", "\t", " \n", "\u0000"],
];

describe("a text made to be slow", () => {
  // When the time was quadratic, a single one of these took minutes.
  it.each(ENDLESS)("is rendered in time however often it repeats %j", (piece) => {
    const used = process.cpuUsage();
    const html = renderMarkdown(piece.repeat(100_000));
    const { user } = process.cpuUsage(used);
    expect(user / 1_000_000).toBeLessThan(10);
    expect(html.length).toBeLessThan(2_000_000);
  });
  it("spends no more on addresses than it may, however often it refers to one", () => {
    const html = renderMarkdown(`[a]: https://b.example/${"x".repeat(20_000)}\n\n${"[a] ".repeat(7_000)}`);
    expect(html.length).toBeLessThan(300_000);
    expect(html).toContain("<a href=");
    expect(html.match(/<a /g)?.length).toBe(html.match(/<\/a>/g)?.length);
  });
  it("shows no more than the beginning of a text without end", () => {
    expect(renderMarkdown("a".repeat(500_000)).length).toBeLessThan(60_000);
  });
});
