import type { Mail } from "../kit";
import { euros } from "./mail-words";
import { written } from "./order-mails";
import type { PurchaseRow } from "./purchase-records";
import type { Sender } from "./sender";

/** Mails about payments that do not make a purchase paid. */

/** The payment has failed and nothing is paid. */
export function paymentFailedMail(purchase: PurchaseRow, sender: Sender): Mail {
  return written(purchase, sender, `Je betaling voor bestelling ${purchase.number} is niet gelukt`, [
    {
      rows: [
        `De betaling van ${euros(purchase.total)} voor je bestelling ${purchase.number} is niet gelukt. Er is niets afgeschreven.`,
        "Je kunt het opnieuw proberen, ook op een andere manier. Is de tijd om te betalen voorbij, dan staan je artikelen nog in je winkelwagen.",
      ],
      link: { text: "Betaal opnieuw", url: sender.orderUrl },
    },
  ]);
}

const whyItGoesBack = {
  paid_too_late: (number: string) =>
    `Je betaling voor bestelling ${number} kwam binnen toen de tijd om te betalen voorbij was. De bestelling gaat niet door.`,
  paid_twice: (number: string) => `Bestelling ${number} is twee keer betaald. De bestelling gaat gewoon door.`,
};

/** A payment that came too late or a second time, all of which goes back. */
export function goesBackMail(
  purchase: PurchaseRow,
  { amount, reason }: { amount: number; reason: keyof typeof whyItGoesBack },
  sender: Sender,
): Mail {
  return written(purchase, sender, `Je krijgt je betaling voor bestelling ${purchase.number} terug`, [
    {
      rows: [
        whyItGoesBack[reason](purchase.number),
        `Je krijgt ${euros(amount)} terug, op de manier waarop je hebt betaald. Dat is meestal binnen een paar dagen.`,
      ],
      link: { text: "Bekijk je bestelling", url: sender.orderUrl },
    },
  ]);
}
