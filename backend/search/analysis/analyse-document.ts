import type { IndexDocument } from "../engine/engine";
import type { SearchDocument } from "../source/search-document";
import { genderWords, sizeWord } from "./attributes";
import { codeWords, joinedCodes, runs } from "./codes";
import type { Compounds } from "./compounds";
import { uses } from "./features";
import { normalise } from "./normalise";
import { withoutStopWords } from "./stop-words";
import { hasDigit, tokens } from "./tokens";

const BEST_RATED = { average: 4.5, count: 3 };
const DESCRIPTION_WORDS = 250;

const distinct = (words: Iterable<string>): string[] => [...new Set(words)];
const stems = (words: readonly string[]): string[] => withoutStopWords(words).map(normalise);

function featureWords({ color, size, gender, model, features }: SearchDocument): string[] {
  if (!uses.attributes) return [];
  const values = [...color, ...size, model ?? "", ...Object.values(features).flat()];
  return [
    ...values.flatMap(tokens),
    ...(genderWords[gender ?? ""] ?? []),
    ...size.map((value) => sizeWord(tokens(value).join(""))),
  ];
}

function facetsOf(document: SearchDocument): [string, string][] {
  const many = (field: string, values: string[]) => values.map((value): [string, string] => [field, value]);
  return [
    ["category", document.category],
    ...many("brand", document.brand ? [document.brand] : []),
    ...many("campaign", document.shops),
    ...many("color", document.color),
    ...many("gender", document.gender ? [document.gender] : []),
    ...many("size", document.size),
    ...many("model", document.model ? [document.model] : []),
    ...many("delivery", document.delivery),
    ...Object.entries(document.features).flatMap(([key, values]) => many(`feature::${key}`, values)),
  ];
}

/** Words of a product as people spell them, for spelling correction and suggestions. */
export function surfaceWords(document: SearchDocument): string[] {
  const texts = [document.name, document.brand ?? "", ...document.categoryNames, ...document.color];
  return distinct(withoutStopWords(texts.flatMap(tokens)));
}

/** A product as the engine takes it in. */
export function analyseDocument(document: SearchDocument, compounds: Compounds): IndexDocument {
  const name = tokens(document.name);
  // The names above the deepest one are shared by much that is not alike (`Computers en telefoons`): they weigh little.
  const category = document.categoryNames.slice(-1).flatMap(tokens);
  const above = document.categoryNames.slice(0, -1).flatMap(tokens);
  const features = featureWords(document);
  const parts = [...name, ...category, ...features].flatMap((word) => compounds.split(word));
  const codes = [...document.codes.flatMap(codeWords), ...joinedCodes(name), ...name.filter(hasDigit).flatMap(runs)];
  const description = stems(tokens(`${document.shortDesc} ${document.description}`).slice(0, DESCRIPTION_WORDS));
  return {
    id: document.id,
    revision: document.revision,
    text: {
      name: stems(name),
      brand: stems(tokens(document.brand ?? "")),
      category: distinct(stems(category)),
      codes: distinct(codes),
      parts: distinct(parts),
      features: distinct(stems(features)),
      description: distinct([...description, ...stems(above)]),
    },
    facets: facetsOf(document),
    price: document.lowestTotal,
    popularity: document.popularity,
    createdAt: document.createdAt,
    inStock: document.inStock,
    expired: document.expired,
    adult: document.adult,
    bestRated: (document.ratingAverage ?? 0) >= BEST_RATED.average && document.ratingCount >= BEST_RATED.count,
    dropDay: document.dropDay,
  };
}
