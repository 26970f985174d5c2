import type { Texts } from "../catalogue";

export const suggestions = {
  "suggestions.label": { en: "Suggestions", nl: "Suggesties" },
  "suggestions.kind.recent": { en: "Recent", nl: "Recent" },
  "suggestions.kind.term": { en: "Search", nl: "Zoeken" },
  "suggestions.kind.category": { en: "Category", nl: "Categorie" },
  "suggestions.kind.brand": { en: "Brand", nl: "Merk" },
} satisfies Texts;
