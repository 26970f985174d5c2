import { electronicsItems, type MadeItem } from "./electronics-feed";
import { feedQueries, type TitleWish } from "./title-wish";

/** Queries for the synthetic feed of electronics, labelled by what its generator knows of each product. */

const byTitle = new Map(electronicsItems.map((item) => [item.title, item]));
const lower = (text: string): string => text.toLowerCase();

/** Accessories are worth 1 when their kind is not asked for, as is a device when its accessory is. */
function made(kinds: string, demands: readonly RegExp[] = [], related = ""): TitleWish {
  const wanted = kinds.split("|");
  const near = related.split("|");
  const meets = (item: MadeItem, demand: RegExp) => demand.test(lower(`${item.title} ${item.model}`));
  return (title) => {
    const item = byTitle.get(title);
    if (!item) return 0;
    const missed = demands.filter((demand) => !meets(item, demand)).length;
    if (wanted.includes(item.kind)) return missed === 0 ? 3 : missed === 1 ? 2 : 1;
    return near.includes(item.kind) && missed === 0 ? 1 : 0;
  };
}

const phoneExtras = "phone case|screen protector|phone charger|phone mount";
const laptopExtras =
  "laptop sleeve|laptop backpack|laptop charger|laptop stand|docking station|laptop battery|keyboard cover";
const cameraExtras = "lens|camera bag|camera strap|camera battery|tripod";

const seen = [
  ["iphone 13", made("phone", [/iphone 13/], phoneExtras)],
  ["samsung galaxy s22", made("phone", [/galaxy s22/], phoneExtras)],
  ["unlocked android phone 128gb", made("phone", [/android/, /128gb/])],
  ["iphone 13 case", made("phone case", [/iphone 13/], "phone|screen protector")],
  ["phone case for samsung galaxy a54", made("phone case", [/galaxy a54/], "phone|screen protector")],
  ["screen protector iphone 14", made("screen protector", [/iphone 14/], "phone|phone case")],
  ["laptop", made("laptop", [], laptopExtras)],
  ["gaming laptop", made("laptop", [/gaming/], laptopExtras)],
  ["dell laptop", made("laptop", [/dell/], laptopExtras)],
  ["laptop 16gb ram 512gb ssd", made("laptop", [/16gb ram/, /512gb/])],
  ["macbook air", made("laptop", [/macbook air/], laptopExtras)],
  ["laptop charger for dell xps 13", made("laptop charger", [/dell xps/], "laptop|docking station")],
  ["laptop sleeve", made("laptop sleeve", [], "laptop backpack|laptop")],
  ["laptop stand", made("laptop stand", [], "docking station|laptop")],
  ["mirrorless camera", made("camera", [/mirrorless/], cameraExtras)],
  ["canon camera", made("camera", [/canon/], cameraExtras)],
  ["canon lens 50mm", made("lens", [/canon/, /50mm/], "camera")],
  ["camera bag", made("camera bag", [], "camera strap|camera")],
  ["hp printer", made("printer", [/hp /], "ink|printer paper|printer cable")],
  ["ink for hp officejet pro 8025", made("ink", [/hp officejet/], "printer")],
  [
    "noise cancelling headphones",
    made("headphones", [/noise cancelling/], "ear pads|headphone case|headphone stand|earbuds"),
  ],
  ["sony wh-1000xm4", made("headphones", [/wh-1000xm4/], "ear pads|headphone case|audio cable")],
  ["sony headphones ear pads", made("ear pads", [/sony/], "headphones")],
  ["wireless earbuds", made("earbuds", [], "headphones|earbuds case|ear tips")],
  ["airpods pro case", made("earbuds case", [/airpods pro/], "earbuds")],
  ["55 inch tv", made("tv", [/55-inch/], "tv mount|tv stand")],
  ["tv wall mount", made("tv mount", [], "tv stand|tv")],
  ["replacement remote for samsung tv", made("tv remote", [/samsung/], "tv")],
  ["ipad", made("tablet", [/ipad/], "tablet case|stylus|screen protector")],
  ["ipad keyboard case", made("tablet case", [/ipad/, /keyboard/], "tablet|keyboard")],
  ["apple watch", made("smartwatch", [/apple watch/], "watch band|watch charger|screen protector")],
  ["apple watch band", made("watch band", [/apple watch/], "smartwatch|watch charger")],
  ["nintendo switch", made("console", [/nintendo switch/], "controller|console case|charging dock")],
  ["ps5 controller", made("controller", [/ps5/], "console|charging dock")],
  ["27 inch monitor", made("monitor", [/27 inch/], "monitor arm|privacy screen")],
  ["wireless mouse", made("mouse", [], "mouse pad")],
  ["mechanical keyboard", made("keyboard", [/mechanical/], "keycaps|wrist rest")],
  ["portable charger for iphone", made("power bank", [], "phone charger|usb cable")],
  ["bluetooth speaker waterproof", made("speaker", [], "speaker case")],
  ["external ssd 1tb", made("drive", [/1tb/], "drive case|memory card")],
] as const;

const unseen = [
  ["google pixel 7", made("phone", [/pixel 7/], phoneExtras)],
  ["iphone 14 charger", made("phone charger", [/iphone 14/], "phone|usb cable")],
  ["smartphone", made("phone", [], phoneExtras)],
  ["lenovo thinkpad", made("laptop", [/thinkpad/], laptopExtras)],
  ["laptop bag 15.6 inch", made("laptop backpack|laptop sleeve", [], "laptop")],
  ["docking station for macbook pro", made("docking station", [/macbook pro/], "laptop|laptop stand")],
  ["nikon dslr camera", made("camera", [/nikon/, /dslr/], cameraExtras)],
  ["camera strap sony", made("camera strap", [/sony/], "camera|camera bag")],
  ["tripod for camera", made("tripod", [], "camera|camera bag")],
  ["epson printer", made("printer", [/epson/], "ink|printer paper|printer cable")],
  ["printer", made("printer", [], "ink|printer paper|printer cable")],
  ["bose headphones", made("headphones", [/bose/], "ear pads|headphone case|headphone stand|audio cable")],
  ["hdmi cable", made("hdmi cable", [], "tv|monitor")],
  ["samsung smart tv", made("tv", [/samsung/], "tv remote|tv mount|tv stand")],
  ["samsung galaxy tab", made("tablet", [/galaxy tab/], "tablet case|stylus|screen protector")],
  ["smart watch", made("smartwatch", [], "watch band|watch charger")],
  ["xbox controller", made("controller", [/xbox/], "console|charging dock")],
  ["wifi router", made("router", [], "ethernet cable")],
  ["usb c cable fast charging", made("usb cable", [], "phone charger|watch charger")],
  ["sd card", made("memory card", [], "drive")],
] as const;

export const electronicsQueries = feedQueries(seen, unseen);
