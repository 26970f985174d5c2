import type { Mail } from "../kit";

interface Recalled {
  product: string;
  reason: string;
  /** Of the orders in which it was bought. */
  numbers: readonly string[];
  shopName: string;
}

/** Tells a buyer that something they bought is unlawful or unsafe, and what to do. */
export function recallMail(to: string, { product, reason, numbers, shopName }: Recalled): Mail {
  const orders = numbers.length === 1 ? `bestelling ${numbers[0]}` : `de bestellingen ${numbers.join(", ")}`;
  return {
    to,
    subject: `Belangrijk: ${product} wordt teruggeroepen`,
    text: `Hallo,

Je hebt dit bij ons gekocht: ${product} (${orders}).
Het wordt teruggeroepen. We verkopen het niet meer.

De reden: ${reason}

Gebruik het niet meer. Antwoord op dit bericht of neem contact op met de verkoper, dan regelen we wat er met je artikel en je geld gebeurt.

Groeten,
${shopName}
`,
  };
}
