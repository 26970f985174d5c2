import type { Texts } from "../catalogue";

export const shops = {
  "shops.title": { en: "All shops", nl: "Alle webwinkels" },
  "shops.intro": {
    en: "{count, plural, one {# shop offers} other {# shops offer}} their products here. The letters take you through the list.",
    nl: "{count, plural, one {# webwinkel biedt} other {# webwinkels bieden}} hier producten aan. Met de letters spring je door de lijst.",
  },
  "shops.description": {
    en: "All shops on {shopName}, with their ratings and number of products.",
    nl: "Alle webwinkels op {shopName}, met hun beoordeling en aantal producten.",
  },
  "shops.letters": { en: "To a letter", nl: "Naar een letter" },
  "shops.other": { en: "Other", nl: "Overig" },
  "shops.products": {
    en: "{count, plural, =0 {No products} one {# product} other {# products}}",
    nl: "{count, plural, =0 {Geen producten} one {# product} other {# producten}}",
  },
  "shops.join": { en: "Join with your shop", nl: "Meedoen met je webwinkel" },
  "shops.join.intro": {
    en: "There are three ways to show your products here.",
    nl: "Je producten komen hier op een van drie manieren te staan.",
  },
  "shops.join.plugin": { en: "Plugin", nl: "Plug-in" },
  "shops.join.plugin.text": {
    en: "For your shop's software: new prices and stock come along by themselves.",
    nl: "Voor je webwinkelsoftware: nieuwe prijzen en voorraad komen vanzelf mee.",
  },
  "shops.join.feed": { en: "Data feed", nl: "Productfeed" },
  "shops.join.feed.text": {
    en: "A file in the format of Google Merchant Center, XML or text, as you may have already.",
    nl: "Een bestand in het formaat van Google Merchant Center, XML of tekst. Misschien heb je dat al.",
  },
  "shops.join.crawler": { en: "Custom crawler", nl: "Crawler op maat" },
  "shops.join.crawler.text": {
    en: "No plugin or feed? If you agree, we read your product pages: what they say in schema.org.",
    nl: "Geen plug-in of feed? Als je daarmee instemt, lezen we je productpagina's: wat daar in schema.org staat.",
  },
  "shops.join.more": { en: "More about joining", nl: "Meer over meedoen" },
  "shops.strip": { en: "Among these shops", nl: "Onder meer bij deze winkels" },
  "shops.strip.marketplace": { en: "Shops you buy from", nl: "Winkels waar je bij koopt" },
  "shops.unrated": { en: "Not rated yet", nl: "Nog niet beoordeeld" },
  "shop.reviews": { en: "Read or write reviews", nl: "Beoordelingen lezen of schrijven" },
  "shop.title": { en: "{name}: products and details", nl: "{name}: producten en gegevens" },
  "shop.description": {
    en: "Products of {name} ({website}), with shipping costs, return period, payment methods and ratings.",
    nl: "Producten van {name} ({website}), met verzendkosten, bedenktijd, betaalmethoden en beoordelingen.",
  },
  "shop.since": { en: "Online since {year}", nl: "Online sinds {year}" },
  "shop.visit": { en: "To {name}", nl: "Naar {name}" },
  "shop.facts": { en: "Shopping at {name}", nl: "Winkelen bij {name}" },
  "shop.shipping": { en: "Shipping costs", nl: "Verzendkosten" },
  "shop.shipping.free": { en: "Free shipping", nl: "Gratis verzending" },
  "shop.shipping.cost": { en: "{cost} per order", nl: "{cost} per bestelling" },
  "shop.shipping.freeFrom": { en: "{cost}, free from {from}", nl: "{cost}, gratis vanaf {from}" },
  "shop.returns": { en: "Returning", nl: "Retourneren" },
  "shop.returns.days": {
    en: "Within {days, plural, one {# day} other {# days}}",
    nl: "Binnen {days, plural, one {# dag} other {# dagen}}",
  },
  "shop.payment": { en: "Payment methods", nl: "Betaalmethoden" },
  "shop.certificates": { en: "Certificates", nl: "Keurmerken" },
  "shop.identity": { en: "Who is {name}?", nl: "Wie is {name}?" },
  "shop.identity.hint": {
    en: "Stated by the shop itself. This is who you buy from.",
    nl: "Opgegeven door de winkel zelf. Van dit bedrijf koop je.",
  },
  "shop.identity.unknown": {
    en: "{name} has not yet given its company details, shipping costs and return terms here. Check them on the shop's own site before you order.",
    nl: "{name} heeft hier nog geen bedrijfsgegevens, verzendkosten en retourvoorwaarden opgegeven. Bekijk ze op de site van de winkel voordat je bestelt.",
  },
  "shop.identity.company": { en: "Company", nl: "Bedrijf" },
  "shop.identity.address": { en: "Address", nl: "Adres" },
  "shop.identity.kvk": { en: "Chamber of Commerce number", nl: "KvK-nummer" },
  "shop.identity.vat": { en: "VAT id", nl: "Btw-id" },
  "shop.identity.email": { en: "E-mail", nl: "E-mail" },
  "shop.identity.phone": { en: "Phone", nl: "Telefoon" },
  "shop.products": { en: "Products of {name}", nl: "Producten van {name}" },
  "shop.search": { en: "Search at {name}", nl: "Zoek bij {name}" },
  "shop.products.none": {
    en: "There are no products of {name} at the moment.",
    nl: "Er zijn op dit moment geen producten van {name}.",
  },
} satisfies Texts;
