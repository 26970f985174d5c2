import { randomUUID } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import type { Log } from "../process/log";
import type { Session } from "../storage/database";
import type { CatalogueChange } from "./changes";

/** Channel on which the processes of one shop on one PostgreSQL server notify each other of stored changes. */
const CHANNEL = "etalage_catalogue";
/** A notification is limited to 8,000 bytes; a longer list of products is sent as "all". */
const MOST_BYTES = 7_000;
const AGAIN_MS = 2_000;

const Announcement = z.object({ from: z.string(), productIds: z.union([z.literal("all"), z.array(z.string())]) });

export interface Broadcast {
  /** Notifies the other processes; never throws, because they read the change within a minute anyway. */
  announce(change: CatalogueChange): Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  url: string;
  db: Session;
  log: Log;
  /** Called for each change that another process stored, and with "all" when some may have been missed. */
  heard: (change: CatalogueChange) => void;
}

/** Notifies the other processes without listening to them: for short-lived commands. */
export async function broadcastChange(db: Session, { productIds }: CatalogueChange, from = ""): Promise<void> {
  const ids = productIds === "all" ? "all" : [...productIds];
  const text = JSON.stringify({ from, productIds: ids });
  const payload = Buffer.byteLength(text) > MOST_BYTES ? JSON.stringify({ from, productIds: "all" }) : text;
  await db.query("select pg_notify($1, $2)", [CHANNEL, payload]);
}

/**
 * Listens for changes stored by other processes on the same server, on a dedicated connection that is reopened when it
 * is lost.
 */
export function joinBroadcast({ url, db, log, heard }: Listening): Broadcast {
  const own = randomUUID();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function onAnnouncement(text: string | undefined): void {
    try {
      const { from, productIds } = Announcement.parse(JSON.parse(text ?? ""));
      if (from !== own) heard({ productIds: productIds === "all" ? "all" : new Set(productIds) });
    } catch {
      log.warn("unreadable notification from another process");
    }
  }

  function lost(which: pg.Client): void {
    if (closed || client !== which) return;
    client = undefined;
    which.end().catch(() => undefined);
    timer = setTimeout(() => void listen(true), AGAIN_MS).unref();
  }

  async function listen(again: boolean): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: AGAIN_MS, keepAlive: true });
    client = next;
    next.on("notification", ({ payload }) => onAnnouncement(payload));
    next.on("error", () => lost(next));
    next.on("end", () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      // Notifications sent while disconnected were missed.
      if (again && !closed) heard({ productIds: "all" });
    } catch {
      lost(next);
    }
  }
  const started = listen(false);

  return {
    announce: (change) =>
      broadcastChange(db, change, own).catch((error: unknown) =>
        log.warn("failed to notify other processes of a change", { error: String(error) }),
      ),
    async close() {
      closed = true;
      clearTimeout(timer);
      await started;
      await client?.end().catch(() => undefined);
    },
  };
}
