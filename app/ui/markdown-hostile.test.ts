import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { expect, it } from "vitest";
import { type OutlineItem, renderMarkdown } from "./markdown.server";

const TEXTS = 7_000;
const SHOP = "https://shop.example";
const PICTURES = "/api/images/content/";
/** Everything that rendered Markdown may consist of. */
const allowed: Record<string, readonly string[]> = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading", "decoding"],
  ol: ["start"],
  code: ["class"],
  ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((name) => [name, ["id"]])),
  ...Object.fromEntries(
    "p ul li strong em s br hr blockquote pre table thead tbody tr th td".split(" ").map((name) => [name, []]),
  ),
};

const fragments = [
  ..."# |## |- |1. |> |    |\n|\n\n|```|~~~|`|*|**|_|~~|![|[|](|](<|>)|)|]|]: |<|>|\"|'|&|\\|\t|\0|\u2028|\ud800|[x] |::product[1]".split(
    "|",
  ),
  "|---|---|\n",
  "| a | b |\n",
  "<script>alert(1)</script>",
  "</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<a href=javascript:alert(1)>",
  "<style>@import 'x'</style>",
  "<!--",
  "-->",
  "<![CDATA[",
  "<?php",
  "<form action=//x><input name=body>",
  "javascript:alert(1)",
  "JaVa\tScRiPt:alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A&#x61;vascript&colon;alert(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:x",
  "file:///etc/passwd",
  "//elders.example",
  "/\\elders.example",
  "/%5Celders.example",
  'https://goed.example/?a=1&b="2"',
  "/witgoed/",
  "mailto:a@b.nl",
  "#menu",
  "was.svg",
  "../../etc/passwd",
  'x" onerror="alert(1)',
  "x' onmouseover='alert(1)",
  '" style="position:fixed',
  "{onclick=alert(1)}",
  "tekst",
  " ",
];

/** The same numbers each time: a text that fails can be made again. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Element = DefaultTreeAdapterTypes.Element;

/** Every element of HTML as a browser would read it, in the order of the text. */
function elementsIn(html: string): Element[] {
  const found: Element[] = [];
  const walk = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]) => {
    for (const node of nodes) {
      if (!("tagName" in node)) continue;
      found.push(node);
      walk(node.childNodes);
    }
  };
  walk(parseFragment(html).childNodes);
  return found;
}

function unsafeIn(html: string, outline: readonly OutlineItem[]): string | undefined {
  for (const { tagName, attrs } of elementsIn(html)) {
    const attributes = allowed[tagName];
    if (!attributes) return `element ${tagName}`;
    for (const { name, value } of attrs) {
      if (!attributes.includes(name)) return `attribute ${name} of ${tagName}`;
      if (name === "href" && !/^(?:https?:\/\/|mailto:|#|\/(?![/\\]|%5c))/i.test(value)) return `href ${value}`;
      if (name === "href" && URL.canParse(value, SHOP) && new URL(value, SHOP).protocol === "javascript:")
        return `href ${value}`;
      if (name === "src" && !value.startsWith(PICTURES)) return `src ${value}`;
      if (name === "id" && !outline.some(({ id }) => id === value)) return `id ${value}`;
      if (name === "class" && !value.startsWith("language-")) return `class ${value}`;
    }
  }
  return undefined;
}

it(`makes ${TEXTS} hostile texts into nothing but safe elements`, () => {
  const random = numbers(20_261_122);
  const unsafe: string[] = [];
  let drawn = 0;
  for (let index = 0; index < TEXTS; index += 1) {
    const text = Array.from({ length: 2 + random(14) }, () => fragments[random(fragments.length)]).join("");
    const outline: OutlineItem[] = [];
    const html = renderMarkdown(text, {
      outline,
      pictureAt: (name) => (/^[\w-]+\.svg$/.test(name) ? `${PICTURES}${name}` : undefined),
    });
    if (/<(?:a|img|h\d|table)\b/.test(html)) drawn += 1;
    const reason = unsafeIn(html, outline);
    if (reason) unsafe.push(`${reason} in ${JSON.stringify(text)}`);
  }
  expect(unsafe).toEqual([]);
  // The texts are no mere words: they make links, pictures, headings and tables.
  expect(drawn).toBeGreaterThan(TEXTS / 20);
});

it("gives headings unique ids that are not those of the page, in the order of the text", () => {
  const outline: OutlineItem[] = [];
  const html = renderMarkdown("## Menu\n\n### *Één* `keer`\n\n## Menu\n\n## ???", { below: "h1", outline });
  expect(outline).toEqual([
    { id: "deel-menu", text: "Menu", level: 2 },
    { id: "deel-een-keer", text: "Één keer", level: 3 },
    { id: "deel-menu-2", text: "Menu", level: 2 },
    { id: "deel-tekst", text: "???", level: 2 },
  ]);
  expect(html).toContain('<h3 id="deel-menu">Menu</h3>');
});

it("shows a picture of the shop in a room of its own size, and of any other only the words", () => {
  const pictureAt = (name: string) => (name === "was.svg" ? `${PICTURES}was/640.webp` : undefined);
  expect(renderMarkdown('![Een "trommel"](was.svg) ![elders](https://x.example/a.png)', { pictureAt })).toBe(
    `<p><img src="${PICTURES}was/640.webp" alt="Een &quot;trommel&quot;" width="1200" height="675" loading="lazy" decoding="async"> elders</p>\n`,
  );
});
