import type { Texts } from "../catalogue";

export const suggestions = {
  "suggestions.label": { en: "Suggestions", nl: "Suggesties" },
  "suggestions.kind.recent": { en: "Recent", nl: "Recent" },
  "suggestions.kind.term": { en: "Search", nl: "Zoeken" },
  "suggestions.kind.category": { en: "Category", nl: "Categorie" },
  "suggestions.kind.brand": { en: "Brand", nl: "Merk" },
  "suggestions.kind.within": { en: "in {within}", nl: "in {within}" },
  "suggestions.clear": { en: "Forget recent searches", nl: "Wis recente zoekopdrachten" },
  "suggestions.voice": { en: "Search by voice", nl: "Zoek met je stem" },
  "suggestions.voice.listening": {
    en: "Say what you are looking for. Your browser turns your voice into text.",
    nl: "Zeg wat je zoekt. Je browser maakt tekst van je stem.",
  },
  "suggestions.voice.refused": {
    en: "Your browser does not allow the microphone. Allow it in the settings of this site, or type your search.",
    nl: "Je browser staat de microfoon niet toe. Zet hem aan bij de instellingen van deze site, of typ wat je zoekt.",
  },
  "suggestions.voice.silent": {
    en: "We heard nothing. Press the microphone to try again.",
    nl: "We hoorden niets. Druk op de microfoon om het nog eens te proberen.",
  },
  "suggestions.voice.noMicrophone": {
    en: "No microphone was found. Type what you are looking for.",
    nl: "Er is geen microfoon gevonden. Typ wat je zoekt.",
  },
  "suggestions.voice.failed": {
    en: "Your browser could not listen this time. Try again, or type what you are looking for.",
    nl: "Je browser kon nu niet luisteren. Probeer het nog eens, of typ wat je zoekt.",
  },
  "suggestions.count": {
    en: "{count, plural, one {# suggestion} other {# suggestions}}",
    nl: "{count, plural, one {# suggestie} other {# suggesties}}",
  },
} satisfies Texts;
