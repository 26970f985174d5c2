/**
 * Calls `visit` with each number of a comma-separated list of natural numbers; much faster than reading rows one by
 * one.
 */
export function eachNumber(list: string | null, visit: (value: number) => void): void {
  if (!list) return;
  let value = 0;
  for (let i = 0; i < list.length; i++) {
    const code = list.charCodeAt(i);
    if (code === 44) {
      visit(value);
      value = 0;
    } else value = value * 10 + code - 48;
  }
  visit(value);
}

/** The numbers of such a list, as read from SQLite. */
export function numbersOf(list: unknown): number[] {
  const numbers: number[] = [];
  eachNumber(typeof list === "string" ? list : null, (number) => numbers.push(number));
  return numbers;
}
