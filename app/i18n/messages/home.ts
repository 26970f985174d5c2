import type { Texts } from "../catalogue";

export const home = {
  "home.soon.title": { en: "Opening soon", nl: "Binnenkort open" },
  "home.soon.text": {
    en: "{shopName} is being prepared. Come back soon; you can already look around in the categories.",
    nl: "We richten {shopName} nog in. Kom snel terug; in de categorieën kun je alvast rondkijken.",
  },
  "home.open.title": { en: "We are open", nl: "We zijn open" },
  "home.open.text": { en: "{shopName} is ready for you.", nl: "{shopName} staat voor je klaar." },
  "home.hero.title": {
    en: "See at once which shop asks the least",
    nl: "Zie meteen welke winkel het minst vraagt",
  },
  "home.hero.text": {
    en: "Find a product, compare the total price with shipping, and buy it at the shop of your choice.",
    nl: "Zoek een product, vergelijk de totaalprijs met verzending en koop bij de winkel van je keuze.",
  },
  "home.hero.title.marketplace": { en: "One shop window, many shops", nl: "Eén etalage, veel winkels" },
  "home.hero.text.marketplace": {
    en: "Find what you need and choose the offer that suits you. You always see who you buy from.",
    nl: "Vind wat je nodig hebt en kies het aanbod dat bij je past. Je ziet altijd van wie je koopt.",
  },
  "home.hero.categories": { en: "Look in all categories", nl: "Bekijk alle categorieën" },
  "home.hero.deals": { en: "To the price drops", nl: "Naar de prijsdalingen" },
  "home.hero.fact.total": { en: "Total price incl. shipping", nl: "Totaalprijs incl. verzending" },
  "home.hero.fact.history": { en: "Price history with every product", nl: "Prijsverloop bij elk product" },
  "home.hero.fact.shops": {
    en: "{count, plural, one {# shop} other {# shops}} compared",
    nl: "{count, plural, one {# webwinkel} other {# webwinkels}} vergeleken",
  },
  "home.hero.fact.shops.marketplace": {
    en: "{count, plural, one {# shop} other {# shops}}",
    nl: "{count, plural, one {# webwinkel} other {# webwinkels}}",
  },
  "home.hero.fact.seller": { en: "Always clear who sells", nl: "Altijd duidelijk wie verkoopt" },
  "home.hero.fact.delivery": { en: "Delivery time with every offer", nl: "Levertijd bij elk aanbod" },
  "home.hero.dropped": { en: "Just dropped in price", nl: "Net in prijs gedaald" },
  "home.featured": { en: "Popular categories", nl: "Populaire categorieën" },
  "home.deals": { en: "Real price drops", nl: "Echte prijsdalingen" },
  "home.deals.marketplace": { en: "Offers", nl: "Aanbiedingen" },
  "home.deals.more": { en: "All price drops", nl: "Alle aanbiedingen" },
  "home.deal.percentage": { en: "{percentage}% lower", nl: "{percentage}% lager" },
  "home.deal.before": {
    en: "Lowest price in the 30 days before the offer: {price}",
    nl: "Laagste prijs in 30 dagen vóór de aanbieding: {price}",
  },
  "home.viewed": { en: "Most viewed", nl: "Meest bekeken" },
  "home.newest": { en: "New in our shop", nl: "Nieuw binnen" },
  "home.recent": { en: "Recently viewed", nl: "Laatst bekeken" },
  "home.terms": { en: "Popular searches", nl: "Populaire zoekopdrachten" },
  "home.how": { en: "How it works", nl: "Zo werkt het" },
  "home.how.find": { en: "Search or browse", nl: "Zoek of blader" },
  "home.how.find.text": {
    en: "Type what you need, or walk through the categories and filter on what matters to you.",
    nl: "Typ wat je nodig hebt, of loop door de categorieën en filter op wat jij belangrijk vindt.",
  },
  "home.how.compare": { en: "Compare what you really pay", nl: "Vergelijk wat je echt betaalt" },
  "home.how.compare.text": {
    en: "Offers stand in order of total price: shipping is already in it. The graph shows whether now is a good moment.",
    nl: "Aanbiedingen staan op totaalprijs: de verzending zit erin. De grafiek laat zien of dit een goed moment is.",
  },
  "home.how.buy": { en: "Buy at the shop", nl: "Koop bij de winkel" },
  "home.how.buy.text": {
    en: "You go on to the shop and order there. You see beforehand who they are and how they deliver.",
    nl: "Je gaat door naar de winkel en bestelt daar. Je ziet vooraf wie het is en hoe er bezorgd wordt.",
  },
  "home.how.choose": { en: "Choose your offer", nl: "Kies je aanbod" },
  "home.how.choose.text": {
    en: "Several shops often sell the same product. Weigh price, delivery time and the shop's rating.",
    nl: "Vaak verkopen meer winkels hetzelfde product. Weeg prijs, levertijd en de beoordeling van de winkel.",
  },
  "home.how.receive": { en: "Know where you stand", nl: "Weet waar je aan toe bent" },
  "home.how.receive.text": {
    en: "With every shop you see who it is, what shipping costs and how long you may return things.",
    nl: "Bij elke winkel zie je wie het is, wat verzenden kost en hoe lang je kunt retourneren.",
  },
} satisfies Texts;
