import type { Texts } from "../catalogue";

export const lists = {
  "lists.undo": { en: "Undo", nl: "Ongedaan maken" },
  "lists.notKept": {
    en: "This could not be kept: your browser's storage is full or switched off.",
    nl: "Dit konden we niet bewaren: de opslag van je browser is vol of staat uit.",
  },
  "lists.onward": { en: "Look in all categories", nl: "Bekijk alle categorieën" },
  "lists.script.title": { en: "This needs JavaScript", nl: "Hiervoor is JavaScript nodig" },
  "lists.loading": { en: "Your list is being fetched", nl: "Je lijst wordt opgehaald" },

  "wishlist.toggle": { en: "Save {name}", nl: "Bewaar {name}" },
  "wishlist.save": { en: "Save", nl: "Bewaren" },
  "wishlist.isSaved": { en: "Saved", nl: "Bewaard" },
  "wishlist.saved": { en: "Saved on your wishlist.", nl: "Bewaard op je verlanglijstje." },
  "wishlist.dropped": { en: "Removed from your wishlist.", nl: "Van je verlanglijstje gehaald." },
  "wishlist.failed": {
    en: "Changing your wishlist failed for {name}. Please try again.",
    nl: "Je verlanglijstje aanpassen is niet gelukt voor {name}.",
  },
  "wishlist.full": {
    en: "Your wishlist is full: {limit} products fit on it.",
    nl: "Je verlanglijstje is vol: er passen {limit} producten op.",
  },
  "wishlist.count": {
    en: "{count, plural, =0 {nothing saved} one {# product} other {# products}}",
    nl: "{count, plural, =0 {niets bewaard} one {# product} other {# producten}}",
  },
  "wishlist.count.icon": {
    en: "{count, plural, one {# product saved} other {# products saved}}",
    nl: "{count, plural, one {# product bewaard} other {# producten bewaard}}",
  },
  "wishlist.empty.title": { en: "Nothing on your wishlist yet", nl: "Er staat nog niets op je verlanglijstje" },
  "wishlist.empty": {
    en: "Press the heart beside a product. You will find it again here, and see whether it became cheaper.",
    nl: "Druk op het hartje bij een product. Je vindt het hier terug en ziet of het goedkoper is geworden.",
  },
  "wishlist.script": {
    en: "Your wishlist is kept in your own browser, and only a script can read it there.",
    nl: "Je verlanglijstje wordt in je eigen browser bewaard. Alleen een script kan het daar lezen.",
  },
  "wishlist.signIn.text": {
    en: "Log in to see your list everywhere",
    nl: "Log in om je verlanglijstje overal te zien",
  },
  "wishlist.signIn": { en: "Log in", nl: "Inloggen" },
  "wishlist.all": {
    en: "View your {count, plural, one {saved product} other {# saved products}}",
    nl: "Bekijk je {count, plural, one {bewaarde product} other {# bewaarde producten}}",
  },
  "wishlist.remove": { en: "Remove", nl: "Verwijderen" },
  "wishlist.removeName": {
    en: "Remove: {name} from your wishlist",
    nl: "Verwijderen: {name} van je verlanglijstje",
  },
  "wishlist.since": { en: "Saved on {date}", nl: "Bewaard op {date}" },
  "wishlist.cheaper": { en: "{amount} cheaper since you saved it", nl: "{amount} goedkoper sinds je het bewaarde" },
  "wishlist.dearer": { en: "{amount} dearer since you saved it", nl: "{amount} duurder sinds je het bewaarde" },
  "wishlist.unavailable": { en: "This product is gone", nl: "Dit product is er niet meer" },
  "wishlist.unavailable.text": {
    en: "No shop offers it here any more. You can take it off your list.",
    nl: "Geen enkele winkel biedt het hier nog aan. Je kunt het van je verlanglijstje halen.",
  },
  "wishlist.sort": { en: "Sort by", nl: "Sorteren op" },
  "wishlist.sort.newest": { en: "Saved last", nl: "Laatst bewaard" },
  "wishlist.sort.priceAsc": { en: "Price low–high", nl: "Prijs laag – hoog" },
  "wishlist.sort.priceDesc": { en: "Price high–low", nl: "Prijs hoog – laag" },
  "wishlist.sort.drop": { en: "Became cheapest", nl: "Meest in prijs gedaald" },

  "comparison.title": { en: "Compare products", nl: "Producten vergelijken" },
  "comparison.toggle": { en: "Compare {name}", nl: "Vergelijk {name}" },
  "comparison.add": { en: "Compare", nl: "Vergelijk" },
  "comparison.full": {
    en: "You can compare at most {limit} products. Remove one to choose another.",
    nl: "Je kunt hoogstens {limit} producten vergelijken. Haal er een weg om een ander te kiezen.",
  },
  "comparison.cleared": { en: "Your comparison was cleared.", nl: "Je vergelijking is leeggemaakt." },
  "comparison.bar": { en: "Chosen to compare", nl: "Gekozen om te vergelijken" },
  "comparison.go": {
    en: "Compare {count, plural, one {# product} other {# products}}",
    nl: "Vergelijk {count, plural, one {# product} other {# producten}}",
  },
  "comparison.oneMore": { en: "Choose one more to compare", nl: "Kies er nog een om te vergelijken" },
  "comparison.clear": { en: "Clear", nl: "Wissen" },
  "comparison.remove": { en: "Remove: {name}", nl: "Haal weg: {name}" },
  "comparison.removeShort": { en: "Remove", nl: "Haal weg" },
  "comparison.count.icon": {
    en: "{count, plural, one {# product} other {# products}} chosen to compare",
    nl: "{count, plural, one {# product} other {# producten}} gekozen om te vergelijken",
  },
  "comparison.empty.title": { en: "Nothing to compare yet", nl: "Nog niets om te vergelijken" },
  "comparison.empty": {
    en: "Press Compare beside two to {limit} products. Then you see here side by side where they differ.",
    nl: "Druk bij twee tot {limit} producten op Vergelijk. Dan zie je hier naast elkaar waarin ze verschillen.",
  },
  "comparison.alone": {
    en: "Choose at least one more product to see differences.",
    nl: "Kies nog minstens één product om verschillen te zien.",
  },
  "comparison.missing": {
    en: "{count, plural, one {One product of this comparison is} other {# products of this comparison are}} gone.",
    nl: "{count, plural, one {Eén product van deze vergelijking is} other {# producten van deze vergelijking zijn}} er niet meer.",
  },
  "comparison.shared": {
    en: "Somebody shared this comparison with you. Your own choice is still there.",
    nl: "Deze vergelijking is met je gedeeld. Je eigen keuze is er nog.",
  },
  "comparison.adopt": { en: "Make this my comparison", nl: "Neem deze producten over" },
  "comparison.own": { en: "To my own comparison", nl: "Naar mijn eigen vergelijking" },
  "comparison.caption": { en: "Products side by side", nl: "Producten naast elkaar" },
  "comparison.differences": { en: "Show only differences", nl: "Alleen verschillen tonen" },
  "comparison.share": { en: "Copy link", nl: "Kopieer de link" },
  "comparison.copied": {
    en: "The link to this comparison was copied.",
    nl: "De link naar deze vergelijking is gekopieerd.",
  },
  "comparison.notCopied": {
    en: "Copying failed. The address of this page is the link.",
    nl: "Kopiëren is niet gelukt. Het adres van deze pagina is de link.",
  },
  "comparison.print": { en: "Print", nl: "Afdrukken" },
  "comparison.row.general": { en: "In short", nl: "In het kort" },
  "comparison.row.price": { en: "Lowest price without shipping", nl: "Laagste prijs zonder verzending" },
  "comparison.row.total": { en: "Lowest total with shipping", nl: "Laagste totaal met verzending" },
  "comparison.row.shops": { en: "Shops", nl: "Winkels" },
  "comparison.row.rating": { en: "Rating", nl: "Beoordeling" },
  "comparison.row.delivery": { en: "Fastest delivery", nl: "Snelste levering" },
  "comparison.row.brand": { en: "Brand", nl: "Merk" },
  "comparison.row.color": { en: "Colour", nl: "Kleur" },
  "comparison.row.size": { en: "Size", nl: "Maat" },
  "comparison.none": { en: "unknown", nl: "onbekend" },
  "comparison.soldOut": { en: "Sold out", nl: "Uitverkocht" },
  "comparison.days": {
    en: "{max, plural, =0 {Today} one {Tomorrow} other {Within # days}}",
    nl: "{max, plural, =0 {Vandaag in huis} one {Morgen in huis} other {Binnen # dagen in huis}}",
  },
  "comparison.shops": {
    en: "{count, plural, one {# shop} other {# shops}}",
    nl: "{count, plural, one {# winkel} other {# winkels}}",
  },

  "recent.clear": { en: "Clear list", nl: "Lijst wissen" },
  "recent.cleared": { en: "Your list was cleared.", nl: "Je lijst met bekeken producten is gewist." },
  "recent.failed": { en: "Clearing your list failed.", nl: "Je lijst wissen is niet gelukt." },
  "recent.notBack": { en: "Bringing back your list failed.", nl: "Je lijst terughalen is niet gelukt." },
  "recent.all": { en: "View all", nl: "Bekijk alles" },
  "recent.empty.title": { en: "Nothing viewed yet", nl: "Je hebt nog niets bekeken" },
  "recent.empty": {
    en: "Products that you look at stand here afterwards, so that you find them again.",
    nl: "Producten die je bekijkt komen hier te staan, zodat je ze makkelijk terugvindt.",
  },
  "recent.kept": {
    en: "The last {limit} products that you looked at, kept in this browser only.",
    nl: "De laatste {limit} producten die je hebt bekeken, alleen in deze browser bewaard.",
  },
  "recent.keptAccount": {
    en: "The last {limit} products that you looked at, kept in your account.",
    nl: "De laatste {limit} producten die je hebt bekeken, bewaard in je account.",
  },
  "recent.script": {
    en: "What you looked at is kept in your own browser, and only a script can read it there.",
    nl: "Wat je hebt bekeken, wordt in je eigen browser bewaard. Alleen een script kan het daar lezen.",
  },

  "stock.title": { en: "Mail me when it is back", nl: "Mail mij als het er weer is" },
  "stock.hint": {
    en: "We mail you once. First we send a message in which you confirm your address.",
    nl: "We mailen je één keer. Eerst krijg je een bericht om je adres te bevestigen.",
  },
  "stock.email": { en: "E-mail address", nl: "E-mailadres" },
  "stock.send": { en: "Mail me", nl: "Mail mij" },
  "stock.sending": { en: "Sending…", nl: "Bezig…" },
  "stock.email.wrong": {
    en: "Enter an e-mail address such as naam@voorbeeld.nl.",
    nl: "Vul een e-mailadres in, zoals naam@voorbeeld.nl.",
  },
  "stock.mailed": {
    en: "Check your mail to confirm.",
    nl: "Bijna klaar: bevestig je adres via de mail die je krijgt.",
  },
  "stock.mailed.title": { en: "Check your mail", nl: "Kijk in je mail" },
  "stock.mailed.text": {
    en: "We sent a message to {email}. Once you have confirmed there, we mail you when the product is back.",
    nl: "We hebben een bericht gestuurd naar {email}. Bevestig daarin je adres, dan mailen we je als het product er weer is.",
  },
  "stock.other": { en: "Use another address", nl: "Een ander adres gebruiken" },
  "stock.account": {
    en: "We mail you once, at {email}.",
    nl: "We mailen je één keer, op {email}.",
  },
  "stock.subscribed": { en: "We will mail you when it is back.", nl: "We mailen je als het er weer is." },
  "stock.unsubscribed": { en: "We will not mail you about it.", nl: "We mailen je er niet meer over." },
  "stock.on": { en: "We will mail you when it is back.", nl: "Je krijgt een mail als het er weer is." },
  "stock.stop": { en: "Do not mail me", nl: "Mail mij niet meer" },
  "stock.failed": { en: "That failed. Please try again.", nl: "Dat is niet gelukt. Probeer het opnieuw." },

  "stock.page.title": { en: "Message when it is back", nl: "Bericht als het er weer is" },
  "stock.page.ask": {
    en: "You asked for one message when a product is back. Is this your address, and do you want it?",
    nl: "Je vroeg om één bericht als een product er weer is. Wil je dat bericht op dit adres krijgen?",
  },
  "stock.page.confirm": { en: "Yes, mail me", nl: "Ja, mail mij" },
  "stock.page.stop": { en: "No, do not mail me", nl: "Nee, mail mij niet" },
  "stock.page.confirmed.title": { en: "Your address is confirmed", nl: "Je adres is bevestigd" },
  "stock.page.confirmed": {
    en: "We mail you once when {name} is back.",
    nl: "We mailen je één keer, zodra {name} er weer is.",
  },
  "stock.page.stopped.title": { en: "You get no message", nl: "Je krijgt geen bericht meer" },
  "stock.page.stopped": { en: "We will not mail you about {name}.", nl: "We mailen je niet over {name}." },
  "stock.page.product": { en: "View the product", nl: "Bekijk het product" },
  "stock.page.used.title": { en: "This link does not work any more", nl: "Deze link werkt niet meer" },
  "stock.page.used": {
    en: "It was used already, or is not complete. You need not do anything: without confirmation we send nothing.",
    nl: "Hij is al gebruikt of niet volledig. Je hoeft niets te doen: zonder bevestiging sturen we niets.",
  },
  "stock.page.failed": {
    en: "Your answer did not arrive. Please try again in a moment.",
    nl: "Je antwoord is niet aangekomen. Probeer het zo nog eens.",
  },
  "stock.page.home": { en: "To the home page", nl: "Naar de homepage" },
  "lists.forYou": { en: "You may also like", nl: "Misschien ook iets voor jou" },
} satisfies Texts;
