import type { Mail } from "../kit";
import { letter, plainLine, type Section } from "../mail/letter";
import type { Sender } from "../orders/sender";
import type { WholeReturn } from "./records";

/** What a mail about a return tells of it. */
export interface ReturnTold {
  found: WholeReturn;
  lines: readonly { quantity: number; name: string }[];
  /** Address of the label's page. */
  labelUrl: string;
}

const COSTS = "De kosten van het terugsturen zijn voor jou, tenzij de verkoper ze betaalt.";

function written({ found: { purchase } }: ReturnTold, sender: Sender, subject: string, sections: Section[]): Mail {
  return letter({ to: purchase.email, subject }, sender.shopName, [
    { rows: ["Hallo,"] },
    ...sections,
    { rows: ["Groeten,", sender.shopName] },
  ]);
}
const articles = ({ lines }: ReturnTold): Section => ({
  title: "Wat je terugstuurt",
  rows: lines.map(({ quantity, name }) => `${quantity} x ${plainLine(name)}`),
});
const toOrder = ({ orderUrl }: Sender) => ({ text: "Bekijk je bestelling", url: orderUrl });
const seller = ({ found: { order } }: ReturnTold) => plainLine(order.seller.legalName);

export function requestedMail(told: ReturnTold, sender: Sender): Mail {
  const { row, order } = told.found;
  return written(told, sender, `Je retour ${row.number} is aangevraagd`, [
    {
      rows: [
        `Je wilt iets terugsturen van je bestelling ${order.number} bij ${seller(told)}. Dat bekijken we, en daarna sturen we je het retourlabel.`,
        `Stuur nog niets op. ${COSTS}`,
      ],
    },
    { ...articles(told), link: toOrder(sender) },
  ]);
}

export function approvedMail(told: ReturnTold, sender: Sender): Mail {
  const { row, order } = told.found;
  return written(told, sender, `Je retourlabel voor ${row.number}`, [
    {
      rows: [
        `Je retour van bestelling ${order.number} is goedgekeurd. Druk het label af, plak het op het pakket en lever het in bij een punt in de buurt.`,
        COSTS,
      ],
      link: { text: "Bekijk je retourlabel", url: told.labelUrl },
    },
    articles(told),
  ]);
}

export function rejectedMail(told: ReturnTold, sender: Sender): Mail {
  const { row, order } = told.found;
  return written(told, sender, `Je retour ${row.number} is afgewezen`, [
    {
      rows: [
        `Je aanvraag om iets terug te sturen van bestelling ${order.number} is afgewezen.`,
        `De reden: ${plainLine(row.decision)}`,
        `Ben je het er niet mee eens? Neem dan contact op met ${seller(told)}: ${plainLine(order.seller.email)}, ${plainLine(order.seller.phone)}`,
      ],
      link: toOrder(sender),
    },
  ]);
}

export function receivedMail(told: ReturnTold, sender: Sender): Mail {
  const { row } = told.found;
  return written(told, sender, `Je retour ${row.number} is ontvangen`, [
    {
      rows: [`${seller(told)} heeft je retour ontvangen. In een aparte mail lees je wat je terugkrijgt.`],
      link: toOrder(sender),
    },
  ]);
}
