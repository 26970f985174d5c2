import type { NumberArray } from "./binary-file";

/** An array with room for `size` numbers: itself, or a larger copy. */
export function grown<T extends NumberArray>(array: T, size: number): T {
  if (array.length >= size) return array;
  const Kind = array.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(size, Math.ceil(array.length * 1.5), 64));
  larger.set(array as unknown as ArrayLike<number> as never);
  return larger;
}
