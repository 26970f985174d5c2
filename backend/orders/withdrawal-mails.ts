import type { Mail } from "../kit";
import { letter, plainLine, type Section } from "../mail/letter";
import type { OrderRow, PurchaseRow } from "./purchase-records";
import type { Sender } from "./sender";
import type { WithdrawalRow } from "./withdrawal-records";

const moment = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "full",
  timeStyle: "medium",
  timeZone: "Europe/Amsterdam",
});

/** The receipt that the law asks for: the statement itself, with the day and time at which it came in. */
export function receiptMail(statement: WithdrawalRow, shopName: string): Mail {
  const { email, name, orderNumber, articles, receivedAt, id } = statement;
  return letter({ to: email, subject: "Ontvangstbevestiging van je ontbinding" }, shopName, [
    {
      rows: [
        "Hallo,",
        `Op ${moment.format(receivedAt)} ontvingen we deze verklaring. Dat moment telt: wie op tijd indient, is op tijd.`,
      ],
    },
    {
      title: "Je verklaring",
      rows: [
        "Hierbij ontbind ik de overeenkomst over deze bestelling.",
        ["Naam", plainLine(name)],
        ["Bestelnummer", plainLine(orderNumber)],
        ["E-mailadres", plainLine(email)],
        ["Artikelen", plainLine(articles) || "de hele bestelling"],
        ["Ontvangen op", moment.format(receivedAt)],
        ["Kenmerk", id],
      ],
    },
    {
      rows: [
        "Horen dit nummer en dit e-mailadres bij een bestelling, dan krijg je een tweede bericht over wat er nu gebeurt. Hoor je niets, antwoord dan op dit bericht.",
        "Groeten,",
        shopName,
      ],
    },
  ]);
}

/** Where the articles of an order that has been sent go back to, and what that costs. */
export function sendBackMail(
  purchase: Pick<PurchaseRow, "email">,
  { number, seller }: Pick<OrderRow, "number" | "seller">,
  sender: Sender,
): Mail {
  const address = [seller.legalName, seller.street, `${seller.postalCode} ${seller.city}`, seller.country];
  const sections: Section[] = [
    {
      rows: [
        "Hallo,",
        `Je hebt de overeenkomst over bestelling ${number} ontbonden. Stuur de artikelen binnen 14 dagen terug naar:`,
        address.map(plainLine).filter(Boolean).join(", "),
        "De kosten van het terugsturen zijn voor jou, tenzij de verkoper ze betaalt. Bewaar het bewijs van verzending.",
        "Je krijgt binnen 14 dagen na je ontbinding terug wat je hebt betaald, ook de standaard verzendkosten. De verkoper mag wachten tot de artikelen of het bewijs van verzending er zijn.",
        `${plainLine(seller.legalName)}: ${plainLine(seller.email)}, ${plainLine(seller.phone)}`,
      ],
      link: { text: "Bekijk je bestelling", url: sender.orderUrl },
    },
    { rows: ["Groeten,", sender.shopName] },
  ];
  return letter({ to: purchase.email, subject: `Zo stuur je bestelling ${number} terug` }, sender.shopName, sections);
}
