import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { type Carried, COURIER, type CourierStep, nextStep } from "./courier-rules";
import type { Desk } from "./desk";

const AT_ONCE = 50;

/**
 * Moves paid orders of the demo shop on by themselves, a step at a time, so that a visitor sees what becomes of an order.
 * What an operator has sent is left alone.
 */
export async function runCourier({ db, log, now }: Pick<Kit, "db" | "log" | "now">, desk: Desk): Promise<void> {
  for (const order of await readCarried(db)) {
    const step = nextStep(order, now());
    if (!step) continue;
    try {
      await take(desk, order.id, step);
    } catch (error) {
      // Cancelled or moved on by somebody else in the meantime.
      log.info("the courier found an order changed", { order: order.id, step: step.kind, error: String(error) });
    }
  }
}

async function take(desk: Desk, id: string, step: CourierStep): Promise<unknown> {
  switch (step.kind) {
    case "accept":
      return desk.accept(id);
    case "ship":
      return desk.ship(id, { service: COURIER, trackingCode: step.trackingCode, link: "" });
    case "track":
      return desk.track(id, step.message);
    case "deliver":
      return desk.deliver(id);
  }
}

interface Row extends Record<string, unknown> {
  id: string;
  status: Carried["status"];
  paid_at: Date | null;
  shipped_at: Date | null;
  updates: number;
}

async function readCarried(session: Session): Promise<Carried[]> {
  const { rows } = await session.query<Row>(
    `select o.id, o.status, o.paid_at, o.shipped_at, (select count(*) from shipment_updates u
        join shipments s on s.id = u.shipment_id where s.order_id = o.id)::int as updates
      from orders o where o.status in ('paid', 'processing', 'shipped')
        and not exists (select 1 from shipments s where s.order_id = o.id and s.service <> $1)
      order by coalesce(o.shipped_at, o.paid_at) limit $2`,
    [COURIER, AT_ONCE],
  );
  return rows.map(({ id, status, updates, paid_at: paidAt, shipped_at: shippedAt }) => ({
    id,
    status,
    updates,
    paidAt,
    shippedAt,
  }));
}
