import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { demoShop } from "../../demo/demo-shop";
import { drawProductFile } from "../../demo/drawings/draw-file";

/** A picture with what it shows. */
export interface Picture {
  id: string;
  /** Whether it is asked with, instead of being among what is found. */
  isAsked: boolean;
  /** Which folder it is from. */
  set: string;
  /** What counts as its like. */
  cls: string;
  title: string;
  /** Names of its categories. */
  kinds: string[];
  number: number;
  bytes(): Uint8Array;
}

const TENTH = 10;
const DRAWINGS = 1_200;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return files(file);
      return /\.(jpe?g|png|webp)$/i.test(entry.name) ? [file] : [];
    });
}

/** Photographs in folders by class, at any depth: the folder is the title, those above it are the categories. */
export function photographs(folder: string): Picture[] {
  const isSplit = existsSync(path.join(folder, "train")) && existsSync(path.join(folder, "test"));
  const parts = isSplit ? ["train", "test"] : [""];
  const set = path.basename(folder);
  return parts.flatMap((part) => {
    const from = path.join(folder, part);
    return files(from).map((file, number): Picture => {
      const names = path.relative(from, path.dirname(file)).split(path.sep);
      const words = names.map((name) => name.replaceAll("-", " "));
      return {
        id: file,
        isAsked: isSplit ? part === "test" : number % TENTH === 0,
        set,
        cls: names.join("/"),
        title: words.at(-1) ?? "",
        kinds: words.length > 1 ? words.slice(0, -1) : [set, ...words],
        number,
        bytes: () => readFileSync(file),
      };
    });
  });
}

/** Drawings of the demo shop: the likes of one are those of its category. */
export async function demoPictures(products = DRAWINGS): Promise<Picture[]> {
  const shop = await demoShop(products).rows("2026-11-20");
  const names = new Map(shop.categories.map(({ id, name, key }) => [id, { name, key }]));
  return [...shop.products].flatMap(({ product }, number): Picture[] => {
    const drawing = drawProductFile(path.basename(product.images?.[0]?.url ?? ""));
    const category = names.get(product.categoryId);
    if (drawing === null || !category) return [];
    return [
      {
        id: product.id,
        isAsked: number % TENTH === 0,
        set: "drawings",
        cls: category.key,
        title: product.name,
        kinds: [category.name, ...(product.color ?? [])],
        number,
        bytes: () => Buffer.from(drawing),
      },
    ];
  });
}
