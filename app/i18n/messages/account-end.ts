import type { Texts } from "../catalogue";

/** The end of an account. */
export const accountEnd = {
  "account.delete": { en: "Delete account", nl: "Account verwijderen" },
  "account.delete.what": {
    en: "If you delete your account, this happens:",
    nl: "Als je je account verwijdert, gebeurt dit:",
  },
  "account.delete.lists": {
    en: "your wishlist, notifications and saved articles disappear;",
    nl: "je verlanglijstje, meldingen en bewaarde artikelen verdwijnen;",
  },
  "account.delete.data": {
    en: "your details, addresses and preferences are erased;",
    nl: "je gegevens, adressen en voorkeuren worden gewist;",
  },
  "account.delete.signIn": { en: "you can no longer sign in.", nl: "je kunt niet meer inloggen." },
  "account.delete.grace": {
    en: "We wait {days} days. Until then everything stays, and you can undo it.",
    nl: "We wachten {days} dagen. Tot die tijd blijft alles staan en kun je het ongedaan maken.",
  },
  "account.delete.orders": {
    en: "Is an order or a return still under way? Then we wait until it is done, at most {held} days longer.",
    nl: "Is er nog een bestelling of retour onderweg? Dan wachten we tot die klaar is, hooguit {held} dagen langer.",
  },
  "account.delete.unseen": {
    en: "We cannot see now whether an order or a return of yours is still under way.",
    nl: "We kunnen nu niet zien of er nog een bestelling of retour van je loopt.",
  },
  "account.delete.look": { en: "Look again", nl: "Opnieuw kijken" },
  "account.delete.settled": { en: "Nothing is under way.", nl: "Je hebt geen bestelling of retour die nog loopt." },
  "account.delete.unsettled": {
    en: "This is still under way. We wait until it is done, at most {held} days longer than those {days} days:",
    nl: "Dit loopt nog. We wachten tot het klaar is, hooguit {held} dagen langer dan die {days} dagen:",
  },
  "account.delete.unpaid": { en: "order {number}: not paid yet;", nl: "bestelling {number}: nog niet betaald;" },
  "account.delete.underWay": {
    en: "order {number}: not completed yet;",
    nl: "bestelling {number}: nog niet afgerond;",
  },
  "account.delete.return": { en: "order {number}: a return;", nl: "bestelling {number}: retour nog niet afgerond;" },
  "account.delete.refund": { en: "order {number}: money to come;", nl: "bestelling {number}: geld nog niet terug;" },
  "account.delete.kept": {
    en: "The administration keeps orders and invoices for as long as the law asks, without your account.",
    nl: "Bestellingen en facturen blijven zo lang als de wet vraagt in de administratie, zonder je account.",
  },
  "account.delete.sure": { en: "Yes, I want to delete my account", nl: "Ja, ik wil mijn account verwijderen" },
  "account.delete.unsure": {
    en: "Tick that you want to delete your account.",
    nl: "Vink aan dat je je account wilt verwijderen.",
  },
  "account.delete.atOnce": {
    en: "You had not completed your account yet, so it is deleted at once and for good.",
    nl: "Je had je account nog niet afgerond. Daarom wordt het meteen en voorgoed verwijderd.",
  },
  "account.delete.failed": {
    en: "Deleting did not succeed; your account is as it was. Try again.",
    nl: "Verwijderen is niet gelukt: er is niets veranderd. Probeer het opnieuw.",
  },
  "account.deletion.title": {
    en: "Your account will be deleted on {date}",
    nl: "Je account wordt op {date} verwijderd",
  },
  "account.deletion.text": {
    en: "Until then everything works as usual and you can undo it.",
    nl: "Tot die tijd werkt alles zoals je gewend bent en kun je het ongedaan maken.",
  },
  "account.deletion.undo": { en: "Undo deletion", nl: "Verwijdering ongedaan maken" },
  "account.deletion.undone": { en: "Your account stays.", nl: "Je account blijft bestaan." },
} satisfies Texts;
