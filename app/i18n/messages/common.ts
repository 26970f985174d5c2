import type { Texts } from "../catalogue";

export const common = {
  "common.error.api": {
    en: "Something went wrong. Please try again later.",
    nl: "Er ging iets mis. Probeer het later opnieuw.",
  },
  "common.close": { en: "Close", nl: "Sluiten" },
  "common.showMore": { en: "Show more", nl: "Toon meer" },
  "common.showLess": { en: "Show less", nl: "Toon minder" },
  "common.rating": {
    en: "{average} out of 5 stars{count, plural, =0 {} one {, 1 review} other {, # reviews}}",
    nl: "{average} van 5 sterren{count, plural, =0 {} one {, 1 beoordeling} other {, # beoordelingen}}",
  },
  "categories.title": { en: "All categories", nl: "Alle categorieën" },
  "categories.description": {
    en: "All categories of {shopName} at a glance.",
    nl: "Alle categorieën van {shopName} op een rij.",
  },
  "categories.jump": { en: "To a main category", nl: "Naar een hoofdcategorie" },
  "category.within": { en: "Choose within {name}", nl: "Kies binnen {name}" },
  "category.title": { en: "{name}: guide and prices", nl: "{name}: keuzehulp en prijzen" },
  "category.description": {
    en: "{name}: compare prices of {count, plural, one {# product} other {# products}}.",
    nl: "{name}: vergelijk prijzen van {count, plural, one {# product} other {# producten}}.",
  },
  "category.count": {
    en: "{count, plural, one {# product} other {# products}}",
    nl: "{count, plural, one {# product} other {# producten}}",
  },
  "category.products": { en: "Popular in {name}", nl: "Populair in {name}" },
  "category.all": {
    en: "View {count, plural, one {# product} other {all # products}}",
    nl: "Bekijk {count, plural, one {# product} other {alle # producten}}",
  },
  "category.all.plain": { en: "View all products", nl: "Bekijk alle producten" },
  "category.brands": { en: "Brands in {name}", nl: "Merken in {name}" },
  "category.adult.title": { en: "For 18 and over", nl: "Voor 18 jaar en ouder" },
  "category.adult.text": {
    en: "The products in this category are meant for adults. They stay hidden because you have not chosen to see them.",
    nl: "De producten in deze categorie zijn voor volwassenen. Ze blijven verborgen, omdat je er niet voor hebt gekozen ze te zien.",
  },
  "category.adult.back": { en: "To all categories", nl: "Naar alle categorieën" },
} satisfies Texts;
