import type { Texts } from "../catalogue";

export const orders = {
  "orders.byMail.title": { en: "Looking for an order?", nl: "Zoek je een bestelling?" },
  "orders.byMail.text": {
    en: "Open it with the link in the mail that confirmed your order.",
    nl: "Open hem met de link in de mail waarmee we je bestelling bevestigden.",
  },
  "order.title": { en: "Order {number}", nl: "Bestelling {number}" },
  "order.page": { en: "Order", nl: "Bestelling" },
  "order.thanks": { en: "Thank you for your order", nl: "Bedankt voor je bestelling" },
  "order.thanks.text": {
    en: "The payment of {total} has arrived. A confirmation is on its way to {email}.",
    nl: "De betaling van {total} is binnen. Een bevestiging is onderweg naar {email}.",
  },
  "order.waiting": { en: "We are waiting for your bank", nl: "We wachten op bevestiging van je bank" },
  "order.waiting.text": {
    en: "This mostly takes less than a minute. You need not pay again: as soon as your bank confirms, you get an e-mail.",
    nl: "Dat duurt meestal minder dan een minuut. Je hoeft niet opnieuw te betalen: zodra je bank bevestigt, krijg je een e-mail.",
  },
  "order.waiting.refresh": { en: "Look again", nl: "Kijk opnieuw" },
  "order.unpaid": {
    en: "Your order is ready, but not paid yet",
    nl: "Je bestelling staat klaar, maar is nog niet betaald",
  },
  "order.unpaid.text": {
    en: "We keep it for you until {time}.",
    nl: "We houden alles voor je vast tot {time}.",
  },
  "order.unpaid.failed": {
    en: "The payment did not succeed: {reason}. Nothing was charged.",
    nl: "De betaling is niet gelukt: {reason}. Er is niets afgeschreven.",
  },
  "order.reason.declined": { en: "the bank declined it", nl: "je bank heeft hem geweigerd" },
  "order.reason.authentication": {
    en: "the check by your bank was not completed",
    nl: "de controle door je bank is niet afgerond",
  },
  "order.reason.other": { en: "the provider refused it", nl: "de betaaldienst heeft hem geweigerd" },
  "order.pay": { en: "Pay {total}", nl: "Betaal {total}" },
  "order.pay.failed": {
    en: "Paying does not work right now. Your order is kept: try again in a moment.",
    nl: "Betalen lukt nu niet. Je bestelling staat klaar: probeer het zo nog eens.",
  },
  "order.expired": { en: "This order has lapsed", nl: "Deze bestelling is verlopen" },
  "order.expired.text": {
    en: "It was not paid in time. Nothing was charged, and what you chose is still in your cart.",
    nl: "Er is niet op tijd betaald. Er is niets afgeschreven, en wat je koos ligt nog in je winkelwagen.",
  },
  "order.cancelled": { en: "This order was cancelled", nl: "Deze bestelling is geannuleerd" },
  "order.cancelled.text": {
    en: "Nothing is delivered. If you had paid, you get your money back.",
    nl: "Er wordt niets geleverd. Had je al betaald, dan krijg je je geld terug.",
  },
  "order.cart": { en: "To the cart", nl: "Naar de winkelwagen" },
  "order.part": { en: "Order {number} at {shop}", nl: "Bestelling {number} bij {shop}" },
  "order.seller": {
    en: "Sold and delivered by {name}, {street}, {postalCode} {city}",
    nl: "Verkoop en levering door {name}, {street}, {postalCode} {city}",
  },
  "order.seller.ids": { en: "KvK {kvk} · VAT id {vatId}", nl: "KvK {kvk} · btw-id {vatId}" },
  "order.status.pending": { en: "Waiting for payment", nl: "Wacht op betaling" },
  "order.status.paid": { en: "Paid", nl: "Betaald" },
  "order.status.processing": { en: "Being packed", nl: "Wordt ingepakt" },
  "order.status.shipped": { en: "On its way", nl: "Onderweg" },
  "order.status.delivered": { en: "Delivered", nl: "Bezorgd" },
  "order.status.cancelled": { en: "Cancelled", nl: "Geannuleerd" },
  "order.quantity": { en: "{quantity} ×", nl: "{quantity} ×" },
  "order.shipment": { en: "Parcel with {service}", nl: "Pakket met {service}" },
  "order.track": { en: "Follow your parcel ({code})", nl: "Volg je pakket ({code})" },
  "order.returnTill": { en: "Can be returned until {date}", nl: "Retourneren kan tot en met {date}" },
  "order.invoice": { en: "Invoice {number}", nl: "Factuur {number}" },
  "order.refunded": { en: "Refunded", nl: "Terugbetaald" },
  "order.total": { en: "Total", nl: "Totaal" },
  "order.placedAt": { en: "Ordered on {date}", nl: "Besteld op {date}" },
  "order.addresses": { en: "Addresses", nl: "Adressen" },
  "order.keep": {
    en: "Keep this address: with it you can always look at your order.",
    nl: "Bewaar dit adres: hiermee kun je je bestelling altijd bekijken.",
  },
} satisfies Texts;
