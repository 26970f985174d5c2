import { createHash } from "node:crypto";
import type { OrderStatus } from "#contract/orders";

const MINUTE_MS = 60_000;

/** What the demo shop's courier sends with; parcels of any other service are not its own. */
export const COURIER = "Demobezorger";

export interface Carried {
  id: string;
  status: OrderStatus;
  paidAt: Date | null;
  shippedAt: Date | null;
  /** Messages about its parcel so far; the first says that it was sent. */
  updates: number;
}

export type CourierStep =
  | { kind: "accept" }
  | { kind: "ship"; trackingCode: string }
  | { kind: "track"; message: string }
  | { kind: "deliver" };

/** Minutes after sending. */
const JOURNEY = [
  { after: 3, message: "Gesorteerd in het sorteercentrum" },
  { after: 7, message: "De bezorger is onderweg naar je adres" },
] as const;
const DELIVERED_AFTER = 12;

/** The next thing that happens to an order of the demo shop, when its time has come. */
export function nextStep({ id, status, paidAt, shippedAt, updates }: Carried, now: Date): CourierStep | undefined {
  const seed = createHash("sha256").update(id).digest();
  // Not all parcels move in the same second.
  const slack = (seed.readUInt16BE(0) % 120) * 1_000;
  const isDue = (from: Date | null, minutes: number) =>
    from !== null && now.getTime() - from.getTime() >= minutes * MINUTE_MS + slack;
  if (status === "paid") return isDue(paidAt, 2) ? { kind: "accept" } : undefined;
  if (status === "processing") {
    const digits = (seed.readUIntBE(2, 6) % 1_000_000_000).toString().padStart(9, "0");
    return isDue(paidAt, 5) ? { kind: "ship", trackingCode: `DEMO${digits}` } : undefined;
  }
  if (status !== "shipped") return undefined;
  const next = JOURNEY[updates - 1];
  if (next) return isDue(shippedAt, next.after) ? { kind: "track", message: next.message } : undefined;
  return isDue(shippedAt, DELIVERED_AFTER) ? { kind: "deliver" } : undefined;
}
