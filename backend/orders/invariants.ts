import type { Session } from "../storage/database";
import type { InvoiceContent } from "./invoice";
import { vatIn } from "./money-rules";

/** What must hold of all purchases at any time. */
interface Rule {
  name: string;
  /** Selects `what`: whatever breaks the rule. */
  sql: string;
}

const rules: readonly Rule[] = [
  {
    name: "I1 a line costs its units less its discount",
    sql: "select id as what from order_lines where total <> unit * quantity - discount or funded > discount or total < 0",
  },
  {
    name: "I1 an order costs its lines and shipping",
    sql: `select o.number as what from orders o join order_lines l on l.order_id = o.id group by o.id
      having sum(l.total) + o.shipping <> o.total or sum(l.unit * l.quantity) <> o.goods or sum(l.discount) <> o.discount`,
  },
  {
    name: "I1 a purchase costs its orders",
    sql: `select p.number as what from purchases p left join orders o on o.purchase_id = p.id group by p.id
      having coalesce(sum(o.total), 0) <> p.total or p.goods + p.shipping - p.discount <> p.total`,
  },
  {
    name: "I1 what is paid is captured, and nothing else is",
    sql: `select p.number as what from purchases p where (case when p.state = 'paid' then p.total else 0 end) <>
      (select coalesce(sum(amount), 0) from ledger_entries e
        where e.purchase_id = p.id and e.account = 'provider' and e.event_id like 'captured:%')`,
  },
  {
    name: "I2 a purchase is paid once; any other payment is refunded",
    sql: `select a.purchase_id as what from payment_attempts a join purchases p on p.id = a.purchase_id
      where a.state = 'paid' group by a.purchase_id, p.state
      having count(*) - (case when p.state = 'paid' then 1 else 0 end) > (select count(*) from refunds r
        where r.purchase_id = a.purchase_id and r.order_id is null and r.state <> 'failed')`,
  },
  {
    name: "I3 no order is refunded more than it cost",
    sql: `select o.number as what from orders o join refunds r on r.order_id = o.id and r.state <> 'failed'
      group by o.id having sum(r.amount) > o.total`,
  },
  {
    name: "I3 no line is refunded more than it cost, or in more units than were sold",
    sql: `select l.id as what from order_lines l left join refund_lines f on f.line_id = l.id
      left join refunds r on r.id = f.refund_id group by l.id
      having coalesce(sum(f.amount) filter (where r.state <> 'failed'), 0) > l.total
        or coalesce(sum(f.quantity), 0) <> l.cancelled_quantity + l.returned_quantity
        or l.cancelled_quantity + l.returned_quantity > l.quantity`,
  },
  {
    name: "I3 no more comes back of a line than was sold, and a return is refunded exactly when it says so",
    sql: `select r.number as what from returns r join return_lines f on f.return_id = r.id
        join order_lines l on l.id = f.line_id
      group by r.id, r.number, r.status, r.refund_id, r.order_id
      having bool_or(l.order_id <> r.order_id) or (r.status = 'refunded') <> (r.refund_id is not null)
      union all
      select l.id from order_lines l join return_lines f on f.line_id = l.id
        join returns r on r.id = f.return_id and r.status in ('requested', 'approved', 'received')
      group by l.id having sum(f.quantity) > l.quantity - l.cancelled_quantity - l.returned_quantity`,
  },
  {
    name: "I3 a refund gives back its lines and, with the last of them, the shipping",
    sql: `select r.id as what from refunds r join orders o on o.id = r.order_id join refund_lines f on f.refund_id = r.id
      group by r.id, o.id having r.amount - sum(f.amount) not in (0, o.shipping)`,
  },
  {
    name: "I4 only pending purchases hold stock",
    sql: `select h.purchase_id as what from stock_holds h join purchases p on p.id = h.purchase_id
      where p.state <> 'pending' or h.quantity < 1`,
  },
  {
    // A shop may count less than is held: whoever was paying by then keeps their units, and nobody else gets any.
    name: "I4 no more is held than there is, or than there was before the shop counted less",
    sql: `select s.offer_id as what from stock s join offers o on o.id = s.offer_id
      join stock_holds h on h.shop_id = o.shop_id and h.merchant_product_id = o.merchant_product_id
      join purchases p on p.id = h.purchase_id
      group by s.offer_id having sum(h.quantity) > s.on_hand
        and max(p.placed_at) > coalesce(s.counted_at, '-infinity')`,
  },
  {
    name: "I5 a code is used within its limit, and by purchases that stand",
    sql: `select c.code as what from promo_codes c where c.used > c.use_limit or c.used <>
      (select count(*) from promo_uses u join purchases p on p.id = u.purchase_id
        where u.code = c.code and p.state in ('pending', 'paid'))`,
  },
  {
    name: "I6 the entries of an event add up to zero",
    sql: "select event_id as what from ledger_entries group by event_id having sum(amount) <> 0",
  },
  {
    name: "I6 a seller is owed what is transferred",
    sql: `select o.number as what from orders o left join transfers t on t.order_id = o.id and t.reversal_of is null
      left join ledger_entries e on e.event_id = 'captured:' || o.id and e.account = 'seller:' || o.shop_id
      where coalesce(t.amount, 0) <> -coalesce(e.amount, 0)`,
  },
  {
    name: "I6 what a refund takes from a seller is taken back from its transfer",
    sql: `select o.number as what from orders o where
      (select coalesce(sum(t.amount), 0) from transfers t where t.order_id = o.id and t.reversal_of is not null) <>
      (select -coalesce(sum(e.amount), 0) from ledger_entries e where e.order_id = o.id
        and e.account = 'seller:' || o.shop_id and e.event_id like 'refunded:%')`,
  },
  {
    name: "I8 the invoices of a series are numbered without gaps",
    sql: `select c.series as what from invoice_counters c left join invoices i on i.series = c.series group by c.series
      having count(i.number) <> c.last or coalesce(min(i.sequence), 1) <> 1 or coalesce(max(i.sequence), 0) <> c.last`,
  },
  {
    name: "I8 every paid order has one invoice, and no other has any",
    sql: `select o.number as what from orders o left join invoices i on i.order_id = o.id and i.corrects is null
      group by o.id having count(i.number) <> (case when o.paid_at is null then 0 else 1 end)`,
  },
  {
    // The row outlives its text: a sent mail is emptied, never deleted.
    name: "I9 every paid purchase has its confirmation, and no other has one",
    sql: `select p.number as what from purchases p left join mail_queue m on m.key = 'purchase:' || p.id || ':confirmed'
      where (p.state = 'paid') <> (m.key is not null)`,
  },
  {
    name: "I10 orders are as far as their purchase, and their moments follow each other",
    sql: `select o.number as what from orders o join purchases p on p.id = o.purchase_id
      where (p.state = 'pending') <> (o.status = 'pending') or (p.state = 'paid') <> (o.paid_at is not null)
        or (p.state in ('expired', 'cancelled') and o.status <> 'cancelled')
        or (o.status in ('shipped', 'delivered') and o.shipped_at is null and o.delivered_at is null)
        or o.shipped_at < o.paid_at or o.delivered_at < o.shipped_at`,
  },
];

