import type { Texts } from "../catalogue";

export const common = {
  "common.error.api": {
    en: "Something went wrong. Please try again later.",
    nl: "Er ging iets mis. Probeer het later opnieuw.",
  },
  "common.close": { en: "Close", nl: "Sluiten" },
  "common.showMore": { en: "Show more", nl: "Toon meer" },
  "common.showLess": { en: "Show less", nl: "Toon minder" },
} satisfies Texts;
