import type { Kind } from "../kit/kind";
import { audio } from "./audio";
import { baby } from "./baby";
import { bags } from "./bags";
import { bathroom } from "./bathroom";
import { bedding } from "./bedding";
import { boots } from "./boots";
import { candles } from "./candles";
import { care } from "./care";
import { carrying } from "./carrying";
import { cats } from "./cats";
import { cinema } from "./cinema";
import { cleaning } from "./cleaning";
import { clothing } from "./clothing";
import { coffee } from "./coffee";
import { computers } from "./computers";
import { cooking } from "./cooking";
import { cookout } from "./cookout";
import { cookware } from "./cookware";
import { covers } from "./covers";
import { cycling } from "./cycling";
import { desk } from "./desk";
import { devices } from "./devices";
import { dolls } from "./dolls";
import { drying } from "./drying";
import { frying } from "./frying";
import { furnishing } from "./furnishing";
import { furniture } from "./furniture";
import { gadgets } from "./gadgets";
import { gaming } from "./gaming";
import { garage } from "./garage";
import { garden } from "./garden";
import { handmade } from "./handmade";
import { hutches } from "./hutches";
import { ironing } from "./ironing";
import { jewels } from "./jewels";
import { kitchen } from "./kitchen";
import { knitwear } from "./knitwear";
import { large } from "./large";
import { misc } from "./misc";
import { mixing } from "./mixing";
import { nursery } from "./nursery";
import { outerwear } from "./outerwear";
import { pendants } from "./pendants";
import { pets } from "./pets";
import { plants } from "./plants";
import { playing } from "./playing";
import { recording } from "./recording";
import { screens } from "./screens";
import { seating } from "./seating";
import { shaving } from "./shaving";
import { shoes } from "./shoes";
import { sport } from "./sport";
import { stationery } from "./stationery";
import { tables } from "./tables";
import { tools } from "./tools";
import { toys } from "./toys";
import { various } from "./various";

/** Every kind of product that can be drawn, by its name in the catalogue. */
export const allKinds: Readonly<Record<string, Kind>> & { verpakking: Kind } = {
  ...audio,
  ...baby,
  ...bags,
  ...bathroom,
  ...bedding,
  ...boots,
  ...candles,
  ...care,
  ...carrying,
  ...cats,
  ...cinema,
  ...cleaning,
  ...clothing,
  ...coffee,
  ...computers,
  ...cooking,
  ...cookout,
  ...cookware,
  ...covers,
  ...cycling,
  ...desk,
  ...devices,
  ...dolls,
  ...drying,
  ...frying,
  ...furnishing,
  ...furniture,
  ...gadgets,
  ...gaming,
  ...garage,
  ...garden,
  ...handmade,
  ...hutches,
  ...ironing,
  ...jewels,
  ...kitchen,
  ...knitwear,
  ...large,
  ...misc,
  ...mixing,
  ...nursery,
  ...outerwear,
  ...pendants,
  ...pets,
  ...plants,
  ...playing,
  ...recording,
  ...screens,
  ...seating,
  ...shaving,
  ...shoes,
  ...sport,
  ...stationery,
  ...tables,
  ...tools,
  ...toys,
  ...various,
};
