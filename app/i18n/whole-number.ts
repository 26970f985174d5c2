/** `1.234.567` as Intl formats it in Dutch, but much cheaper, because pages show hundreds. For integers from 0. */
export function groupThousands(value: number): string {
  const digits = String(value);
  return digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, ".");
}

export const isPlainInteger = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
