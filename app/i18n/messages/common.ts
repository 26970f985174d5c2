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
} satisfies Texts;
