import type { Texts } from "../catalogue";

export const assistant = {
  "assistant.title": { en: "Product assistant", nl: "Productassistent" },
  "assistant.soon": { en: "The assistant is not here yet", nl: "De assistent is er nog niet" },
  "assistant.soon.text": {
    en: "This is where we will try out an assistant that helps you choose. Until then, search or pick a category.",
    nl: "Hier gaan we een assistent uitproberen die je helpt kiezen. Zoek tot die tijd zelf, of kies een categorie.",
  },
} satisfies Texts;
