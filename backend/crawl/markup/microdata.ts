import { attributeOf, childrenOf, type Element, saidByAttributes, textIn } from "./elements";
import { addValue, bareName, MARKUP_LIMITS, newThing, type Thing } from "./thing";

/** The things on the top level of a page's microdata; `itemref` is followed. */
export function readMicrodata(root: Element, base: string): Thing[] {
  const found: Thing[] = [];
  let byId: ReadonlyMap<string, Element> | undefined;
  let budget: number = MARKUP_LIMITS.things;
  let references = MOST_REFERENCES;
  walk(root, undefined, 0, new Set());
  return found;

  function walk(element: Element, owner: Thing | undefined, depth: number, referred: ReadonlySet<Element>): void {
    if (referred.has(element)) return;
    const names = wordsOf(attributeOf(element, "itemprop")).map(bareName);
    const isScope = attributeOf(element, "itemscope") !== undefined;
    if (isScope && (budget <= 0 || depth >= MARKUP_LIMITS.depth)) return;
    const scope = isScope ? newThing(wordsOf(attributeOf(element, "itemtype")).map(bareName)) : undefined;
    if (scope) {
      budget -= 1;
      const id = attributeOf(element, "itemid");
      if (id) addValue(scope, "@id", id);
      if (owner === undefined || names.length === 0) found.push(scope);
    }
    const value = scope ?? (names.length > 0 ? (saidByAttributes(element, base) ?? textIn(element)).trim() : "");
    if (owner && value !== "") for (const name of names) addValue(owner, name, value);
    for (const child of childrenOf(element)) walk(child, scope ?? owner, scope ? depth + 1 : depth, referred);
    if (scope) {
      for (const id of wordsOf(attributeOf(element, "itemref"))) {
        byId ??= elementsById(root);
        const other = byId.get(id);
        references -= 1;
        if (other && references >= 0) walk(other, scope, depth + 1, new Set([...referred, element]));
      }
    }
  }
}

const MOST_WORDS = 20;
/** Each costs a walk over what it refers to. */
const MOST_REFERENCES = 100;

export function wordsOf(text: string | undefined): string[] {
  return (text ?? "").split(/\s+/, MOST_WORDS).filter((word) => word !== "");
}

function elementsById(root: Element): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const id = attributeOf(element, "id");
    if (id && !found.has(id)) found.set(id, element);
    waiting.push(...childrenOf(element));
  }
  return found;
}
