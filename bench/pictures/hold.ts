import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kit } from "../../backend/kit";
import { LivePictures } from "../../backend/picture-search/live-pictures";
import { LIVE_SETTINGS } from "../../backend/picture-search/live-settings";
import type { PicturedRow } from "../../backend/picture-search/records";
import { demoShop } from "../../demo/demo-shop";
import { drawProductFile } from "../../demo/drawings/draw-file";

const PRODUCTS = 300;
const RESOLUTION_MS = 5;
const LOOK_EVERY_MS = 200;

/** Ms that the main thread was held at most while a shop of drawings was learned as in a running shop, but without rests. */
export async function holdWhileLearning(): Promise<number> {
  const shop = await demoShop(PRODUCTS).rows("2026-11-20");
  const keys = new Map(shop.categories.map(({ id, key }) => [id, key ?? ""]));
  const rows = [...shop.products].map(
    ({ product }, number): PicturedRow => ({
      id: product.id,
      revision: number + 1,
      name: product.name,
      brand: product.brand ?? null,
      colors: product.color ?? [],
      category: keys.get(product.categoryId) ?? "",
      picture: product.images?.[0]?.url ?? null,
      moved: false,
      shop: null,
    }),
  );
  const query = async (text: string, values: unknown[] = []) => {
    if (text.includes("from categories")) return { rows: shop.categories.map(({ key, name }) => ({ key, name })) };
    const [after, limit] = values as [number, number];
    return { rows: rows.filter(({ revision }) => revision > after).slice(0, limit) };
  };
  const silent = { info: () => undefined, warn: console.warn, error: console.error };
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-pictures-"));
  const kit = { db: { query }, dataDir, log: silent, now: () => new Date() } as unknown as Kit;
  const draw = async (address: string) => Buffer.from(drawProductFile(path.basename(address)) ?? "");
  const live = new LivePictures(kit, dataDir, draw, { ...LIVE_SETTINGS, rest: 0 });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  live.start();
  delay.enable();
  const asked = Buffer.from(drawProductFile(path.basename(rows[0]?.picture ?? "")) ?? "");
  const whole = { left: 0, top: 0, right: 1, bottom: 1 };
  while (!(await live.find(asked, whole, 1).catch(() => undefined))) await sleep(LOOK_EVERY_MS);
  delay.disable();
  await live.close();
  await rm(dataDir, { recursive: true });
  return delay.max / 1e6 - RESOLUTION_MS;
}
