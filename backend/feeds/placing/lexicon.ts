import { LRUCache } from "lru-cache";
import { componentsOf, headOf, isGeneric, keyOf, stem, wordsOf } from "../taxonomy/words";

/** A name of a node; `strength` up to 1: how surely the name means it. */
export interface Name<Node> {
  node: Node;
  text: string;
  strength: number;
  /** The name also begins compounds. */
  isPrefix?: boolean;
}

/** How surely a text means a node, from 0 to about 1, by kind of match. */
const STRENGTH = {
  component: 0.92,
  head: 0.74,
  modifier: 0.5,
  afterHead: 0.35,
  suffix: 0.62,
  prefix: 0.6,
  overlap: 0.85,
};
const SHORTEST_TAIL = 4;
const SHORTEST_BEGIN = 3;
/** A word in more names than this says nothing by itself. */
const MOST_HOLDERS = 80;
const LEAST_OVERLAP = 0.5;
const MOST_FOUND = 12;

type Found<Node> = Map<Node, number>;
/** The nodes with this name, with the strength of the name. */
type Held<Node> = [Node, number][];

export interface Lexicon<Node> {
  /** The nodes that a name or title may mean, the likeliest first, with how surely. */
  find(text: string): [Node, number][];
  /** Only the nodes with exactly this name. */
  named(text: string): readonly [Node, number][];
}

/** An index of names: whole names, the things a name lists, rare words, and the parts of Dutch compounds. */
export function createLexicon<Node>(names: Iterable<Name<Node>>): Lexicon<Node> {
  const phrases = new Map<string, Held<Node>>();
  const prefixes = new Map<string, Held<Node>>();
  const bags: { node: Node; stems: string[]; strength: number }[] = [];
  const holders = new Map<string, number[]>();

  for (const { node, text, strength, isPrefix } of names) {
    const components = componentsOf(text);
    note(phrases, keyOf(text), node, strength);
    if (components.length > 1 || components[0] !== text) {
      for (const one of components) note(phrases, keyOf(one), node, strength * STRENGTH.component);
    }
    if (isPrefix) note(prefixes, keyOf(text), node, strength);
    const stems = [...new Set(wordsOf(text).map(stem))];
    if (stems.length < 2) continue;
    for (const one of stems) pushTo(holders, one, bags.length);
    bags.push({ node, stems, strength });
  }
  const rarities = new Map<string, number>();
  const rarity = (one: string) => {
    const known = rarities.get(one);
    if (known !== undefined) return known;
    if (!holders.has(one)) return Math.log(bags.length);
    const found = isGeneric(one) ? 0 : Math.log(bags.length / (holders.get(one)?.length ?? 1));
    rarities.set(one, found);
    return found;
  };
  const rarityAll = (stems: readonly string[]) => stems.reduce((sum, one) => sum + rarity(one), 0);
  const cachedHalves = new LRUCache<string, { tail: Held<Node>; begin: Held<Node> }>({ max: 5000 });
  function find(text: string): [Node, number][] {
    const found: Found<Node> = new Map();
    add(found, phrases.get(keyOf(text)), 1);
    if (found.size === 0) {
      const components = componentsOf(text);
      for (const one of components) findOne(found, one, components.length > 1 ? STRENGTH.component : 1);
    }
    return [...found].sort((a, b) => b[1] - a[1]).slice(0, MOST_FOUND);
  }

  function findOne(found: Found<Node>, text: string, weight: number): void {
    const before = found.size;
    add(found, phrases.get(keyOf(text)), weight);
    if (found.size > before) return;
    const words = wordsOf(text);
    overlaps(found, [...new Set(words.map(stem))], weight);
    const inHead = wordsOf(headOf(text)).length;
    for (const [index, word] of words.entries()) {
      const place = index === inHead - 1 ? STRENGTH.head : index < inHead ? STRENGTH.modifier : STRENGTH.afterHead;
      const whole = phrases.get(stem(word));
      add(found, whole, weight * place);
      if (!whole) compound(found, word, weight * (place / STRENGTH.head));
    }
  }

  /** Names that share their rare words with the text. */
  function overlaps(found: Found<Node>, stems: string[], weight: number): void {
    const shared = new Map<number, number>();
    for (const one of stems) {
      const held = holders.get(one) ?? [];
      if (held.length > MOST_HOLDERS || isGeneric(one)) continue;
      for (const bag of held) shared.set(bag, (shared.get(bag) ?? 0) + rarity(one));
    }
    const own = rarityAll(stems);
    for (const [at, common] of shared) {
      const bag = bags[at];
      if (!bag) continue;
      const share = common / (own + rarityAll(bag.stems) - common);
      if (share >= LEAST_OVERLAP) add(found, [[bag.node, bag.strength]], weight * share * STRENGTH.overlap);
    }
  }

  function compound(found: Found<Node>, word: string, weight: number): void {
    let known = cachedHalves.get(word);
    if (!known) {
      known = halvesOf(word);
      cachedHalves.set(word, known);
    }
    add(found, known.tail, weight * STRENGTH.suffix);
    add(found, known.begin, weight * STRENGTH.prefix);
  }

  /** `legpuzzels` ends in puzzels; `tuinslang` begins with tuin. */
  function halvesOf(word: string): { tail: Held<Node>; begin: Held<Node> } {
    const halves: { tail: Held<Node>; begin: Held<Node> } = { tail: [], begin: [] };
    for (let from = 1; from <= word.length - SHORTEST_TAIL && halves.tail.length === 0; from += 1) {
      halves.tail = phrases.get(stem(word.slice(from))) ?? [];
    }
    for (let to = word.length - SHORTEST_BEGIN; to >= SHORTEST_BEGIN && halves.begin.length === 0; to -= 1) {
      halves.begin = prefixes.get(stem(word.slice(0, to))) ?? [];
    }
    return halves;
  }

  return { find, named: (text) => phrases.get(keyOf(text)) ?? [] };
}

function note<Node>(index: Map<string, Held<Node>>, key: string, node: Node, strength: number): void {
  if (key === "" || key.split(" ").every(isGeneric)) return;
  const held = index.get(key)?.find((one) => one[0] === node);
  if (held) held[1] = Math.max(held[1], strength);
  else pushTo(index, key, [node, strength]);
}

function pushTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function add<Node>(found: Found<Node>, more: Held<Node> | undefined, weight: number): void {
  for (const [node, strength] of more ?? []) found.set(node, Math.max(found.get(node) ?? 0, strength * weight));
}
