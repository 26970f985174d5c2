import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelOrder, type Order, orderInvoice, withdraw } from "#contract/orders";
import { openAfterSale, parcel, statusOf } from "./after-sale.fixture";
import { runCourier } from "./courier";
import { createDesk } from "./desk";
import { acceptOrder } from "./fulfil";
import { checkInvariants } from "./invariants";
import { seeded } from "./random.fixture";

let test: Awaited<ReturnType<typeof openAfterSale>>;
beforeAll(async () => {
  test = await openAfterSale();
}, 60_000);
afterAll(() => test.close());
const healthy = async () => expect(await checkInvariants(test.kit.db)).toEqual([]);

describe("an order", () => {
  it("is accepted, sent in parcels and delivered, each once", async () => {
    const { first, again } = await test.bought("fulfil", { o1: 2 });
    const accept = () => test.within((session) => acceptOrder(session, first.id));
    expect([(await accept()).isNew, (await accept()).isNew]).toEqual([true, false]);
    test.pass(60);
    expect([(await test.ship(first.id)).isNew, (await test.ship(first.id)).isNew]).toEqual([true, false]);
    expect((await test.ship(first.id, "3SDEF")).isNew).toBe(true);
    test.pass(24 * 60);
    expect((await test.deliver(first.id)).isNew).toBe(true);
    test.pass(24 * 60);
    expect((await test.deliver(first.id)).isNew).toBe(false);
    const [order] = await again();
    expect(order).toMatchObject({
      status: "delivered",
      shipments: [{ trackingCode: "3SABC" }, { trackingCode: "3SDEF" }],
    });
    expect(order?.shipments[0]?.updates.map(({ message }) => message)).toEqual(["Verzonden door de winkel", "Bezorgd"]);
    expect(order?.returnTill?.slice(0, 10) ?? "").toMatch(/^2026-\d\d-\d\d$/);
    await healthy();
  });

  it("refuses what does not fit where it is, or when", async () => {
    const { first } = await test.bought("refuses", { o1: 1 });
    expect(await statusOf(test.ship("unknown"))).toBe(404);
    expect(await statusOf(test.deliver(first.id, "2030-01-01"))).toBe(409);
    expect(await statusOf(test.deliver(first.id, "2020-01-01"))).toBe(409);
    await test.ship(first.id);
    await test.deliver(first.id);
    expect(await statusOf(test.ship(first.id, "3SLATE"))).toBe(409);
    expect(await statusOf(test.deliver(first.id, "2020-01-01"))).toBe(409);
    await healthy();
  });
});

