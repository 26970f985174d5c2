import type { Texts } from "../catalogue";

/** The operators' desk. */
export const desk = {
  "desk.title": { en: "Desk", nl: "Beheer" },
  "desk.waiting": {
    en: "{count, plural, =0 {Nothing waits.} one {One thing waits.} other {# things wait.}}",
    nl: "{count, plural, =0 {Er wacht niets.} one {Er wacht één ding.} other {Er wachten # dingen.}}",
  },
  "desk.kind.request": { en: "Business requests", nl: "Zakelijke aanvragen" },
  "desk.kind.notice": { en: "Notices", nl: "Meldingen" },
  "desk.kind.message": { en: "Messages to customer service", nl: "Berichten aan de klantenservice" },
  "desk.kind.review": { en: "Reviews", nl: "Beoordelingen" },
  "desk.kind.withdrawal": { en: "Withdrawals", nl: "Ontbindingen" },
  "desk.kind.refund": { en: "Refunds", nl: "Terugbetalingen" },
  "desk.kind.return": { en: "Returns", nl: "Retouren" },
  "desk.kind.feed": { en: "Held feeds", nl: "Feeds die wachten" },
  "desk.kind.schedule": { en: "Shops that could not be read", nl: "Winkels die niet te lezen zijn" },
  "desk.kind.mail": { en: "Mails that were given up", nl: "Opgegeven mails" },
  "desk.reason": { en: "Reason or message", nl: "Reden of bericht" },
  "desk.unexplained": { en: "This decision needs a reason.", nl: "Dit besluit heeft een reden nodig." },
  "desk.failed": {
    en: "That did not work. Perhaps it does not wait any more: reload the page.",
    nl: "Dat is niet gelukt. Misschien wacht het niet meer: laad de pagina opnieuw.",
  },
  "desk.word.in_review": { en: "Take into review", nl: "In behandeling nemen" },
  "desk.word.approved": { en: "Approve", nl: "Goedkeuren" },
  "desk.word.refused": { en: "Refuse", nl: "Afwijzen" },
  "desk.word.show": { en: "Show", nl: "Laten zien" },
  "desk.word.hide": { en: "Take down", nl: "Weghalen" },
  "desk.word.accept": { en: "The notice is right", nl: "Melding klopt" },
  "desk.word.reject": { en: "Leave it as it is", nl: "Zo laten" },
  "desk.word.answer": { en: "Mail this answer", nl: "Dit antwoord mailen" },
  "desk.word.close": { en: "Close", nl: "Afronden" },
  "desk.word.retry": { en: "Try again", nl: "Opnieuw proberen" },
} satisfies Texts;
