import type { NumberArray } from "./binary-file";

interface NumberArrayKind<T extends NumberArray> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, offset: number, length: number): T;
}

/** Of so many numbers, room is kept for this part more: the system only provides it once it is used. */
const SPARE = 1 / 16;

/** Zeros with some room to grow in behind them, so that the first change of a large index does not copy it. */
export function roomy<T extends NumberArray>(Kind: NumberArrayKind<T>, length: number): T {
  const room = Math.ceil(length * (1 + SPARE));
  return new Kind(new ArrayBuffer(room * Kind.BYTES_PER_ELEMENT), 0, length);
}

/** An array with room for `size` numbers: itself, with the room behind it if it begins its buffer and so owns that, or a copy. */
export function grown<T extends NumberArray>(array: T, size: number): T {
  if (array.length >= size) return array;
  const Kind = array.constructor as NumberArrayKind<T>;
  const { buffer, byteOffset } = array;
  const room = Math.floor((buffer.byteLength - byteOffset) / Kind.BYTES_PER_ELEMENT);
  if (byteOffset === 0 && room >= size && buffer instanceof ArrayBuffer) return new Kind(buffer, 0, room);
  const larger = roomy(Kind, Math.max(size, Math.ceil(array.length * 1.5), 64));
  larger.set(array as unknown as ArrayLike<number> as never);
  return larger;
}
