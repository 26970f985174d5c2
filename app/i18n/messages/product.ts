import type { Texts } from "../catalogue";

export const product = {
  "product.from": { en: "from", nl: "vanaf" },
  "product.atShops": {
    en: "at {count, plural, one {# shop} other {# shops}}",
    nl: "bij {count, plural, one {# winkel} other {# winkels}}",
  },
  "product.shipping.free": { en: "free shipping", nl: "gratis verzending" },
  "product.totalWithShipping": { en: "{total} incl. shipping", nl: "{total} incl. verzending" },
  "product.expired.short": { en: "No longer available", nl: "Niet meer leverbaar" },
  "product.soldOut": { en: "Sold out", nl: "Uitverkocht" },
  "product.adult.label": { en: "18 years and older", nl: "18 jaar en ouder" },
  "product.delivery.today": { en: "Delivered today", nl: "Vandaag in huis" },
  "product.delivery.todayBefore": {
    en: "Ordered before {cutoff}, delivered today",
    nl: "Vóór {cutoff} besteld, vandaag in huis",
  },
  "product.delivery.tomorrow": { en: "Delivered tomorrow", nl: "Morgen in huis" },
  "product.delivery.tomorrowBefore": {
    en: "Ordered before {cutoff}, delivered tomorrow",
    nl: "Vóór {cutoff} besteld, morgen in huis",
  },
  "product.delivery.within": {
    en: "Delivered within {days} days",
    nl: "Binnen {days} dagen in huis",
  },
  "product.delivery.between": { en: "Delivered in {min}–{max} days", nl: "In {min}–{max} dagen in huis" },
} satisfies Texts;
