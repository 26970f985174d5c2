import type { Texts } from "../catalogue";

/** Writing to customer service. */
export const contact = {
  "contact.title": { en: "Contact", nl: "Contact" },
  "contact.description": {
    en: "Write to customer service: you get a number, and an employee answers by mail.",
    nl: "Schrijf naar de klantenservice: je krijgt een nummer, en een medewerker antwoordt per mail.",
  },
  "contact.answers": { en: "See if your answer is there already", nl: "Kijk of je antwoord er al staat" },
  "contact.track": { en: "Track an order", nl: "Een bestelling volgen" },
  "contact.notice": {
    en: "Report a wrong price or illegal content",
    nl: "Een onjuiste prijs of illegale inhoud melden",
  },
  "contact.form": { en: "Write to us", nl: "Schrijf ons" },
  "contact.name": { en: "Your name", nl: "Je naam" },
  "contact.name.missing": { en: "Give your name, on one line.", nl: "Vul je naam in, op één regel." },
  "contact.email": { en: "Your e-mail address", nl: "Je e-mailadres" },
  "contact.email.hint": {
    en: "We answer to it, and send a copy of your message.",
    nl: "Hier antwoorden we op, en hier sturen we een kopie van je bericht naartoe.",
  },
  "contact.email.wrong": {
    en: "Enter an e-mail address such as name@example.com.",
    nl: "Vul een e-mailadres in, zoals naam@voorbeeld.nl.",
  },
  "contact.subject": { en: "What is it about?", nl: "Waar gaat het over?" },
  "contact.subject.missing": {
    en: "Say in a few words what it is about.",
    nl: "Zeg in een paar woorden waar het over gaat.",
  },
  "contact.subject.long": {
    en: "Use fewer words here, on one line.",
    nl: "Gebruik hier minder woorden, op één regel.",
  },
  "contact.order": { en: "Order number", nl: "Bestelnummer" },
  "contact.order.hint": { en: "For instance 7KQ2M9XRTW4-1", nl: "Bijvoorbeeld 7KQ2M9XRTW4-1" },
  "contact.order.wrong": {
    en: "An order number is shorter. Leave it empty if you have none.",
    nl: "Een bestelnummer is korter. Heb je er geen, laat dit dan leeg.",
  },
  "contact.text": { en: "Your message", nl: "Je bericht" },
  "contact.text.hint": {
    en: "Do not send passwords or card numbers.",
    nl: "Stuur geen wachtwoorden of kaartnummers mee.",
  },
  "contact.text.missing": { en: "Write your message.", nl: "Schrijf je bericht." },
  "contact.text.long": { en: "This message is too long; shorten it.", nl: "Dit bericht is te lang; maak het korter." },
  "contact.trap": { en: "Leave this empty", nl: "Laat dit leeg" },
  "contact.send": { en: "Send", nl: "Versturen" },
  "contact.often": {
    en: "You wrote often just now. Try again in an hour; what you typed is still here.",
    nl: "Je hebt net vaak geschreven. Probeer het over een uur opnieuw; wat je typte staat er nog.",
  },
  "contact.failed": {
    en: "That failed; what you typed is still here. Try again.",
    nl: "Dat is niet gelukt; wat je typte staat er nog. Probeer het opnieuw.",
  },
  "contact.trapped": {
    en: "Your browser filled in a field that must stay empty. Send the form once more.",
    nl: "Je browser vulde een veld in dat leeg moet blijven. Verstuur het formulier nog een keer.",
  },
  "contact.thanks": { en: "We have your message", nl: "We hebben je bericht" },
  "contact.sent": {
    en: "Your message has number {number}. A copy is on its way to you; an employee answers by mail.",
    nl: "Je bericht heeft nummer {number}. Een kopie is naar je onderweg; een medewerker antwoordt per mail.",
  },
  "contact.home": { en: "To the home page", nl: "Naar de homepagina" },
} as const satisfies Texts;
