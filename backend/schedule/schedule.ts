import { randomUUID } from "node:crypto";
import type { Kit } from "../kit";
import { reasonOf } from "../operator/failure";
import { coalesced } from "../process/coalesced";
import { nextTime } from "./next-time";
import { claimDue, endReading, extendLease, giveBack, type Kind, type ScheduledShop } from "./records";

/** How a reading ended; null: it was stopped, and goes on later. */
export type Outcome = { state: "done" | "held" | "failed"; message: string } | null;

export interface ScheduleOptions {
  /** Reads a shop and imports what it sells. Its failures are noted, whatever they are. */
  read(shop: ScheduledShop, stop: AbortSignal): Promise<Outcome>;
  /** Identifies the data folder: what is known of a shop's pages is in it. */
  folder: () => Promise<string>;
  /** From 0 to 1. */
  random?: () => number;
  beatMs?: number;
}

export interface Schedule {
  /** Begins to look for shops that are due, and goes on until it is closed. */
  start(): void;
  isOn(): boolean;
  /** Reads what is due now. Resolves when that is done. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_MS = 20_000;
const BEAT_MS = 30_000;
/** A holder that has not been heard for this long has died. */
const LEASE_MS = 4 * BEAT_MS;
const KINDS: readonly Kind[] = ["feed", "crawl"];
const LONGEST_MESSAGE = 500;

/**
 * Reads shops on time: one feed and one crawl at a time, however many processes share the store. When a shop is due, and
 * how it went, is in the store, so a restart or a killed process changes nothing but the moment.
 */
export function createSchedule(
  { db, log, now }: Pick<Kit, "db" | "log" | "now">,
  { read, folder, random = Math.random, beatMs = BEAT_MS }: ScheduleOptions,
): Schedule {
  const holder = randomUUID();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const leaseEnd = () => new Date(now().getTime() + LEASE_MS);

  async function readDue(kind: Kind): Promise<void> {
    while (!closing.signal.aborted) {
      const claim = { kind, holder, folder: await folder(), now: now(), leaseEnd: leaseEnd() };
      const shop = await claimDue(db, claim);
      if (!shop) return;
      await carryOut(shop, claim.folder);
    }
  }

  async function carryOut(shop: ScheduledShop, ownFolder: string): Promise<void> {
    const { site, kind } = shop;
    const lost = new AbortController();
    const beat = async () => {
      // A store that is out of reach for a moment takes nothing away.
      if (!(await extendLease(db, site, holder, leaseEnd()).catch(() => true))) lost.abort();
    };
    const beating = setInterval(beat, beatMs).unref();
    try {
      const stop = AbortSignal.any([closing.signal, lost.signal]);
      const outcome = await attempt(shop, stop);
      if (outcome === null) return await giveBack(db, site, holder);
      const failures = outcome.state === "failed" ? shop.failures + 1 : 0;
      await endReading(db, site, holder, {
        failures,
        nextAt: nextTime({ everyMinutes: shop.everyMinutes, failures }, now(), random()),
        lastAt: now(),
        lastState: outcome.state,
        lastMessage: outcome.message.slice(0, LONGEST_MESSAGE),
        folder: kind === "crawl" && outcome.state === "done" ? ownFolder : (shop.folder ?? ownFolder),
      });
      const about = { shop: site, kind, state: outcome.state, failures };
      if (failures > 0) log.warn("failed to read a shop on schedule", { ...about, message: outcome.message });
      else log.info("read a shop on schedule", about);
    } finally {
      clearInterval(beating);
    }
  }

  async function attempt(shop: ScheduledShop, stop: AbortSignal): Promise<Outcome> {
    try {
      const outcome = await read(shop, stop);
      return stop.aborted && outcome?.state === "failed" ? null : outcome;
    } catch (error) {
      return stop.aborted ? null : { state: "failed", message: reasonOf(error) };
    }
  }

  const lanes = KINDS.map((kind) =>
    coalesced(() =>
      readDue(kind).catch((error: unknown) => {
        if (!closing.signal.aborted) log.error("failed to look at the schedule", { kind, error: String(error) });
      }),
    ),
  );
  const look = async () => void (await Promise.all(lanes.map((lane) => lane())));

  return {
    start() {
      if (timer || closing.signal.aborted) return;
      timer = setInterval(look, LOOK_MS).unref();
      void look();
    },
    isOn: () => timer !== undefined,
    look,
    async close() {
      clearInterval(timer);
      closing.abort();
      await look();
    },
  };
}
