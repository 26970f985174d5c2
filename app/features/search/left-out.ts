/** Words without meaning for a search, so that leaving them out need not be reported. */
const little = new Set(
  "de het een en of van in met voor op is aan die dat te bij om je mijn the and for with a".split(" "),
);

const folded = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * The typed words that the search ignored. Empty when the results are for other words than were typed (a corrected or a
 * wider search), because then that is reported instead.
 */
export function leftOut(from: string, to: string): string[] {
  const typed = wordsOf(from);
  const used = new Set(wordsOf(to).map(folded));
  const known = new Set(typed.map(folded));
  if ([...used].some((word) => !known.has(word))) return [];
  return typed.filter((word) => !used.has(folded(word)) && !little.has(folded(word)));
}