describe("the operator", () => {
  const mails = async (about: string) =>
    (await test.rows("select subject, text from mail_queue where key like $1 order by created_at", [`%${about}%`])).map(
      ({ subject }) => subject,
    );

  it("sends, delivers and pays back, and the buyer hears each once", async () => {
    const { first, number } = await test.bought("operator", { o1: 2 });
    const sent = { service: "PostNL", trackingCode: "3SOP", link: "https://volg.example/3SOP" };
    expect(await test.desk(`/${number}/ship`, sent)).toMatchObject({
      status: 200,
      body: { status: "shipped", isNew: true },
    });
    expect(await test.desk(`/${number}/ship`, sent)).toMatchObject({ status: 200, body: { isNew: false } });
    await test.desk(`/${number.toLowerCase()}-1/track`, { message: "Gesorteerd" });
    const { body } = await test.desk(`/${number}/deliver`, {});
    expect(body).toMatchObject({ status: "delivered", returnTill: expect.stringMatching(/^2026-/) });
    await test.desk(`/${number}/deliver`, {});
    expect(await mails(first.id)).toEqual([
      `Je bestelling ${number}-1 is onderweg`,
      `Je bestelling ${number}-1 is bezorgd`,
    ]);
    const [mail] = await test.rows("select text from mail_queue where key = $1", [`order:${first.id}:delivered`]);
    expect(mail?.text).toContain("https://etalage.example/bestelling/");
    const refunded = await test.desk(`/${number}/refund`, { kind: "returned", units: [{ line: 1, quantity: 1 }] });
    expect(refunded).toMatchObject({ status: 200, body: { isWhole: false } });
    const { body: list } = await test.desk("/refunds");
    expect(list.refunds).toContainEqual(
      expect.objectContaining({ number: `${number}-1`, state: "requested", overdue: false }),
    );
    const { body: shown } = await test.desk(`/${number}`);
    expect(shown.orders[0]).toMatchObject({ status: "delivered", refunded: refunded.body.amount });
    const { body: all } = await test.desk("?status=delivered");
    expect(all.orders.map((order: { number: string }) => order.number)).toContain(`${number}-1`);
    await healthy();
  });

  it("is told what cannot be", async () => {
    const { number } = await test.bought("several", { o1: 1, o7: 1 });
    expect((await test.request("/orders/desk")).status).toBe(401);
    expect(await test.desk("/ONBEKEND/ship", parcel)).toMatchObject({ status: 404 });
    const several = await test.desk(`/${number}/ship`, parcel);
    expect([several.status, several.body.error.message]).toEqual([
      409,
      `Noem één bestelling: ${number}-1, ${number}-2.`,
    ]);
    expect((await test.desk(`/${number}-1/deliver`, { day: "2026-02-30" })).status).toBe(400);
    expect((await test.desk(`/${number}-1/ship`, { service: "X", link: "javascript:alert(1)" })).status).toBe(400);
    expect(
      (await test.desk(`/${number}-1/refund`, { kind: "cancelled", units: [{ line: 9, quantity: 1 }] })).status,
    ).toBe(409);
    expect((await test.desk(`/${number}-1/track`, { message: "Al onderweg?" })).status).toBe(409);
  });

  it("may leave it to the courier of the demo shop", async () => {
    const { first, again } = await test.bought("courier", { o7: 1 });
    const desk = createDesk(test.kit, { publicOrigin: () => "https://etalage.example", wake: () => undefined });
    for (let round = 0; round < 12; round += 1) {
      test.pass(5);
      await runCourier(test.kit, desk);
    }
    const [order] = await again();
    expect(order).toMatchObject({ id: first.id, status: "delivered", shipments: [{ service: "Demobezorger" }] });
    expect(order?.shipments[0]?.updates).toHaveLength(4);
    await healthy();
  });
});

describe("units", () => {
  it("cancelled before sending give back money, stock, commission and invoice, and in the end the order", async () => {
    const { first, total, again } = await test.bought("cancel", { o1: 2, o5: 1 });
    const [one, other] = first.lines.map(({ id }) => id) as [string, string];
    const [before] = await test.rows("select on_hand from stock where offer_id = 'o1'");
    const part = await test.refund(first.id, [{ lineId: one, quantity: 1 }], "cancelled");
    expect(part).toMatchObject({ isWhole: false, order: { status: "paid" } });
    expect(await test.rows("select on_hand from stock where offer_id = 'o1'")).toEqual([
      { on_hand: Number(before?.on_hand) + 1 },
    ]);
    await healthy();
    const units = [one, other].map((lineId) => ({ lineId, quantity: 1 }));
    const rest = await test.refund(first.id, units, "cancelled");
    expect(rest).toMatchObject({ isWhole: true, order: { status: "cancelled" } });
    expect(part.amount + rest.amount).toBe(total);
    const [order] = await again();
    expect(order).toMatchObject({ status: "cancelled", refunded: total });
    expect(order?.lines.map(({ cancelledQuantity }) => cancelledQuantity)).toEqual([2, 1]);
    expect(await test.rows("select distinct state from transfers where order_id = $1", [first.id])).toEqual([
      { state: "void" },
    ]);
    expect(await statusOf(test.ship(first.id))).toBe(409);
    await healthy();
  });

  it("are refunded once, whoever asks at the same time", async () => {
    const { first } = await test.bought("race", { o1: 5 });
    const [lineId] = first.lines.map(({ id }) => id) as [string];
    const asked = [2, 3, 1].map((quantity) => statusOf(test.refund(first.id, [{ lineId, quantity }], "cancelled")));
    expect((await Promise.all(asked)).sort()).toEqual([200, 200, 409]);
    expect(await statusOf(test.refund(first.id, [{ lineId, quantity: 1 }], "cancelled"))).toBe(409);
    await healthy();
  });

  it("can be returned after sending only, and cancelled before it only", async () => {
    const { first, again } = await test.bought("return", { o1: 5 });
    const [lineId] = first.lines.map(({ id }) => id) as [string];
    expect(await statusOf(test.refund(first.id, [{ lineId, quantity: 1 }], "returned"))).toBe(409);
    await test.ship(first.id);
    expect(await statusOf(test.refund(first.id, [{ lineId, quantity: 1 }], "cancelled"))).toBe(409);
    await test.deliver(first.id);
    for (const quantity of [2, 3]) await test.refund(first.id, [{ lineId, quantity }], "returned");
    expect(await statusOf(test.refund(first.id, [{ lineId, quantity: 1 }], "returned"))).toBe(409);
    const [order] = await again();
    expect(order).toMatchObject({ status: "delivered", refunded: order?.total });
    await healthy();
  });
});

