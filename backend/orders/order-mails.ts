import type { Mail } from "../kit";
import { letter, plainLine, type Section } from "../mail/letter";
import type { Parcel } from "./fulfil";
import { dutchDate, euros } from "./mail-words";
import type { OrderRow, PurchaseRow } from "./purchase-records";
import type { LineRefund } from "./refund-rules";
import type { Sender } from "./sender";

/** Mails about a purchase after it was placed; what else is known of it is on its page, to which each of them leads. */

type Buyer = Pick<PurchaseRow, "email" | "number">;

const seller = ({ seller: { legalName } }: OrderRow) => plainLine(legalName);
/** A mail with a greeting and the shop's name below it. */
export const written = (buyer: Buyer, sender: Sender, subject: string, sections: Section[]): Mail =>
  letter({ to: buyer.email, subject }, sender.shopName, [
    { rows: ["Hallo,"] },
    ...sections,
    { rows: ["Groeten,", sender.shopName] },
  ]);
const toOrder = ({ orderUrl }: Sender) => ({ text: "Bekijk je bestelling", url: orderUrl });

export function shippedMail(purchase: Buyer, order: OrderRow, parcel: Parcel, sender: Sender): Mail {
  const code = parcel.trackingCode ? ` met code ${plainLine(parcel.trackingCode)}` : "";
  const isLink = /^https:\/\//.test(parcel.link);
  return written(purchase, sender, `Je bestelling ${order.number} is onderweg`, [
    {
      rows: [
        `${seller(order)} heeft je bestelling ${order.number} verzonden: ${plainLine(parcel.service)}${code} brengt je pakket.`,
      ],
      link: isLink ? { text: "Volg je pakket", url: parcel.link } : toOrder(sender),
    },
    ...(isLink ? [{ rows: [], link: toOrder(sender) }] : []),
  ]);
}

export function deliveredMail(purchase: Buyer, order: OrderRow, sender: Sender): Mail {
  const till = order.returnTill ? ` tot en met ${dutchDate(order.returnTill)}` : "";
  return written(purchase, sender, `Je bestelling ${order.number} is bezorgd`, [
    {
      rows: [
        `Je bestelling ${order.number} bij ${seller(order)} is bezorgd. Veel plezier ermee!`,
        `Toch niet wat je zocht? Je kunt de overeenkomst${till} ontbinden, zonder reden.`,
        "Is er iets stuk of klopt er iets niet? Dan heb je altijd recht op een goed product, ook daarna. Neem dan contact op met de verkoper.",
        `${seller(order)}: ${plainLine(order.seller.email)}, ${plainLine(order.seller.phone)}`,
      ],
      link: toOrder(sender),
    },
    { rows: [], link: { text: "Hier de overeenkomst ontbinden", url: sender.withdrawalUrl } },
  ]);
}

/** What was cancelled or returned, and what the buyer gets back. */
export function refundMail(
  purchase: Buyer,
  order: OrderRow,
  { lines, shipping, amount, creditNote }: RefundTold,
  sender: Sender,
): Mail {
  const isWhole = order.status === "cancelled";
  const subject = isWhole
    ? `Je bestelling ${order.number} is geannuleerd`
    : `Je krijgt geld terug van bestelling ${order.number}`;
  return written(purchase, sender, subject, [
    {
      rows: [
        `Je krijgt ${euros(amount)} terug van ${seller(order)}, op de manier waarop je hebt betaald. Dat is uiterlijk over 14 dagen, en meestal binnen een paar dagen.`,
      ],
    },
    {
      title: `Terug van bestelling ${order.number}`,
      rows: [
        ...lines.map(
          ({ line, quantity, amount: part }) => [`${quantity} x ${plainLine(line.name)}`, euros(part)] as const,
        ),
        ...(shipping > 0 ? [["Verzending", euros(shipping)] as const] : []),
        ["Totaal", euros(amount)],
        ["Creditfactuur", creditNote],
      ],
      link: toOrder(sender),
    },
  ]);
}

export interface RefundTold {
  lines: readonly LineRefund[];
  shipping: number;
  amount: number;
  creditNote: string;
}
