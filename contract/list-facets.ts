/** Facets with a list of values, besides the category and the features; filters have the same names, and addresses list them in this order. */
export const listFacets = [
  "brand",
  "color",
  "gender",
  "delivery",
  "model",
  "campaign",
  "size",
  "condition",
  "availability",
  "shipping",
  "discount",
  "rating",
  "shopRating",
] as const;
export type ListFacet = (typeof listFacets)[number];
