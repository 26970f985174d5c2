import type { Kind } from "../kit/kind";
import { care } from "./care";
import { clothing } from "./clothing";
import { furniture } from "./furniture";
import { gadgets } from "./gadgets";
import { home } from "./home";
import { kitchen } from "./kitchen";
import { large } from "./large";
import { misc } from "./misc";
import { screens } from "./screens";
import { sport } from "./sport";
import { toys } from "./toys";
import { various } from "./various";
import { wear } from "./wear";

/** Every kind of product that can be drawn, by its name in the catalogue. */
export const allKinds: Readonly<Record<string, Kind>> & { verpakking: Kind } = {
  ...large,
  ...kitchen,
  ...screens,
  ...gadgets,
  ...furniture,
  ...clothing,
  ...wear,
  ...sport,
  ...toys,
  ...home,
  ...care,
  ...various,
  ...misc,
};
