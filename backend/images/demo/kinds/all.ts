import type { Kind } from "../kit/kind";
import { large } from "./large";
import { misc } from "./misc";

/** Every kind of product that can be drawn, by its name in the catalogue. */
export const allKinds: Readonly<Record<string, Kind>> & { verpakking: Kind } = {
  ...large,
  ...misc,
};
