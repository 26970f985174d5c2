import type { FeaturedCategories } from "#contract/categories";
import type { MarketStatus, PopularTerms } from "#contract/content";
import { categoryRows } from "./categories";
import { euros } from "./dutch";
import { featureFacets } from "./feature-facets";
import { kinds } from "./kinds";

const featuredNames = [
  "Smartphones",
  "Laptops",
  "Televisies",
  "Wasmachines",
  "Espressomachines",
  "Airfryers",
  "Jurken",
  "Herensneakers",
  "Elektrische fietsen",
  "Bouwsets",
  "Kinderwagens",
  "Barbecues",
];

const popularTerms: PopularTerms = {
  terms: [
    "wasmachine 9 kg",
    "airfryer",
    "laptop 16 inch",
    "draadloze koptelefoon",
    "elektrische fiets",
    "witte sneakers dames",
    "oled tv",
    "espressomachine",
    "robotstofzuiger",
    "zwarte jurk",
    "kinderwagen",
    "hondenmand",
    "bureaustoel",
    "accuboormachine",
    "puzzel 1000 stukjes",
  ],
};

function featuredCategories(): FeaturedCategories {
  const rows = new Map(categoryRows().map((row) => [row.id, row]));
  const categories = featuredNames.flatMap((name) => {
    const kind = kinds.find(({ table }) => table.name === name);
    const row = kind && rows.get(kind.categoryId);
    if (!kind || !row) return [];
    return [
      {
        slug: row.slug,
        name: row.name,
        key: row.key,
        img: row.img,
        img_blue: row.imgBlue,
        adult_content: false,
        tagline: `Vanaf ongeveer ${euros(kind.table.price[0])}`,
      },
    ];
  });
  return { categories };
}

/** Rows of the content table. */
export function contentBlocks(): Record<string, unknown> {
  const market: MarketStatus = { open: true, message: "" };
  return {
    "featured-categories": featuredCategories(),
    popular_terms: popularTerms,
    "market-status": market,
    "feature-facets": featureFacets,
  };
}
