import type { Texts } from "../catalogue";

/** Signing up, privately or as a business. */
export const signUp = {
  "register.title": { en: "Create an account", nl: "Account aanmaken" },
  "register.intro": {
    en: "With an account your wishlist and notifications go with you to every device. Looking and comparing works without one.",
    nl: "Met een account neem je je verlanglijstje en meldingen mee naar elk apparaat. Kijken en vergelijken kan ook zonder.",
  },
  "register.choose": { en: "Choose the kind of account", nl: "Kies het soort account" },
  "register.prive": { en: "Private", nl: "Particulier" },
  "register.prive.text": { en: "For yourself: save, follow and buy", nl: "Voor jezelf: bewaren, volgen en kopen" },
  "register.zakelijk": { en: "Business", nl: "Zakelijk" },
  "register.zakelijk.text": {
    en: "For shops that want to sell here; we check each application",
    nl: "Voor winkels die hier willen verkopen; we kijken elke aanvraag na",
  },
  "register.step.prive.account": {
    en: "Fill in your name, e-mail address and password",
    nl: "Vul je naam, e-mailadres en wachtwoord in",
  },
  "register.step.prive.details": { en: "Complete your details", nl: "Vul je gegevens aan" },
  "register.step.prive.ready": { en: "Done, your account works", nl: "Klaar, je account werkt" },
  "register.step.zakelijk.account": {
    en: "Fill in your name, e-mail address and password",
    nl: "Vul je naam, e-mailadres en wachtwoord in",
  },
  "register.step.zakelijk.details": {
    en: "Fill in your company, KvK number, VAT id and IBAN",
    nl: "Vul je bedrijf, KvK-nummer, btw-id en IBAN in",
  },
  "register.step.zakelijk.ready": {
    en: "We check your application and let you know",
    nl: "We kijken je aanvraag na en laten het je weten",
  },
  "register.begin": {
    en: "You fill in one form on a page of its own and come back here.",
    nl: "Je vult één formulier in op een aparte pagina en komt daarna hier terug.",
  },
  "register.begin.button": { en: "Create an account", nl: "Account aanmaken" },
  "register.begin.signIn": { en: "I have an account already", nl: "Ik heb al een account" },
  "register.as": { en: "You are signed in as {email}.", nl: "Je bent ingelogd als {email}." },
  "register.terms": {
    en: "I agree to the <link>terms and conditions</link>",
    nl: "Ik ga akkoord met de <link>algemene voorwaarden</link>",
  },
  "register.terms.missing": {
    en: "Tick that you agree to the terms and conditions.",
    nl: "Vink aan dat je akkoord gaat met de algemene voorwaarden.",
  },
  "register.send": { en: "Create account", nl: "Account aanmaken" },
  "register.often": {
    en: "That was a lot of attempts. Wait a moment and try again.",
    nl: "Dat waren veel pogingen. Wacht even en probeer het dan opnieuw.",
  },
  "register.done.title": { en: "Welcome {name}, your account is ready", nl: "Welkom {name}, je account is klaar" },
  "register.done.taken": {
    en: "What you saved and viewed in this browser is in your account now.",
    nl: "Wat je in deze browser had bewaard en bekeken, staat nu in je account.",
  },
  "register.done.taking": {
    en: "What you saved and viewed in this browser is being moved to your account.",
    nl: "Wat je in deze browser had bewaard en bekeken, zetten we nu in je account.",
  },
  "register.done.notTaken": {
    en: "Not everything you saved in this browser is in your account yet. It is still in this browser, and we try again at your next visit.",
    nl: "Nog niet alles wat je had bewaard, staat in je account. Het staat nog in deze browser; bij je volgende bezoek proberen we het opnieuw.",
  },
  "register.done.account": { en: "To my account", nl: "Naar mijn account" },
  "register.done.shop": { en: "To the home page", nl: "Naar de homepage" },
  "business.title": { en: "Business account", nl: "Zakelijk account" },
  "business.company": { en: "Your company", nl: "Je bedrijf" },
  "business.address": { en: "Address of the company", nl: "Adres van het bedrijf" },
  "business.contact": { en: "Contact person", nl: "Contactpersoon" },
  "business.name": { en: "Company name", nl: "Bedrijfsnaam" },
  "business.name.hint": { en: "As in the trade register", nl: "Zoals in het handelsregister" },
  "business.kvk": { en: "KvK number", nl: "KvK-nummer" },
  "business.kvk.hint": { en: "Eight digits", nl: "Acht cijfers" },
  "business.kvk.wrong": { en: "A KvK number has eight digits.", nl: "Een KvK-nummer heeft acht cijfers." },
  "business.vat": { en: "VAT id", nl: "Btw-id" },
  "business.vat.hint": { en: "For example NL004495445B01", nl: "Bijvoorbeeld NL004495445B01" },
  "business.vat.wrong": {
    en: "This VAT id does not exist. Check the digits; it begins with NL or BE.",
    nl: "Dit btw-id bestaat niet. Kijk de cijfers na; het begint met NL of BE.",
  },
  "business.iban": { en: "IBAN", nl: "IBAN" },
  "business.iban.hint": { en: "The account to which we pay", nl: "De rekening waarop we uitbetalen" },
  "business.iban.wrong": {
    en: "This IBAN does not exist. Check the letters and digits.",
    nl: "Dit IBAN bestaat niet. Kijk de letters en cijfers na.",
  },
  "business.ibanName": { en: "Name on the account", nl: "Naam op de rekening" },
  "business.website.hint": {
    en: "Later we ask you to show that it is yours",
    nl: "We vragen je later te laten zien dat die van jou is",
  },
  "business.representative": { en: "Representative", nl: "Vertegenwoordiger" },
  "business.representative.hint": {
    en: "Who may act for the company",
    nl: "Wie voor het bedrijf mag handelen",
  },
  "business.certified": {
    en: "We only sell what complies with the rules",
    nl: "Wij verkopen alleen wat aan de regels voldoet",
  },
  "business.certified.missing": {
    en: "Selling here needs this declaration.",
    nl: "Zonder deze verklaring kun je hier niet verkopen.",
  },
  "business.website": { en: "Website", nl: "Website" },
  "business.website.wrong": {
    en: "Write the address of the website, e.g. winkel.nl.",
    nl: "Vul het adres van de website in, bijvoorbeeld winkel.nl.",
  },
  "business.send": { en: "Send application", nl: "Aanvraag versturen" },
  "business.requestedOn": { en: "requested on {date}", nl: "aangevraagd op {date}" },
  "business.step.requested": { en: "Requested", nl: "Aangevraagd" },
  "business.step.in_review": { en: "In review", nl: "In behandeling" },
  "business.step.decided": { en: "Decision", nl: "Besluit" },
  "business.step.approved": { en: "Approved", nl: "Goedgekeurd" },
  "business.step.refused": { en: "Refused", nl: "Afgewezen" },
  "business.status.requested": {
    en: "We have received your application. You get a notification as soon as somebody looks at it.",
    nl: "We hebben je aanvraag ontvangen. Je krijgt een melding zodra iemand ernaar kijkt.",
  },
  "business.status.in_review": {
    en: "Somebody is checking your details.",
    nl: "Iemand kijkt je gegevens na.",
  },
  "business.status.approved": { en: "Your business account works.", nl: "Je zakelijke account werkt." },
  "business.decidedOn": { en: "last decision on {date}", nl: "laatste besluit op {date}" },
  "business.missing": { en: "We still need", nl: "Dit hebben we nog van je nodig" },
  "business.missing.representative": { en: "who may act for the company", nl: "wie voor het bedrijf mag handelen" },
  "business.missing.ibanName": { en: "the name on the account", nl: "de naam op de rekening" },
  "business.missing.declaration": {
    en: "your declaration that you only sell what complies with the rules",
    nl: "je verklaring dat je alleen verkoopt wat aan de regels voldoet",
  },
  "business.missing.email": {
    en: "a confirmed e-mail address: follow the link that we mailed to you",
    nl: "een bevestigd e-mailadres: volg de link die we je hebben gemaild",
  },
  "business.missing.domain": { en: "proof that {host} is yours", nl: "een bewijs dat {host} van jou is" },
  "business.complete": { en: "Complete the application", nl: "Aanvraag aanvullen" },
  "business.complete.all": {
    en: "We have everything that we need from you.",
    nl: "We hebben alles wat we van je nodig hebben.",
  },
  "business.domain": { en: "Show that {host} is yours", nl: "Laat zien dat {host} van jou is" },
  "business.domain.ways": { en: "Do one of these three things:", nl: "Doe één van deze drie dingen:" },
  "business.domain.file": {
    en: "Make a file at {place} with this text:",
    nl: "Maak een bestand op {place} met deze tekst:",
  },
  "business.domain.meta": {
    en: "Or put this tag in the head of {place}:",
    nl: "Of zet deze tag in de head van {place}:",
  },
  "business.domain.record": {
    en: "Or add this TXT record to the DNS of {place}:",
    nl: "Of voeg dit TXT-record toe aan de DNS van {place}:",
  },
  "business.look": { en: "Check now", nl: "Controleer nu" },
  "business.look.busy": { en: "Checking…", nl: "We kijken…" },
  "business.look.failed": {
    en: "Checking failed. Try again later.",
    nl: "Controleren is niet gelukt. Probeer het later opnieuw.",
  },
  "business.look.notYet": {
    en: "Not everything is there yet. A change can take a while before we see it.",
    nl: "Nog niet alles is er. Het kan even duren voordat we een wijziging zien.",
  },
  "business.shop.approved": { en: "{shop} sells here", nl: "{shop} verkoopt hier" },
  "business.shop.pending": { en: "{shop} does not sell here yet", nl: "{shop} verkoopt hier nog niet" },
  "business.shop.suspended": { en: "{shop} may not sell here now", nl: "{shop} mag hier nu niet verkopen" },
  "business.shop.reason": { en: "The reason: {reason}", nl: "De reden: {reason}" },
  "business.again": { en: "Change your details and apply again", nl: "Gegevens aanpassen en opnieuw aanvragen" },
  "business.status.refused": {
    en: "We could not approve your application. Your private account goes on as usual.",
    nl: "We konden je aanvraag niet goedkeuren. Je gewone account blijft werken.",
  },
} satisfies Texts;
