import type { MainTable } from "../types";
import { auto } from "./auto/main";
import { baby } from "./baby/main";
import { beauty } from "./beauty/main";
import { boeken } from "./boeken/main";
import { computers } from "./computers/main";
import { dieren } from "./dieren/main";
import { elektronica } from "./elektronica/main";
import { erotiek } from "./erotiek/main";
import { handgemaakt } from "./handgemaakt/main";
import { huishouden } from "./huishouden/main";
import { kantoor } from "./kantoor/main";
import { keuken } from "./keuken/main";
import { mode } from "./mode/main";
import { schoenen } from "./schoenen/main";
import { speelgoed } from "./speelgoed/main";
import { sport } from "./sport/main";
import { tuin } from "./tuin/main";
import { wonen } from "./wonen/main";

/** The assortment in menu order. Add new main categories at the end: ids depend on the position. */
export const mains: readonly MainTable[] = [
  elektronica,
  computers,
  huishouden,
  keuken,
  wonen,
  mode,
  schoenen,
  sport,
  speelgoed,
  baby,
  tuin,
  beauty,
  dieren,
  boeken,
  kantoor,
  auto,
  erotiek,
  handgemaakt,
];
