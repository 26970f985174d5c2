import type { Taxonomy, TaxonomyNode } from "../taxonomy/taxonomy";
import { keyOf } from "../taxonomy/words";
import { createLexicon, type Lexicon, type Name } from "./lexicon";

/** A synonym may mean something narrower than its node; some words need another level of the path to agree. */
const SYNONYM = 0.98;
const SUPPORTED = 0.6;

const FEWEST_KINDS = 3;

/** The names of the taxonomy, in both languages and in the words of shops. */
export interface TaxonomyWords extends Lexicon<TaxonomyNode> {
  /** Whether a word names the node as a whole, because names of its kinds end in it: lampen, of hanglampen. */
  isGeneral(node: TaxonomyNode, word: string): boolean;
}

const known = new WeakMap<Taxonomy, TaxonomyWords>();

/** Made once for a taxonomy. */
export function taxonomyWords(taxonomy: Taxonomy): TaxonomyWords {
  const made = known.get(taxonomy);
  if (made) return made;
  const names: Name<TaxonomyNode>[] = [
    ...[...taxonomy.byId.values()].flatMap((node) => [
      { node, text: node.dutch, strength: 1 },
      { node, text: node.english, strength: 1 },
    ]),
    ...taxonomy.synonyms.map(({ node, word, isPrefix, needsSupport }) => ({
      node,
      text: word,
      strength: needsSupport ? SUPPORTED : SYNONYM,
      isPrefix,
    })),
  ];
  let endings: { node: TaxonomyNode; key: string }[] | undefined;
  const words: TaxonomyWords = {
    ...createLexicon(names),
    isGeneral(node, word) {
      const ending = keyOf(word);
      endings ??= names.map(({ node: named, text }) => ({ node: named, key: keyOf(text) }));
      const kinds = endings.filter(
        (one) => one.key.endsWith(ending) && one.key !== ending && one.node.path.includes(node),
      );
      return kinds.length >= FEWEST_KINDS;
    },
  };
  known.set(taxonomy, words);
  return words;
}
