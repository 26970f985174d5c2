/** Words that turn a demand round or bound it, so that a slip in one makes of it the opposite, or nothing. */
const turning: readonly string[] = (
  "niet geen zonder behalve uitgezonderd maximaal minimaal maximum minimum minstens tenminste hoogstens hooguit " +
  "tussen onder boven vanaf goedkoper duurder"
).split(" ");
const SHORTEST = 3;

/** Whether one letter is missing or doubled, or two are exchanged; the first letter is as it should be. */
function isSlipOf(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  if (typed.length < word.length) return typed.slice(at) === word.slice(at + 1);
  if (typed.length > word.length) return typed[at] === typed[at - 1] && typed.slice(at + 1) === word.slice(at);
  const isExchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return isExchanged && typed.slice(at + 2) === word.slice(at + 2);
}

/** The turning word that was meant by one that nobody knows: `nit`, `zondr`, `hogstens`. */
export function turningWord(typed: string): string | undefined {
  if (typed.length < SHORTEST) return undefined;
  const [only, ...others] = turning.filter((word) => isSlipOf(typed, word));
  return others.length === 0 ? only : undefined;
}
