import { z } from "zod";
import { services } from "#contract/services";
import { UsageError } from "./command";
import { askShop, isShopRunning, requireShop } from "./running-shop";

/** Where the running shop answers about its schedule. */
export const SCHEDULE_MOUNT = `${services.feeds.mount}/schedule`;
const TIMEOUT_MS = 10_000;
const MINUTES = { m: 1, u: 60, d: 24 * 60 } as const;

/** In minutes. A crawl asks a shop for every page it has, so it comes less often. */
export const EVERY = { feed: { least: 15, most: 31 * 24 * 60 }, crawl: { least: 60, most: 31 * 24 * 60 } } as const;

/** What an operator puts on the schedule. */
export interface ScheduleEntry {
  kind: "feed" | "crawl";
  name: string;
  /** Address of the shop; its host is the shop's key. */
  url: string;
  /** Address of the feed; empty for a crawl. */
  feed: string;
  everyMinutes: number;
  /** Of a crawl: pages at most, ms between requests, and where the shop can see who reads it. */
  maxPages: number;
  pause: number;
  about: string;
  allowPrivate: boolean;
}

const listed = z.object({
  shops: z.array(
    z.object({
      site: z.string(),
      kind: z.enum(["feed", "crawl"]),
      name: z.string(),
      url: z.string(),
      feed: z.string(),
      everyMinutes: z.number(),
      /** Null: paused. */
      nextAt: z.iso.datetime().nullable(),
      isBusy: z.boolean(),
      failures: z.number(),
      lastAt: z.iso.datetime().nullable(),
      lastState: z.string(),
      lastMessage: z.string(),
    }),
  ),
  /** Whether the process that answers carries the schedule out. */
  isOn: z.boolean(),
});
export type ScheduleList = z.infer<typeof listed>;

/** Reads `--every`: `6u`, `1d`, `90m`. Throws UsageError. */
export function readEvery(text: string, kind: ScheduleEntry["kind"]): number {
  const [, count = "", unit = ""] = /^(\d{1,5})([mud])$/.exec(text.trim()) ?? [];
  const minutes = Number(count) * (MINUTES[unit as keyof typeof MINUTES] ?? 0);
  const { least, most } = EVERY[kind];
  if (minutes >= least && minutes <= most) return minutes;
  throw new UsageError(
    `--every is een aantal minuten, uren of dagen (90m, 6u, 1d), van ${told(least)} tot ${told(most)}`,
  );
}

/** An interval as `readEvery` reads it. */
export function told(minutes: number): string {
  if (minutes % MINUTES.d === 0) return `${minutes / MINUTES.d}d`;
  return minutes % MINUTES.u === 0 ? `${minutes / MINUTES.u}u` : `${minutes}m`;
}

/** Has the running shop read this shop from now on. Returns what to tell the operator. */
export async function putOnSchedule(dataDir: string, entry: ScheduleEntry): Promise<string> {
  await requireShop(dataDir);
  await askShop(dataDir, SCHEDULE_MOUNT, { body: entry, timeoutMs: TIMEOUT_MS });
  const { isOn } = await scheduleList(dataDir);
  const when = isOn
    ? "De eerste keer begint binnen een minuut."
    : "Deze winkel draait met SCHEDULE=0: een ander proces moet haar lezen.";
  return `${entry.name} wordt voortaan elke ${told(entry.everyMinutes)} gelezen. ${when} Zie: npm run schedule -- list`;
}

export async function scheduleList(dataDir: string): Promise<ScheduleList> {
  return listed.parse(await askShop(dataDir, SCHEDULE_MOUNT, { timeoutMs: TIMEOUT_MS }));
}

/** Takes a site off the schedule of the running shop, if it is on it. Returns what is left for the operator to do. */
export async function takeOffSchedule(dataDir: string, site: string): Promise<string> {
  if (!(await isShopRunning(dataDir))) {
    return ` Stond ze op de agenda, haal haar daar dan af als de winkel draait: npm run schedule -- remove ${site}`;
  }
  const { shops } = await scheduleList(dataDir);
  if (shops.some((shop) => shop.site === site)) {
    await askShop(dataDir, `${SCHEDULE_MOUNT}/change`, { body: { site, word: "remove" }, timeoutMs: TIMEOUT_MS });
  }
  return "";
}

/** Sites on the schedule of the running shop; none when no shop runs. */
export async function scheduledSites(dataDir: string): Promise<ScheduleList["shops"]> {
  return (await isShopRunning(dataDir)) ? (await scheduleList(dataDir)).shops : [];
}
