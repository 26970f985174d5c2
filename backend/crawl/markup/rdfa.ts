import { attributeOf, childrenOf, type Element, saidByAttributes, textIn } from "./elements";
import { wordsOf } from "./microdata";
import { addValue, bareName, MARKUP_LIMITS, newThing, type Thing } from "./thing";

/** The things on the top level of a page's RDFa Lite. Properties outside of a thing, such as Open Graph's, do not count. */
export function readRdfa(root: Element, base: string): Thing[] {
  const found: Thing[] = [];
  let budget: number = MARKUP_LIMITS.things;
  walk(root, undefined, 0);
  return found;

  function walk(element: Element, owner: Thing | undefined, depth: number): void {
    const names = wordsOf(attributeOf(element, "property")).map(bareName);
    const types = wordsOf(attributeOf(element, "typeof")).map(bareName);
    const isThing = types.length > 0;
    if (isThing && (budget <= 0 || depth >= MARKUP_LIMITS.depth)) return;
    const thing = isThing ? newThing(types) : undefined;
    if (thing) {
      budget -= 1;
      const id = attributeOf(element, "resource") ?? attributeOf(element, "about");
      if (id) addValue(thing, "@id", id);
      if (owner === undefined || names.length === 0) found.push(thing);
    }
    if (owner && names.length > 0) {
      const text = attributeOf(element, "resource") ?? saidByAttributes(element, base) ?? textIn(element);
      const value = thing ?? text.trim();
      if (value !== "") for (const name of names) addValue(owner, name, value);
    }
    for (const child of childrenOf(element)) walk(child, thing ?? owner, thing ? depth + 1 : depth);
  }
}
