import type { PurchaseAddress } from "#contract/checkout";
import { expectedDays } from "#contract/expected-days";
import type { Mail } from "../kit";
import { letter, plainLine as plain, type Section } from "../mail/letter";
import { dutchDate, euros as money } from "./mail-words";
import { shippingByRate, vatByRate } from "./money-rules";
import type { LineRow, OrderRow, PurchaseRow } from "./purchase-records";
import type { Sender } from "./sender";

/**
 * Confirms a paid purchase. What the law wants stands in the message itself, because a link is no durable medium
 * (C-49/11): sellers, goods, prices, VAT, delivery, withdrawal with its model form, guarantee and complaints.
 */
export function confirmationMail(
  purchase: PurchaseRow,
  orders: readonly OrderRow[],
  lines: readonly LineRow[],
  sender: Sender,
): Mail {
  const head = { to: purchase.email, subject: `Bevestiging van je bestelling ${purchase.number}` };
  return letter(head, sender.shopName, sectionsOf(purchase, orders, lines, sender));
}

function sectionsOf(
  purchase: PurchaseRow,
  orders: readonly OrderRow[],
  lines: readonly LineRow[],
  { shopName, orderUrl, ...more }: Sender,
): Section[] {
  return [
    {
      rows: [
        "Hallo,",
        `Bedankt voor je bestelling bij ${shopName}. Je betaling van ${money(purchase.total)} is binnen.`,
      ],
      link: { text: "Bekijk je bestelling", url: orderUrl },
    },
    ...orders.map((order) =>
      orderSection(
        order,
        purchase.placedAt,
        lines.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    {
      title: "Totaal",
      rows: [
        ["Artikelen", money(purchase.goods)],
        ["Verzending", purchase.shipping === 0 ? "gratis" : money(purchase.shipping)],
        ...(purchase.discount > 0 ? ([["Korting", `-${money(purchase.discount)}`]] as const) : []),
        ["Betaald, inclusief btw", money(purchase.total)],
      ],
    },
    addressSection(purchase),
    ...rights(more),
    { rows: ["Groeten,", shopName] },
  ];
}

function orderSection(order: OrderRow, placedAt: Date, lines: readonly LineRow[]): Section {
  const { seller } = order;
  const expected = expectedDays(order.promise, placedAt);
  const goods = lines.map(({ total, vatRate, vatScheme }) => ({
    gross: total,
    rate: vatScheme === "margin" ? null : vatRate,
  }));
  const vat = vatByRate([...goods, ...shippingByRate(order.shipping, goods)]);
  return {
    title: `Bestelling ${order.number}: verkoop en levering door ${plain(seller.legalName)} (bedrijf)`,
    rows: [
      ...lines.map((line) => [`${line.quantity} x ${plain(line.name)}`, money(line.unit * line.quantity)] as const),
      [plain(order.methodName), order.shipping === 0 ? "gratis" : money(order.shipping)],
      ...(order.discount > 0 ? ([["Korting", `-${money(order.discount)}`]] as const) : []),
      ["Totaal", money(order.total)],
      ...vat.map(({ rate, vat: amount }) => [`waarvan ${rate}% btw`, money(amount)] as const),
      ...(expected ? [`Verwachte bezorging: ${daysText(expected)}.`] : []),
      `${plain(seller.legalName)}, ${plain(seller.street)}, ${plain(seller.postalCode)} ${plain(seller.city)}`,
      `KvK ${seller.kvk}, btw-id ${seller.vatId}, ${seller.email}, ${seller.phone}`,
    ],
  };
}

function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? dutchDate(to) : `tussen ${dutchDate(from)} en ${dutchDate(to)}`;
}

function addressSection({ deliveryAddress, billingAddress, pickupPoint }: PurchaseRow): Section {
  const place = pickupPoint
    ? `Ophalen bij ${plain(pickupPoint.name)}, ${plain(pickupPoint.street)} ${pickupPoint.houseNumber}, ${pickupPoint.postalCode} ${plain(pickupPoint.city)}`
    : `Bezorgadres: ${addressText(deliveryAddress)}`;
  return { title: "Adressen", rows: [place, `Factuuradres: ${addressText(billingAddress)}`] };
}

function addressText({ company, recipient, street, houseNumber, addition, postalCode, city }: PurchaseAddress): string {
  const number = `${houseNumber} ${addition}`.trim();
  return [company?.name, recipient, `${street} ${number}`, `${postalCode} ${city}`]
    .filter((part): part is string => Boolean(part))
    .map(plain)
    .join(", ");
}

function rights({ termsUrl, withdrawalUrl }: Pick<Sender, "termsUrl" | "withdrawalUrl">): Section[] {
  return [
    {
      title: "Bedenktijd",
      rows: [
        "Je mag de overeenkomst met elke verkoper binnen 14 dagen na ontvangst van je laatste artikel ontbinden, zonder reden. Dat kan met de link hieronder; je mag het ook aan de verkoper laten weten, bijvoorbeeld per e-mail of met het formulier. Je stuurt de artikelen dan binnen 14 dagen terug; de kosten van het terugsturen zijn voor jou, tenzij de verkoper ze betaalt. Je krijgt binnen 14 dagen terug wat je hebt betaald, ook de standaard verzendkosten; de verkoper mag wachten tot de artikelen of een bewijs van verzending er zijn.",
        "Modelformulier: Aan (naam en e-mailadres van de verkoper): Hierbij deel ik mee dat ik onze overeenkomst over de verkoop van (artikelen), besteld op (datum), ontvangen op (datum), herroep. Naam, adres, datum.",
      ],
      link: { text: "Hier de overeenkomst ontbinden", url: withdrawalUrl },
    },
    {
      title: "Garantie en klachten",
      rows: [
        "Je hebt altijd recht op een goed product: is er iets mis, dan kun je bij de verkoper terecht, ook na een eventuele fabrieksgarantie. Komen jullie er samen niet uit, antwoord dan op dit bericht.",
      ],
      link: { text: "Algemene voorwaarden", url: termsUrl },
    },
  ];
}
