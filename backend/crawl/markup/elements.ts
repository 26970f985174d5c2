import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { MARKUP_LIMITS } from "./thing";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** A page that nests deeper costs more than its length allows for, and no shop writes one. */
const DEEPEST = 400;

export class TooDeepError extends Error {}

/** The tree that a browser makes of the page, whatever is missing in it. Throws TooDeepError. */
export function parsePage(html: string): Element | undefined {
  let depth = 0;
  const document = parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        depth += 1;
        if (depth > DEEPEST) throw new TooDeepError();
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
  return childrenOf(document).find(({ tagName }) => tagName === "html");
}

export function childrenOf(parent: { childNodes: Node[] }): Element[] {
  return parent.childNodes.filter((node): node is Element => "tagName" in node);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Elements whose text nobody reads. */
const HIDDEN: ReadonlySet<string> = new Set(["script", "style", "template", "noscript"]);

/** What a reader sees of the element, in one line; elements that stand apart are separated by a space. */
export function textIn(element: Element): string {
  const pieces: string[] = [];
  let chars = 0;
  collect(element);
  return pieces.join("").replace(/\s+/g, " ").trim();

  function collect(parent: Element): void {
    for (const node of parent.childNodes) {
      if (chars > MARKUP_LIMITS.textChars) return;
      if ("value" in node) {
        pieces.push(node.value);
        chars += node.value.length;
      } else if ("tagName" in node && !HIDDEN.has(node.tagName)) {
        const isInline = INLINE.has(node.tagName);
        if (!isInline) pieces.push(" ");
        collect(node);
        if (!isInline) pieces.push(" ");
      }
    }
  }
}

const INLINE: ReadonlySet<string> = new Set("a abbr b bdi em i mark s small span strong sub sup u".split(" "));

/** The text of a script, as it stands there. */
export function scriptIn(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** What the attributes of an element say where its text is not the value; undefined when they say nothing. */
export function saidByAttributes(element: Element, base: string): string | undefined {
  const content = attributeOf(element, "content");
  if (content !== undefined) return content;
  const address = attributeOf(element, "href") ?? attributeOf(element, "src") ?? attributeOf(element, "data-src");
  if (address !== undefined && ADDRESSED.has(element.tagName)) {
    return URL.canParse(address, base) ? new URL(address, base).href : address;
  }
  return attributeOf(element, "datetime") ?? (element.tagName === "data" ? attributeOf(element, "value") : undefined);
}

const ADDRESSED: ReadonlySet<string> = new Set("a area link img source video audio embed iframe object".split(" "));
