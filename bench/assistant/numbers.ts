const written = /\d+(?:[.,]\d+)*/g;

/** `1.299,50` and `1299.5` are the same number, as are cents and euros. */
function readings(text: string): string[] {
  const plain = text.replaceAll(".", "").replace(",", ".");
  const english = text.replaceAll(",", "");
  return [...new Set([plain, english].map(Number).filter(Number.isFinite))].flatMap((number) => [
    String(number),
    String(Math.round(number * 100)),
  ]);
}

/** Without the numbers of a list, `2. `. */
const numbersIn = (text: string): string[] => text.replace(/^\d+\. /gm, "").match(written) ?? [];

/** The numbers of an answer that stand neither in the data nor in what was said. */
export function ungrounded(answer: string, sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap(numbersIn).flatMap(readings));
  return numbersIn(answer).filter((number) => !readings(number).some((reading) => known.has(reading)));
}
