import { type Device, devices } from "./electronics-devices";

/**
 * A synthetic feed of electronics in the long English style of marketplaces, the same every time: for each device many
 * accessories that repeat its name, often at the front of their titles.
 */

export interface MadeItem {
  id: string;
  title: string;
  description: string;
  brand: string;
  /** What it is: `phone`, `phone case`, … */
  kind: string;
  /** The device itself, or the one that it fits. */
  model: string;
}

const COLORS = ["Black", "White", "Blue", "Silver", "Graphite", "Red", "Green", "Pink"];
const MAKERS =
  "Spigon Ankor Ugrean Tekpro Zagix Amazbasic Lentivo ProCase+ Mokoo Fintia Jetec Belkor Suptek Voltic".split(" ");

/** Evenly spread, but the same for the same number. */
function pick<T>(list: readonly T[], number: number): T {
  const mixed = Math.imul(number ^ (number >>> 7), 0x85ebca6b) >>> 4;
  const found = list[mixed % list.length];
  if (found === undefined) throw new Error("Nothing to pick from");
  return found;
}

const COPIES = 3;

function make(): MadeItem[] {
  const items: MadeItem[] = [];
  const add = (device: Device, kind: string, model: string, template: string) => {
    const number = items.length + 1;
    const [maker = "", ...rest] = model.split(" ");
    const color = pick(COLORS, number * 7);
    const brand = template.includes("{b}") ? pick(MAKERS, number * 13) : maker;
    const values: Record<string, string> = {
      model,
      maker,
      short: rest.join(" "),
      b: brand,
      c: color,
      v: device.variants[number % device.variants.length] ?? "",
    };
    const title = template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    const own = kind === device.kind;
    const description = own
      ? `${title}. What is in the box: ${model}, quick start guide, charger, cable. A case, bag or stand is sold separately.`
      : `${title}. Perfect fit for your ${model}. This ${kind} keeps your ${model} safe; please check that you have the ${model} before you order this ${kind}.`;
    if (items.some((item) => item.title === title)) return;
    items.push({ id: `made-${number}`, title, description, brand, kind, model });
  };
  for (const device of devices) {
    for (const model of device.models) {
      for (const [kind, titles] of Object.entries(device.extras))
        for (const title of titles) add(device, kind, model, title);
      for (let copy = 0; copy < COPIES; copy++)
        for (const title of device.titles) add(device, device.kind, model, title);
    }
  }
  return items;
}

export const electronicsItems: readonly MadeItem[] = make();

/** The feed as a tab-separated file. */
export function electronicsFeed(): string {
  const head = "id title description link image_link availability price brand product_type shipping".split(" ");
  const rows = electronicsItems.map(({ id, title, description, brand }, at) => [
    id,
    title,
    description,
    `https://electronics.example/p/${id}`,
    `https://electronics.example/i/${id}.jpg`,
    "in_stock",
    `${5 + ((at * 37) % 900)}.95 EUR`,
    brand,
    "Electronics",
    "NL:::4.95 EUR",
  ]);
  return `${[head, ...rows].map((cells) => cells.join("\t")).join("\n")}\n`;
}
