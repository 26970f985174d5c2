import IntlMessageFormat from "intl-messageformat";

/** What the assistant says, as ICU messages. Everything that varies comes from the shop's data or the visitor's words. */
const texts = {
  greeting:
    "Je praat met een digitale assistent, geen mens. Vertel wat je zoekt, of vraag iets over een product of een bestelling.",
  greetingProduct: "Je praat met een digitale assistent, geen mens. Wat wil je weten over {name}?",
  greetingEmpty:
    "Je praat met een digitale assistent, geen mens. Er staan nog geen producten in deze winkel. Vragen over bestellen, bezorgen en terugsturen beantwoord ik wel.",
  examples: "Vraag bijvoorbeeld:",
  exampleWanted: "Ik zoek {kind}",
  exampleCheapest: "Wat zijn de goedkoopste {kind}?",
  exampleCount: "Hoeveel {kind} hebben jullie?",
  exampleDelivery: "Welke {kind} worden snel bezorgd?",
  exampleReturn: "Hoe stuur ik iets terug?",
  exampleOrder: "Waar is mijn bestelling?",
  exampleHuman: "Ik wil een medewerker spreken",
  examplePrice: "Is dit een goede prijs?",
  exampleDelivered: "Wanneer wordt dit bezorgd?",
  exampleShops: "Bij welke winkels is dit te koop?",
  searching: "Bezig met zoeken",

  found:
    "{total, plural, one {Ik vind één product} other {Ik vind {total} producten}}{what}{shown, select, all {:} other {. Dit zijn de eerste {count}:}}",
  sorted:
    "{total, plural, one {Ik vind één product} other {Ik vind {total} producten}}{what}, {order}{shown, select, all {:} other {. Dit zijn de eerste {count}:}}",
  of: " bij “{what}”",
  line: "{n}. {name}{details}",
  more: "{count, plural, one {Dit is er nog één:} other {Dit zijn de volgende {count}:}}",
  noMore: "Meer dan dit heb ik niet gevonden.",
  nothingToContinue: "Vertel eerst wat je zoekt, dan laat ik producten zien.",
  leftover: "Met {words} kon ik nog niets.",
  notMinded:
    "Met {words} kon ik nog niets. Of {count, plural, one {dit product} other {deze producten}} daaraan {count, plural, one {voldoet} other {voldoen}}, zie ik niet in de gegevens.",
  whatKind: "Waar denk je aan? Noem een soort product, een merk of een bedrag, dan zoek ik ermee.",
  notTold:
    "Op {words} kan ik hier niet kiezen: in de gegevens van deze producten staat daar niets over. De lijst is dus dezelfde gebleven.",
  mended: "Ik heb gezocht op “{words}”.",
  notNamed: "“{word}” heb ik niet gevonden. Dit lijkt er het meest op:",
  wholeAgain: "Goed, die wens laat ik los.",
  allDropped: "Goed, we beginnen opnieuw. Wat zoek je?",
  nothingToDrop: "Die wens had je nog niet genoemd.",
  blocked: "Met al je wensen samen vind ik niets{what}.",
  blockedBy: "Zonder “{label}”{price}: {count, plural, one {één product} other {{count} producten}}.",
  instead: "{facet}: er is wel {values}.",
  fromPrice: ", vanaf {price}",
  blockedHard: "Ook zonder een van je wensen vind ik niets. Laat er een paar los, of begin opnieuw.",
  untold:
    "Van geen enkel product{what} staat vast dat het aan {words} voldoet: daar staat niets over in de gegevens. Ik laat ze dus niet zomaar zien.",
  askUntold:
    "{count, plural, one {Wil je het product dat er het dichtst bij komt} other {Wil je de {count} producten die er het dichtst bij komen}} toch bekijken?",
  showUntold: "Toon ze toch",
  notSold: "{what} heb ik in deze winkel niet gevonden.",
  nearHere: "Dit komt er het dichtst bij:",
  soldHere: "Iets wat daarop lijkt vind ik niet. Heel iets anders vind je hier wel, bijvoorbeeld:",
  askBrand: "Heb je een voorkeur voor een merk?",
  askFacet: "Wil je kiezen op {facet}?",
  askKind: "Welke soort bedoel je?",
  dontCare: "Maakt niet uit",
  without: "Zonder “{label}”",

  relativePrice: "{direction, select, low {goedkoper} other {duurder}} dan {price}",
  relativeFeature: "{word} dan {value}",
  relativeNothing: "Ik laat nu geen product zien om mee te vergelijken. Vertel eerst wat je zoekt.",
  relativeNone: "Met je andere wensen heb ik niets gevonden dat hieraan voldoet: {label}.",
  extreme: "{direction, select, low {De goedkoopste is:} other {De duurste is:}}",
  furthest: "Het dichtst in de buurt komt:",
  relativeUnknown: "Waaraan ik “{word}” kan afmeten, staat niet in de gegevens van deze producten.",

  refUnknown: "Ik weet niet welk product je bedoelt. Noem de naam, of het nummer in de lijst.",
  compared: "Dit zijn de verschillen tussen {names}:",
  comparedSame: "In de specificaties zie ik geen verschil tussen {names}.",
  compareTwo: "Noem minstens twee producten om te vergelijken, bijvoorbeeld “vergelijk de eerste en de tweede”.",
  best: "{name} heeft {field, select, Prijs {de laagste prijs} other {{field}}}: {value}.",
  unknown: "onbekend",
  price: "Prijs",

  spec: "{field}: {value}, volgens de specificaties van {name}.",
  specInText: "In de specificaties van {name} staat het niet. De omschrijving van de winkel zegt: “{sentence}”",
  specMissing: "Dat staat er niet bij: in de gegevens van {name} vind ik niets over {field}.",
  specWhich: "Wat wil je weten over {name}? Bekend zijn onder meer: {fields}.",

  notSoldNow: "{name} is nu bij geen enkele winkel te bestellen.",
  offerPrice:
    "{name} kost {price} bij {shop}{shipping}{others, plural, =0 {} one {. Nog één winkel verkoopt het} other {. Nog {others} winkels verkopen het}}.",
  withShipping: " ({total} met verzending)",
  shippingUnknown: " (zonder verzendkosten)",
  freeShipping: " (gratis verzending)",
  offerShops: "{name} is te koop bij {count, plural, one {één winkel} other {{count} winkels}}: {shops}.",
  shopPrice: "{shop} ({price})",
  offerShipping: "Verzenden van {name} kost bij {shop} {shipping}.",
  offerShippingFree: "Verzenden van {name} is bij {shop} gratis.",
  offerShippingUnknown: "{shop} zegt niet wat het verzenden van {name} kost.",
  offerDelivery:
    "{shop} bezorgt {name} {min, plural, =0 {vandaag} =1 {morgen} other {over {min} dagen}}{range, select, same {} other { tot {max} dagen na je bestelling}}{cutoff, select, none {} other {, als je voor {cutoff} bestelt}}.",
  offerDeliveryUnknown: "{shop} zegt niet wanneer {name} wordt bezorgd.",
  offerStock: "{name} is {count, plural, one {bij één winkel} other {bij {count} winkels}} op voorraad.",
  offerStockLater: "{name} is nergens op voorraad, maar wel te bestellen: {shop} levert het later.",
  dealUnknown: "Van {name} is nog te weinig bekend over eerdere prijzen om dat te zeggen.",
  dealLowest:
    "Ja, dit is een goede prijs: {now}{shipping, select, free {, met gratis verzending,} other { zonder verzendkosten}} is de laagste prijs van {name} sinds {since}.",
  dealLower:
    "Dit is een gewone prijs: {name} kost nu {now}{shipping, select, free {, met gratis verzending,} other { zonder verzendkosten,}} en de laagste prijs sinds {since} was {lowest}, op {day}.",
  dealHigher:
    "Nee, dit is geen goede prijs: {name} kost nu {now}{shipping, select, free {, met gratis verzending,} other { zonder verzendkosten,}} en was sinds {since} al te koop voor {lowest}, op {day}.",
  dealTotal: "Met verzending betaal je nu het minst bij {shop}: {total}.",
  dealShippingUnknown: "Wat verzenden kost, zegt {shop} niet.",

  superlative:
    "{order, select, priceAsc {Het goedkoopst} priceDesc {Het duurst} rating {Het best beoordeeld} other {Bovenaan}}{what} van {total, plural, one {één product} other {{total} producten}}:",
  count: "{total, plural, =0 {Die heb ik niet} one {Er is er één} other {Er zijn er {total}}}{what}.",
  noRatings: "Deze producten zijn nog niet beoordeeld, dus de beste kan ik niet aanwijzen.",

  noSection: "Daarover vind ik niets in de teksten van deze winkel.",
  noSectionAbout: "Over “{topic}” vind ik niets in de teksten van deze winkel.",
  noExplanation: "Een uitleg daarvan heb ik niet gevonden in de teksten van deze winkel.",
  quoted: "{title}: “{text}”",
  human: "Natuurlijk. Zo bereik je een medewerker:",
  orderGuest:
    "Je bestelling zie je met het bestelnummer en je e-mailadres op de pagina om je bestelling te volgen. Als je bent ingelogd, zoek ik haar hier voor je op.",
  orderNone: "In je account staan nog geen bestellingen.",
  orders: "{count, plural, one {Dit is je laatste bestelling:} other {Dit zijn je laatste {count} bestellingen:}}",
  order: "Bestelling {number} bij {shop} van {day}: {status}.",
  orderPage: "Bestelling {number}",
  trackOrder: "Bestelling volgen",
  pending: "nog niet betaald",
  paid: "betaald, de winkel gaat ermee aan de slag",
  processing: "in behandeling",
  shipped: "onderweg",
  delivered: "bezorgd",
  cancelled: "geannuleerd",

  greet: "Hallo. Wat zoek je?",
  who: "Je praat met een digitale assistent, geen mens. Wil je een medewerker spreken, zeg het dan.",
  thanks: "Graag gedaan. Vraag gerust verder.",
  refuse:
    "{topic, select, medicine {Over medicijnen en gezondheid geef ik geen advies. Vraag het je huisarts of apotheker.} weapons {Daar help ik niet bij.} other {Juridisch advies geef ik niet. Het Juridisch Loket helpt je gratis.}}",
  foretell:
    "Wat een prijs later doet, kan ik je niet zeggen. Vraag me gerust of dit nu een goede prijs is: dan kijk ik hoe hij de laatste tijd was.",
  offTopic: "Daar ga ik niet over. Ik help je met producten, bestellingen en vragen over deze winkel.",
  unclear:
    "Dat heb ik niet begrepen. Noem een product of een soort, een prijs of een eigenschap, of vraag iets over bestellen, bezorgen of terugsturen.",
  leftUnanswered:
    "{count, plural, one {Eén vraag heb ik laten liggen} other {{count} vragen heb ik laten liggen}}: stel die gerust opnieuw.",
  unclearAgain: "Dat heb ik weer niet begrepen. Een medewerker kan je verder helpen:",
  private: "Persoonlijke gegevens in je bericht zijn weggelaten: die bewaren we hier niet.",
  remoteAway: "De uitgebreide assistent is even niet bereikbaar; dit antwoord komt van de gewone.",
} as const;
export type TextKey = keyof typeof texts;

const made = new Map<TextKey, IntlMessageFormat>();

/** One of the assistant's texts, with its values filled in. */
export function say(key: TextKey, values: Record<string, string | number> = {}): string {
  const format = made.get(key) ?? new IntlMessageFormat(texts[key], "nl");
  made.set(key, format);
  return String(format.format(values));
}

const whole = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });
/** An amount in cents as a price: `€ 439,95`, `€ 500`. */
export const price = (cents: number): string =>
  (cents % 100 === 0 ? whole : exact).format(cents / 100).replace(/\s/g, " ");

const calendar = new Intl.DateTimeFormat("nl-NL", {
  timeZone: "Europe/Amsterdam",
  day: "numeric",
  month: "long",
  year: "numeric",
});
/** A day or moment in ISO 8601 as `3 oktober 2026`. */
export const day = (iso: string): string => calendar.format(new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso));

/** `a`, `a en b`, `a, b en c`. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat("nl", { type: "conjunction" }).format(items);