/** Broken rules that are told of one kind, so that a report stays readable. */
const MOST_TOLD = 20;
const INVOICES_AT_ONCE = 500;

/** What of the books cannot be right, one sentence each; empty when all is well. */
export async function checkInvariants(session: Session): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, sql } of rules) {
    const { rows } = await session.query<{ what: string }>(`${sql} limit ${MOST_TOLD}`);
    broken.push(...rows.map(({ what }) => `${name}: ${what}`));
  }
  return [...broken, ...(await checkInvoices(session))];
}

async function checkInvoices(session: Session): Promise<string[]> {
  const broken: string[] = [];
  let after = "";
  for (let read = INVOICES_AT_ONCE; read === INVOICES_AT_ONCE; ) {
    const { rows } = await session.query<Issued>(
      `select i.number, i.content, o.total + o.funded as total, coalesce((select sum((n.content->>'total')::int)
          from invoices n where n.corrects = i.number), 0)::int as credited,
          (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id)::int as refunded,
          o.funded from invoices i join orders o on o.id = i.order_id
        where i.number > $1 order by i.number limit $2`,
      [after, INVOICES_AT_ONCE],
    );
    for (const { number, content, ...sums } of rows) {
      if (!(content.corrects ? addsUp(content) : isRight(content, sums)))
        broken.push(`I7 an invoice adds up: ${number}`);
    }
    read = rows.length;
    after = rows.at(-1)?.number ?? after;
  }
  return broken.slice(0, MOST_TOLD);
}

type Issued = {
  number: string;
  content: InvoiceContent;
  /** Of the order, with what the platform pays. */
  total: number;
  funded: number;
  /** On credit notes of this invoice. */
  credited: number;
  refunded: number;
};

function isRight(content: InvoiceContent, { total, funded, credited, refunded }: Omit<Issued, "number" | "content">) {
  const rates = content.vat.every(({ rate, gross, vat }) => vat === vatIn(gross, rate));
  const notes = credited <= total && credited >= refunded && credited <= refunded + funded;
  return rates && notes && addsUp(content) && content.total === total;
}

function addsUp({ vat, lines, shipping, total }: InvoiceContent): boolean {
  const rates = vat.every(({ gross, net, vat: tax }) => net + tax === gross);
  const sum = lines.reduce((amount, line) => amount + line.total, shipping);
  const stated = vat.reduce((amount, { gross }) => amount + gross, 0);
  const isMixed = lines.some(({ vatRate }) => vatRate === null);
  return rates && sum === total && (isMixed ? stated <= total : stated === total);
}
