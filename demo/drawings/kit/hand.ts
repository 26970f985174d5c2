import { type Seeded, seeded } from "../../../backend/images/logo/seeded";

/** Drawing context of a product: makes the choices, and knows how the product is posed. */
export interface Hand extends Seeded {
  /** Depth of a side face: a turned product shows more of its side. */
  deep(depth: number): number;
  /** True when the product is seen from behind. */
  readonly back: boolean;
}

/** How a product is posed. */
export interface Pose {
  turned: boolean;
  back: boolean;
}

export function hand(start: number, pose: Pose, seed = start): Hand {
  return {
    ...seeded(start, seed),
    deep: (depth) => (pose.turned ? Math.round(depth * 1.7) : depth),
    back: pose.back,
  };
}