describe("a buyer", () => {
  it("cancels what was not sent, in part and then wholly, and nobody else does", async () => {
    const { from, order_id, first, total, again } = await test.bought("buyer", { o1: 2, o5: 1 });
    const [id] = first.lines.map((line) => line.id) as [string];
    const body = { order_id, order: first.id };
    const stranger = await test.ask(cancelOrder, { session: "stranger" }, { body });
    expect(stranger.status).toBe(404);
    expect((await test.ask(cancelOrder, from, { body: { ...body, order: "another" } })).status).toBe(404);
    const part = await test.ask(cancelOrder, from, { body: { ...body, lines: [{ id, quantity: 1 }] } });
    expect(part).toMatchObject({ status: 200, body: { status: "paid" } });
    const rest = await Promise.all([0, 1].map(() => test.ask(cancelOrder, from, { body })));
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 409]);
    const given = rest.find(({ status }) => status === 200)?.body.refunded ?? 0;
    expect(part.body.refunded + given).toBe(total);
    const [order] = await again();
    expect(order).toMatchObject({ status: "cancelled", creditNotes: [expect.any(String), expect.any(String)] });
    const number = order?.creditNotes[0] ?? "";
    const note = await test.ask(orderInvoice, from, { body: { order_id, number } });
    expect(note.body).toMatchObject({ corrects: order?.invoice, order: order?.number, total: part.body.refunded });
    expect((await test.ask(orderInvoice, { session: "stranger" }, { body: { order_id, number } })).status).toBe(404);
    const subjects = await test.rows("select subject from mail_queue where key like 'refund:%' and subject like $1", [
      `%${order?.number}%`,
    ]);
    expect(subjects).toHaveLength(2);
    await healthy();
  });
});

