import type { Texts } from "../catalogue";

export const consent = {
  "consent.ask": { en: "May we measure?", nl: "Mogen we meten?" },
  "consent.why": {
    en: "{shopName} stores what is needed to work. With your permission we also measure how the shop is used, and through which advertisement you came.",
    nl: "{shopName} bewaart wat nodig is om te werken. Als je het goedvindt, meten we ook hoe de winkel gebruikt wordt en via welke advertentie je kwam.",
  },
  "consent.why.manager": {
    en: "{shopName} stores what is needed to work. With your permission we and Google also measure how the shop is used, and through which advertisement you came.",
    nl: "{shopName} bewaart wat nodig is om te werken. Als je het goedvindt, meten wij en Google ook hoe de winkel gebruikt wordt en via welke advertentie je kwam.",
  },
  "consent.refuse": { en: "Refuse", nl: "Weigeren" },
  "consent.accept": { en: "Accept", nl: "Accepteren" },
  "consent.choose": { en: "Choose yourself", nl: "Zelf instellen" },
  "consent.lead": {
    en: "Choose what may be stored in this browser and measured. You can change this at any time. We ask again after half a year.",
    nl: "Kies wat we in deze browser mogen bewaren en meten. Je kunt dit altijd veranderen. Na een half jaar vragen we het opnieuw.",
  },
  "consent.more": { en: "What we store, and for how long", nl: "Wat we bewaren, en hoe lang" },
  "consent.purposes": { en: "What for", nl: "Waarvoor" },
  "consent.necessary": { en: "Needed (always on)", nl: "Noodzakelijk (altijd aan)" },
  "consent.necessary.hint": {
    en: "{buying, select, true {Your cart, what} other {What}} you keep yourself, being signed in, and this choice. The site does not work without them.",
    nl: "{buying, select, true {Je winkelwagen, wat} other {Wat}} je zelf bewaart, ingelogd zijn en deze keuze. Zonder werkt de site niet.",
  },
  "consent.analytics": { en: "Measuring", nl: "Analyse" },
  "consent.analytics.hint": {
    en: "{buying, select, true {Which pages, searches and orders} other {Which pages and searches}} there are, so that we see what can be better.",
    nl: "{buying, select, true {Welke pagina's, zoekopdrachten en bestellingen} other {Welke pagina's en zoekopdrachten}} er zijn, zodat we zien wat beter kan.",
  },
  "consent.marketing": { en: "Marketing", nl: "Marketing" },
  "consent.marketing.hint": {
    en: "Through which advertisement or partner you came, so that we know what works.",
    nl: "Via welke advertentie of partner je kwam, zodat we weten wat werkt.",
  },
  "consent.save": { en: "Save choice", nl: "Keuze opslaan" },
  "consent.all": { en: "Accept all", nl: "Alles accepteren" },
  "consent.none": { en: "Refuse all", nl: "Alles weigeren" },
  "consent.saved": { en: "Your choice has been saved.", nl: "Je keuze is opgeslagen." },
  "consent.objects": {
    en: "Your browser asks not to be followed (Global Privacy Control). We treat that as a refusal: nothing is measured, whatever you choose here.",
    nl: "Je browser vraagt om je niet te volgen (Global Privacy Control). Wij zien dat als een weigering: we meten niets, wat je hier ook kiest.",
  },
  "consent.failed": {
    en: "Your permission could not be recorded, so we measure nothing. Try again later.",
    nl: "We konden je toestemming niet vastleggen, dus we meten niets. Probeer het later opnieuw.",
  },
} satisfies Texts;
