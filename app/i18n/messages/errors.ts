import type { Texts } from "../catalogue";

/** What happened, what was not lost, and the next step. */
export const errors = {
  "errors.notFound.title": { en: "Page not found", nl: "Pagina niet gevonden" },
  "errors.notFound.text": {
    en: "This page does not exist any more, or the address is not quite right. Search for what you need, or start at the home page.",
    nl: "Deze pagina bestaat niet meer, of het adres klopt niet helemaal. Zoek wat je nodig hebt, of begin op de homepage.",
  },
  "errors.category.title": { en: "This category does not exist", nl: "Deze categorie bestaat niet" },
  "errors.category.text": {
    en: "It may have been given another name. Search for what you need, or choose one of the categories below.",
    nl: "Misschien heeft ze een andere naam gekregen. Zoek wat je nodig hebt, of kies een van de categorieën hieronder.",
  },
  "errors.gone.title": { en: "This page is gone", nl: "Deze pagina is er niet meer" },
  "errors.gone.text": {
    en: "What was here will not come back. Perhaps you find something like it by searching.",
    nl: "Wat hier stond komt niet terug. Misschien vind je iets vergelijkbaars door te zoeken.",
  },
  "errors.unavailable.title": { en: "This page does not load right now", nl: "Deze pagina laadt even niet" },
  "errors.unavailable.text": {
    en: "The shop is too busy at the moment, or a part of it does not answer. Try again shortly.",
    nl: "Het is even te druk, of een deel van de winkel antwoordt niet. Probeer het zo opnieuw.",
  },
  "errors.broken.title": { en: "Something went wrong", nl: "Er ging iets mis" },
  "errors.broken.text": {
    en: "That is on our side, not yours. Try again, or continue from the home page.",
    nl: "Dat ligt aan ons, niet aan jou. Probeer het opnieuw, of ga verder vanaf de homepage.",
  },
  "errors.refused.title": { en: "This cannot be shown", nl: "Dit kunnen we niet tonen" },
  "errors.refused.text": {
    en: "Something about the request is not right. Continue from the home page.",
    nl: "Er klopt iets niet aan de aanvraag. Ga verder vanaf de homepage.",
  },
  "errors.retry": { en: "Try again", nl: "Probeer het opnieuw" },
  "errors.search": { en: "Search on from here", nl: "Zoek hier verder" },
  "errors.home": { en: "To the home page", nl: "Naar de homepage" },
  "errors.categories": { en: "Or look in a category", nl: "Of kijk in een categorie" },
} satisfies Texts;
