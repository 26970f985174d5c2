import type { Texts } from "../catalogue";

export const returns = {
  "returns.empty.title": { en: "No returns yet", nl: "Nog geen retouren" },
  "returns.empty.text": {
    en: "You start a return on the page of your order, and find it here afterwards.",
    nl: "Een retour begin je op de pagina van je bestelling. Daarna staat hij hier.",
  },
  "returns.of": { en: "Returns of order {number}", nl: "Retour van bestelling {number}" },
  "returns.start": { en: "Return something", nl: "Iets terugsturen" },
  "returns.costs": {
    en: "You pay for sending it back, unless the seller does. You get back what you paid for the products; if everything goes back, the shipping costs too.",
    nl: "De kosten van het terugsturen zijn voor jou, tenzij de verkoper ze betaalt. Je krijgt terug wat je voor de artikelen betaalde; gaat alles terug, dan ook de verzendkosten.",
  },
  "returns.quantity": { en: "How many of {name}?", nl: "Hoeveel stuks van {name}?" },
  "returns.units": { en: "{count} of {most}", nl: "{count} van {most}" },
  "returns.reason": { en: "Why do you return it?", nl: "Waarom stuur je het terug?" },
  "returns.reason.hint": {
    en: "You need not give a reason. It helps the seller.",
    nl: "Je hoeft geen reden te geven. De verkoper heeft er wel iets aan.",
  },
  "returns.send": { en: "Request return", nl: "Retour aanvragen" },
  "returns.nothing": { en: "Choose how many you send back.", nl: "Kies hoeveel je terugstuurt." },
  "returns.refused": {
    en: "This cannot be returned any more. Below is what still can, and until when.",
    nl: "Dit kan niet meer terug. Hieronder staat wat nog wel kan, en tot wanneer.",
  },
  "returns.failed": {
    en: "Your return could not be requested. Try again in a moment.",
    nl: "Je retour kon niet worden aangevraagd. Probeer het zo nog eens.",
  },
  "returns.number": { en: "Return {number}", nl: "Retour {number}" },
  "returns.from": {
    en: "Of order {number} at {shop}, requested on {date}",
    nl: "Van bestelling {number} bij {shop}, aangevraagd op {date}",
  },
  "returns.status.requested": { en: "Requested", nl: "Aangevraagd" },
  "returns.status.approved": { en: "Approved", nl: "Goedgekeurd" },
  "returns.status.rejected": { en: "Rejected", nl: "Afgewezen" },
  "returns.status.received": { en: "Received", nl: "Ontvangen" },
  "returns.status.refunded": { en: "Refunded", nl: "Terugbetaald" },
  "returns.next.requested": {
    en: "We look at your request and mail you the label. Do not send anything yet.",
    nl: "We bekijken je aanvraag en mailen je het label. Stuur nog niets op.",
  },
  "returns.next.approved": {
    en: "Print the label, put it on the parcel and hand it in at a point nearby.",
    nl: "Druk het label af, plak het op het pakket en lever het in bij een punt in de buurt.",
  },
  "returns.next.rejected": {
    en: "This return was rejected. Do you disagree? Contact the seller.",
    nl: "Deze retour is afgewezen. Niet mee eens? Neem contact op met de verkoper.",
  },
  "returns.next.received": { en: "The seller has received it.", nl: "De verkoper heeft hem ontvangen." },
  "returns.next.refunded": {
    en: "The refund is on its way, by the way you paid.",
    nl: "Het geld komt terug op de manier waarop je betaalde.",
  },
  "returns.decision": { en: "Reason: {reason}", nl: "Reden: {reason}" },
  "returns.label": { en: "Return label and drop-off points", nl: "Retourlabel en inleverpunten" },
  "returns.pages": { en: "Pages of returns", nl: "Pagina’s met retouren" },
  "returns.newer": { en: "Newer returns", nl: "Nieuwere retouren" },
  "returns.older": { en: "Older returns", nl: "Oudere retouren" },
  "label.page": { en: "Return label", nl: "Retourlabel" },
  "label.title": { en: "Label of return {number}", nl: "Label van retour {number}" },
  "label.text": {
    en: "Print this page, and stick the label on the parcel.",
    nl: "Druk deze pagina af en plak het label op het pakket.",
  },
  "label.to": { en: "To", nl: "Aan" },
  "label.from": { en: "From", nl: "Afzender" },
  "label.department": { en: "Returns, {number}", nl: "Retouren, {number}" },
  "label.inside": { en: "In the parcel, of order {number}", nl: "In het pakket, van bestelling {number}" },
  "label.dropOff": { en: "Hand it in nearby", nl: "Lever het in bij jou in de buurt" },
} satisfies Texts;
