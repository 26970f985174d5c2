import type { Texts } from "../catalogue";

export const suggestions = {
  "suggestions.label": { en: "Suggestions", nl: "Suggesties" },
  "suggestions.kind.recent": { en: "Recent", nl: "Recent" },
  "suggestions.kind.term": { en: "Search", nl: "Zoeken" },
  "suggestions.kind.category": { en: "Category", nl: "Categorie" },
  "suggestions.kind.brand": { en: "Brand", nl: "Merk" },
  "suggestions.kind.within": { en: "in {within}", nl: "in {within}" },
  "suggestions.clear": { en: "Forget recent searches", nl: "Wis recente zoekopdrachten" },
  "suggestions.count": {
    en: "{count, plural, one {# suggestion} other {# suggestions}}",
    nl: "{count, plural, one {# suggestie} other {# suggesties}}",
  },
} satisfies Texts;
