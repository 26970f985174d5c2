import type { Kind } from "../kit/kind";
import { furniture } from "./furniture";
import { gadgets } from "./gadgets";
import { kitchen } from "./kitchen";
import { large } from "./large";
import { misc } from "./misc";
import { screens } from "./screens";

/** Every kind of product that can be drawn, by its name in the catalogue. */
export const allKinds: Readonly<Record<string, Kind>> & { verpakking: Kind } = {
  ...large,
  ...kitchen,
  ...screens,
  ...gadgets,
  ...furniture,
  ...misc,
};
