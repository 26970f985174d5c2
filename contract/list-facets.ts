/** Facets with a list of values, besides the category and the features; filters have the same names. */
export const listFacets = [
  "brand",
  "campaign",
  "color",
  "gender",
  "size",
  "model",
  "delivery",
  "condition",
  "availability",
  "shipping",
  "discount",
  "rating",
  "shopRating",
] as const;
export type ListFacet = (typeof listFacets)[number];
