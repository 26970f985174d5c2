import type { FoundArticles } from "#contract/content";
import { normalise } from "../search/analysis/normalise";
import { withoutStopWords } from "../search/analysis/stop-words";
import { tokens } from "../search/analysis/tokens";
import { typingDistance } from "../search/words/distance";
import { type ArticlePart, excerptAround, partsOf, type Source } from "./article-parts";

type Found = FoundArticles["found"][number];

/** What a word counts in each place. */
const WEIGHTS = { title: 3, heading: 5, text: 1 } as const;
/** Of a word that only begins like the one that was asked for, or is spelled nearly like it. */
const NEARLY = 0.5;
/** Whoever asks customer service first wants an answer about this shop. */
const GUIDE = 0.6;
const SHORTEST_BEGINNING = 4;
const SHORTEST_MISTYPED = 5;
const MOST_WORDS = 12;
const MOST_PER_ARTICLE = 3;
/** What scores less than this share of the best answer is none. */
const WORST_SHARE = 0.1;

interface Indexed {
  part: ArticlePart;
  /** Stem → what it counts here. */
  counts: Map<string, number>;
}

/** Stems of a text, as the search for products makes them. */
const stems = (text: string): string[] => tokens(text).map(normalise);

function indexed(part: ArticlePart): Indexed {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stems(text)) counts.set(stem, Math.max(weight, (counts.get(stem) ?? 0) + weight / 4));
  };
  add(part.text, WEIGHTS.text);
  add(part.title, WEIGHTS.title);
  add(part.heading, WEIGHTS.heading);
  return { part, counts };
}

/**
 * An index over some dozens of texts, in memory: it has the words and spelling of the search for products, but needs none
 * of its index on disk, its filters or its thread (decision 63).
 */
export function createArticleIndex(articles: readonly Source[]) {
  const all = articles.flatMap(partsOf).map(indexed);
  const frequency = new Map<string, number>();
  for (const { counts } of all) for (const stem of counts.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const rarity = (stem: string) => Math.log(1 + all.length / (frequency.get(stem) ?? 1));

  /** Words of the texts for a word that was asked for, with how well each fits. */
  function meant(asked: string): [string, number][] {
    const stem = normalise(asked);
    if (frequency.has(stem)) return [[stem, 1], ...beginningLike(stem)];
    const begins = beginningLike(stem);
    if (begins.length > 0 || stem.length < SHORTEST_MISTYPED) return begins;
    const most = stem.length < 8 ? 1 : 2;
    const near = [...frequency.keys()].filter((known) => typingDistance(stem, known, most) <= most);
    return near.map((known) => [known, NEARLY]);
  }
  function beginningLike(stem: string): [string, number][] {
    if (stem.length < SHORTEST_BEGINNING) return [];
    const longer = [...frequency.keys()].filter((known) => known !== stem && known.startsWith(stem));
    return longer.map((known) => [known, NEARLY]);
  }

  return {
    /** Parts in which most of the words stand, the best first. */
    find(question: string, most: number): Found[] {
      const words = [...new Set(withoutStopWords(tokens(question)))].slice(0, MOST_WORDS);
      const asked = words.map(meant);
      const scored = all.flatMap(({ part, counts }) => {
        let score = 0;
        let hits = 0;
        for (const forms of asked) {
          const values = forms.map(([stem, fit]) => (counts.get(stem) ?? 0) * fit * rarity(stem));
          const best = Math.max(0, ...values);
          score += best;
          if (best > 0) hits += 1;
        }
        const share = part.kind === "guide" ? GUIDE : 1;
        return hits > 0 && hits * 2 >= words.length
          ? [{ part, score: share * score * (hits / words.length) ** 2 }]
          : [];
      });
      const sorted = scored.toSorted((a, b) => b.score - a.score || a.part.place - b.part.place);
      const worst = (sorted[0]?.score ?? 0) * WORST_SHARE;
      const shown = sorted.filter(({ part, score }, index) => {
        const before = sorted.slice(0, index).filter((other) => other.part.id === part.id);
        return score >= worst && before.length < (part.kind === "guide" ? 1 : MOST_PER_ARTICLE);
      });
      const wanted = new Set(asked.flatMap((forms) => forms.map(([stem]) => stem)));
      return shown.slice(0, most).map(({ part: { id, kind, slug, title, heading, text } }) => ({
        id,
        kind,
        slug,
        title,
        heading,
        excerpt: excerptAround(text, (word) => stems(word).some((stem) => wanted.has(stem))),
      }));
    },
  };
}
export type ArticleIndex = ReturnType<typeof createArticleIndex>;
