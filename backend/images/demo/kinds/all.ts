import type { Kind } from "../kit/kind";
import { audio } from "./audio";
import { baby } from "./baby";
import { bags } from "./bags";
import { bathroom } from "./bathroom";
import { care } from "./care";
import { cleaning } from "./cleaning";
import { clothing } from "./clothing";
import { coffee } from "./coffee";
import { computers } from "./computers";
import { cooking } from "./cooking";
import { cookout } from "./cookout";
import { cycling } from "./cycling";
import { desk } from "./desk";
import { devices } from "./devices";
import { dolls } from "./dolls";
import { furnishing } from "./furnishing";
import { furniture } from "./furniture";
import { gadgets } from "./gadgets";
import { garden } from "./garden";
import { kitchen } from "./kitchen";
import { large } from "./large";
import { misc } from "./misc";
import { outerwear } from "./outerwear";
import { pets } from "./pets";
import { plants } from "./plants";
import { screens } from "./screens";
import { seating } from "./seating";
import { shoes } from "./shoes";
import { sport } from "./sport";
import { tools } from "./tools";
import { toys } from "./toys";
import { various } from "./various";

/** Every kind of product that can be drawn, by its name in the catalogue. */
export const allKinds: Readonly<Record<string, Kind>> & { verpakking: Kind } = {
  ...audio,
  ...baby,
  ...bags,
  ...cookout,
  ...bathroom,
  ...care,
  ...cleaning,
  ...clothing,
  ...coffee,
  ...computers,
  ...cooking,
  ...cycling,
  ...desk,
  ...devices,
  ...dolls,
  ...furnishing,
  ...furniture,
  ...gadgets,
  ...garden,
  ...kitchen,
  ...large,
  ...misc,
  ...outerwear,
  ...pets,
  ...plants,
  ...screens,
  ...seating,
  ...shoes,
  ...sport,
  ...tools,
  ...toys,
  ...various,
};
