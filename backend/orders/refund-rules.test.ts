import { expect, it, test } from "vitest";
import { creditNoteOf } from "./credit-note";
import { type InvoiceContent, invoiceOf } from "./invoice";
import { captured, refunded } from "./ledger-rules";
import { commissionOf } from "./money-rules";
import type { LineRow, OrderRow, PurchaseRow } from "./purchase-records";
import { seeded } from "./random.fixture";
import { refundOf, shareOfUnits, type Units, unitsLeft } from "./refund-rules";
import { returnTill } from "./return-till";

const random = seeded(88);

function someOrder() {
  const lines = Array.from({ length: random.between(1, 4) }, (_, at): LineRow => {
    const [unit, quantity] = [random.between(1, 9_999), random.between(1, 7)];
    const discount = random.below(unit * quantity + 1);
    const funded = random.below(discount + 1);
    const total = unit * quantity - discount;
    const isUsed = random.chance(0.2);
    const fixed = {
      productId: "p",
      offerId: "o",
      merchantProductId: "m",
      slug: "",
      picture: "",
      size: "",
      groupId: "",
    };
    const gone = { returnable: true, cancelledQuantity: 0, returnedQuantity: 0, commissionRate: 850 };
    const vat = { vatRate: random.oneOf([21, 9, 0]), vatScheme: isUsed ? ("margin" as const) : ("normal" as const) };
    const of = {
      id: `l${at}`,
      orderId: "o",
      position: at + 1,
      name: `Ding ${at}`,
      unit,
      quantity,
      discount,
      funded,
      total,
    };
    return { ...fixed, ...gone, ...vat, ...of, ...commissionOf(total + funded, 850) };
  });
  const [shipping, waived] = random.oneOf([
    [0, 0],
    [495, 0],
    [0, 495],
  ]);
  const sum = (of: (line: LineRow) => number) => lines.reduce((all, line) => all + of(line), 0);
  const funded = sum((line) => line.funded) + waived;
  const order = { id: "o", number: "N-1", shopId: "s", shipping, funded, total: sum(({ total }) => total) + shipping };
  return { order: order as OrderRow, lines };
}

it("gives back to the cent what was paid, in any steps, with the shipping once", () => {
  for (let round = 0; round < 150; round += 1) {
    const { order, lines } = someOrder();
    const invoice = invoiceOf({ billingAddress: {} } as PurchaseRow, order, lines, {
      number: "1",
      issuedOn: "2026-11-01",
    });
    const notes: InvoiceContent[] = [];
    const books = new Map<string, number>();
    const book = (entries: ReturnType<typeof captured>) => {
      for (const { account, amount } of entries) books.set(account, (books.get(account) ?? 0) + amount);
    };
    const commission = lines.reduce((sum, line) => sum + line.commission + line.commissionVat, 0);
    book(captured({ ...order, commission }));
    let amount = 0;
    let shipped = 0;
    while (lines.some((line) => unitsLeft(line) > 0)) {
      const left = lines.filter((line) => unitsLeft(line) > 0 && random.chance(0.6));
      const wanted: Units[] = left.map((line) => ({ lineId: line.id, quantity: random.between(1, unitsLeft(line)) }));
      const refund = refundOf(order, lines, wanted);
      if (!refund) continue;
      for (const one of refund.lines) {
        expect(one.amount).toBeGreaterThanOrEqual(0);
        one.line[random.chance(0.5) ? "cancelledQuantity" : "returnedQuantity"] += one.quantity;
      }
      const note = creditNoteOf(invoice, notes, refund, { number: `${notes.length + 2}`, issuedOn: "2026-11-02" });
      const stated = note.lines.reduce((sum, line) => sum + line.total, note.shipping);
      expect(note.total).toBe(stated);
      for (const line of note.lines) expect(line.discount).toBeGreaterThanOrEqual(0);
      notes.push(note);
      const entries = refunded({
        ...order,
        total: refund.amount,
        funded: refund.funded,
        commission: refund.commission,
      });
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
      book(entries);
      amount += refund.amount;
      shipped += refund.shipping;
    }
    expect([amount, shipped]).toEqual([order.total, order.shipping]);
    expect([...books.values()].filter((left) => left !== 0)).toEqual([]);
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(invoice.total);
    for (const { rate, vat } of invoice.vat) {
      const credited = notes.flatMap((note) => note.vat).filter((share) => share.rate === rate);
      expect(credited.reduce((sum, share) => sum + share.vat, 0)).toBe(vat);
    }
  }
});

it("gives back nothing that is not there", () => {
  const { order, lines } = someOrder();
  const [line] = lines as [LineRow];
  line.returnedQuantity = line.quantity - 1;
  const of = (units: Units[]) => refundOf(order, lines, units);
  for (const quantity of [0, -1, 0.5, 2]) expect(of([{ lineId: "l0", quantity }])).toBeUndefined();
  expect(of([])).toBeUndefined();
  expect(of([{ lineId: "another's", quantity: 1 }])).toBeUndefined();
  // Twice the last unit in one request.
  expect(
    of([
      { lineId: "l0", quantity: 1 },
      { lineId: "l0", quantity: 1 },
    ]),
  ).toBeUndefined();
  expect(of([{ lineId: "l0", quantity: 1 }])?.lines).toHaveLength(1);
});

it("spreads a line's cents over its units", () => {
  expect([0, 1, 2].map((before) => shareOfUnits(1_000, 3, before, 1))).toEqual([333, 334, 333]);
});

test.each([
  ["2026-11-02T10:00:00Z", 14, "2026-11-16"],
  // The shop gives more; fewer than the legal days do not count.
  ["2026-11-02T10:00:00Z", 30, "2026-12-02"],
  ["2026-11-02T10:00:00Z", 5, "2026-11-16"],
  // A quarter past midnight in the Netherlands.
  ["2026-11-02T23:15:00Z", 14, "2026-11-17"],
  // A Saturday.
  ["2026-11-07T10:00:00Z", 14, "2026-11-23"],
  // Christmas Day on a Friday, then Boxing Day and Sunday.
  ["2026-12-11T10:00:00Z", 14, "2026-12-28"],
  // Good Friday to Easter Monday.
  ["2026-03-20T10:00:00Z", 14, "2026-04-07"],
  // Ascension Day and Whit Monday.
  ["2026-04-30T10:00:00Z", 14, "2026-05-15"],
  ["2026-05-11T10:00:00Z", 14, "2026-05-26"],
  // King's Day on a Monday; 2025-04-27 was a Sunday, so it was the Saturday before.
  ["2026-04-13T10:00:00Z", 14, "2026-04-28"],
  ["2025-04-12T10:00:00Z", 14, "2025-04-28"],
  ["2026-04-21T10:00:00Z", 14, "2026-05-06"],
])("an order delivered at %s can be returned %i days, till %s", (at, days, till) => {
  expect(returnTill(new Date(at), days)).toBe(till);
});
