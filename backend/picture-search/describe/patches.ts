/** Small parts of one picture, each described by the same number of values. */
export interface Patches {
  count: number;
  /** Values per patch. */
  size: number;
  values: Float32Array;
  /** Centre of each patch from -0.5 to 0.5, down and across; absent where places do not matter. */
  places?: Float32Array;
}

/** Sums of `planes` values over every rectangle that starts at the top left, so that any rectangle is four look-ups. */
export class SummedArea {
  private readonly sums: Float64Array;
  private readonly width: number;
  private row: Float64Array;
  private x = 0;
  private y = 0;

  constructor(
    side: number,
    private readonly planes: number,
  ) {
    this.width = side + 1;
    this.sums = new Float64Array(this.width * this.width * planes);
    this.row = new Float64Array(planes);
  }

  /** Adds to one plane of the pixel that is next; `next` goes on to the one after it, row by row. */
  add(plane: number, value: number): void {
    this.row[plane] = (this.row[plane] ?? 0) + value;
  }

  next(): void {
    const { planes, width, sums, row } = this;
    const to = ((this.y + 1) * width + this.x + 1) * planes;
    const above = to - width * planes;
    for (let k = 0; k < planes; k++) sums[to + k] = (sums[above + k] ?? 0) + (row[k] ?? 0);
    this.x += 1;
    if (this.x < width - 1) return;
    this.x = 0;
    this.y += 1;
    row.fill(0);
  }

  /** The sum over a square. */
  over(plane: number, left: number, top: number, size: number): number {
    const { planes, width, sums } = this;
    const first = (top * width + left) * planes + plane;
    const last = first + size * width * planes;
    const across = size * planes;
    return (sums[last + across] ?? 0) - (sums[first + across] ?? 0) - (sums[last] ?? 0) + (sums[first] ?? 0);
  }
}

/** Calls for every patch of `across` × `across` cells of these sizes, a step apart, that fits in a square of `side`. */
export function eachPatch(
  { side, across, cells, step }: { side: number; across: number; cells: readonly number[]; step: number },
  found: (left: number, top: number, cell: number) => void,
): number {
  let count = 0;
  for (const cell of cells) {
    for (let top = 0; top + across * cell <= side; top += step) {
      for (let left = 0; left + across * cell <= side; left += step) {
        found(left, top, cell);
        count += 1;
      }
    }
  }
  return count;
}

/** By value of a patch of `across` × `across` cells: which value its mirror image has there. `turned` does so within a cell. */
export function mirrorImage(across: number, perCell: number, turned = (value: number) => value): Uint16Array {
  return Uint16Array.from({ length: across * across * perCell }, (_, at) => {
    const cell = Math.floor(at / perCell);
    const column = cell % across;
    return (cell - column + across - 1 - column) * perCell + turned(at % perCell);
  });
}

/**
 * Replaces every other patch by its mirror image, in place. A shoe that points left is like one that points right, and
 * patches of both directions tell that without describing every picture twice.
 */
export function mirrorEveryOther({ count, size, values, places }: Patches, image: Uint16Array): void {
  for (let patch = 1; patch < count; patch += 2) {
    const own = values.slice(patch * size, (patch + 1) * size);
    for (let i = 0; i < size; i++) values[patch * size + i] = own[image[i] ?? 0] ?? 0;
    if (places) places[patch * 2 + 1] = -(places[patch * 2 + 1] ?? 0);
  }
}