describe("a withdrawal", () => {
  let sent = 0;
  async function withdrawn(number: string, more: { email?: string; articles?: string; key?: string } = {}) {
    sent += 1;
    const form = { key: `form-key-${String(sent).padStart(8, "0")}`, name: "Noor", articles: "" };
    const body = { ...form, number, email: `noor+${sent}@mail.example`, ...more };
    const answer = await test.ask(withdraw, {}, { body });
    await test.sales.settled();
    return { ...answer, key: body.key };
  }
  const caseOf = async (id: string) =>
    (await test.rows("select outcome, is_late, closed_at from withdrawal_cases where withdrawal_id = $1", [id]))[0];
  const mine = { email: "Noor@mail.example" };

  it("gets the same receipt whether or not there is such an order", async () => {
    const { number, again } = await test.bought("withdraw", { o1: 1, o7: 1 });
    const [known, unknown] = [await withdrawn(`${number}-1`, mine), await withdrawn("ONBEKEND")];
    expect(Object.keys(known.body).sort()).toEqual(Object.keys(unknown.body).sort());
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await caseOf(known.body.id)).toMatchObject({ outcome: "cancelled", is_late: false });
    expect(await caseOf(unknown.body.id)).toMatchObject({ outcome: "unmatched", closed_at: null });
    expect((await again()).map(({ status }) => status)).toEqual(["cancelled", "paid"]);
    const mails = await test.rows("select text from mail_queue where key in ($1, $2)", [
      `withdrawal:${known.body.id}:received`,
      `withdrawal:${unknown.body.id}:received`,
    ]);
    expect(mails).toHaveLength(2);
    for (const { text } of mails)
      expect(text).toMatch(/Hierbij ontbind ik[\s\S]*Ontvangen op: \S+ \d+ \S+ 2026 om \d\d:\d\d/);
    // Of somebody else's order, and of one that is cancelled by now.
    expect(await caseOf((await withdrawn(`${number}-2`)).body.id)).toMatchObject({ outcome: "unmatched" });
    expect(await caseOf((await withdrawn(`${number}-1`, mine)).body.id)).toMatchObject({ outcome: "nothing" });
    await healthy();
  });

  it("of the same form is one statement, which nobody can change", async () => {
    const first = await withdrawn("TWICE");
    const again = await withdrawn("OTHER", { key: first.key });
    expect(again.body).toEqual(first.body);
    for (const sql of ["update withdrawals set name = 'X'", "delete from withdrawals"]) {
      await expect(test.kit.db.query(sql)).rejects.toThrow();
    }
  });

  it("after sending is a return, with articles or too late the operator's to decide", async () => {
    const { number, first } = await test.bought("after", { o1: 1 });
    await test.ship(first.id);
    const back = await withdrawn(number, { email: "noor@mail.example" });
    expect(await caseOf(back.body.id)).toMatchObject({
      outcome: "return",
      is_late: false,
      closed_at: test.kit.now(),
    });
    const [mail] = await test.rows("select text from mail_queue where key = $1", [
      `withdrawal:${back.body.id}:${first.id}`,
    ]);
    expect(mail?.text).toContain("terug naar:");
    const asked = await withdrawn(number, { ...mine, articles: "alleen de rode" });
    expect(await caseOf(asked.body.id)).toMatchObject({ outcome: "ask", is_late: false });
    await test.deliver(first.id);
    test.pass(40 * 24 * 60);
    const late = await withdrawn(number, mine);
    expect(await caseOf(late.body.id)).toMatchObject({ outcome: "ask", is_late: true });
    const open = async () => (await test.desk("/withdrawals")).body.withdrawals as { id: string }[];
    expect((await open()).find(({ id }) => id === late.body.id)).toMatchObject({ number: `${number}-1`, late: true });
    const close = async () => (await test.desk(`/withdrawals/${late.body.id}`, { note: "gebeld" })).status;
    expect([await close(), await close()]).toEqual([200, 404]);
    expect((await open()).map(({ id }) => id)).not.toContain(late.body.id);
  });

  it("is taken from one address a few times an hour only", async () => {
    const email = "many@mail.example";
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await withdrawn("ONBEKEND", { email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it("holds whatever is sent, cancelled and returned, in any order", async () => {
  const random = seeded(712);
  const sold = [];
  for (let at = 0; at < 4; at += 1) sold.push(await test.bought(`random${at}`, { o1: 3, o5: 2, o7: 4 }));
  const orders = sold.flatMap((one) => one.orders) as [Order, ...Order[]];
  const outcomes = new Set<unknown>();
  for (let step = 0; step < 80; step += 1) {
    const { id, lines } = random.oneOf(orders);
    const line = random.oneOf(lines as [(typeof lines)[number]]);
    const units = [{ lineId: line.id, quantity: random.between(1, 3) }];
    const steps = [
      () => test.within((session) => acceptOrder(session, id)),
      () => test.ship(id),
      () => test.deliver(id),
      () => test.refund(id, units, "cancelled"),
      () => test.refund(id, units, "cancelled"),
      () => test.refund(id, units, "returned"),
    ] as const;
    outcomes.add(await statusOf(random.oneOf(steps)()));
    test.pass(30);
    if (step % 8 === 0) await healthy();
  }
  await healthy();
  expect([...outcomes].sort()).toEqual([200, 409]);
}, 60_000);
