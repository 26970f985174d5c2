const PLAIN_WORDS = 2;
/** A price or a bound makes a sentence of two words too: `tv €500`, `fiets <300`. */
const BOUND = /[€<>≤≥]|\beuro\b/i;

/** Whether a typed search may say more than its words; any other search makes no call to find out. */
export function isSentence(q: string): boolean {
  const words = q.trim().split(/\s+/).length;
  return words > PLAIN_WORDS || (words === PLAIN_WORDS && BOUND.test(q));
}
