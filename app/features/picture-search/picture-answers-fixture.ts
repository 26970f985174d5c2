import type { FoundByPicture, SentPicture } from "#contract/picture-search";

export const aPicture: SentPicture = { id: "p1", mime: "image/webp", data: "AAAA", width: 1_000, height: 500 };

/** Two products; the second one is the more alike. */
export const aFind: FoundByPicture = {
  results: [
    ["2", 0.9, "mode.jurken"],
    ["1", 0.8, "mode.rokken"],
  ],
  words: ["jurk", "rood"],
  categories: [
    { key: "mode.jurken", name: "Jurken", path: "/mode/jurken/", count: 1 },
    { key: "mode.rokken", name: "Rokken", path: "/mode/rokken/", count: 1 },
  ],
  facets: {
    color: { label: "Kleur", buckets: [{ key: "blauw", doc_count: 1 }] },
    category: { label: "Categorie", buckets: [{ key: "mode.jurken", doc_count: 1 }] },
  },
};
