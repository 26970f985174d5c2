import { isWellRated } from "../../products/rules";
import type { IndexDocument } from "../engine/engine";
import type { SearchDocument } from "../source/search-document";
import { genderWords, sizeWord } from "./attributes";
import { codeWords, joinedCodes, runs } from "./codes";
import type { Compounds } from "./compounds";
import { uses } from "./features";
import { normalise } from "./normalise";
import { quantitiesOf } from "./quantities";
import { withoutStopWords } from "./stop-words";
import { titleShape } from "./title-shape";
import { fold, hasDigit, letterWords, tokens } from "./tokens";

const BEST_RATED = { average: 4.5, count: 3 };
const DESCRIPTION_WORDS = 250;

const distinct = (words: Iterable<string>): string[] => [...new Set(words)];
const stems = (words: readonly string[]): string[] => withoutStopWords(words).map(normalise);

/** A bare yes is indexed as the name of its feature: `touchscreen: Ja`. */
const affirmed = new Set(["ja", "met", "yes"]);
const named = ([key, values]: [string, string[]]) => (values.some((value) => affirmed.has(fold(value))) ? [key] : []);

function featureWords({ color, size, gender, model, features }: SearchDocument): string[] {
  if (!uses.attributes) return [];
  const values = [
    ...color,
    ...size,
    model ?? "",
    ...Object.values(features).flat(),
    ...Object.entries(features).flatMap(named),
  ];
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
    ...Object.entries(document.features).flatMap(([key, values]) => many(`feature::${key}`, values)),
  ];
}

/** Features first: filters have their keys. */
function* namedValues({ features, specifications = [] }: SearchDocument): Iterable<[string, string]> {
  for (const [key, values] of Object.entries(features)) for (const value of values) yield [key, value];
  for (const { name, value } of specifications) yield [name, value];
}

/** Words of a product as people spell them, and its compound heads, for spelling correction and suggestions. */
export function surfaceWords(document: SearchDocument, compounds: Compounds): string[] {
  const texts = [document.name, document.brand ?? "", ...document.categoryNames, ...document.color];
  const heads = document.categoryNames.flatMap(tokens).map((word) => compounds.head(word) ?? word);
  return distinct([...withoutStopWords(texts.flatMap(tokens)), ...withoutStopWords(heads)]);
}

/** Converts a product to an index document. */
export function analyseDocument(document: SearchDocument, compounds: Compounds): IndexDocument {
  const name = tokens(document.name);
  const deepest = document.categoryNames.slice(-1).flatMap(tokens);
  // An `Eettafel` is also a `tafel`.
  const category = deepest.flatMap((word) => [word, compounds.head(word) ?? word]);
  // Parent categories are shared by dissimilar products (`Computers en telefoons`), so they weigh little.
  const above = document.categoryNames.slice(0, -1).flatMap(tokens);
  const features = featureWords(document);
  const partsOf = (words: readonly string[]) => words.flatMap((word) => compounds.split(word));
  const hyphenated = [document.name, ...document.categoryNames.slice(-1)].flatMap(letterWords).map(normalise);
  const codes = [...document.codes.flatMap(codeWords), ...joinedCodes(name), ...name.filter(hasDigit).flatMap(runs)];
  const description = stems(tokens(`${document.shortDesc} ${document.description}`).slice(0, DESCRIPTION_WORDS));
  const title = titleShape(document.name, (word) => compounds.head(word));
  const text = {
    name: stems(name),
    kind: title.part.length > 0 ? [] : [...title.kind, ...title.head],
    brand: stems(tokens(document.brand ?? "")),
    category: distinct(stems(category)),
    codes: distinct(codes),
    parts: distinct([...partsOf([...name, ...deepest]), ...hyphenated]),
    // What a product is good for does not say what it is, neither whole nor in parts.
    features: distinct([...stems([...features, ...above]), ...partsOf(features)]),
    description: distinct(description),
  };
  return {
    id: document.id,
    revision: document.revision,
    text,
    shape: {
      ...title,
      category: stems(deepest),
      above: distinct(stems([...category, ...above])),
      brand: text.brand,
      also: [...text.codes, ...text.parts],
      features: text.features,
    },
    quantities: quantitiesOf(namedValues(document)),
    group: document.group,
    facets: facetsOf(document),
    price: document.lowestTotal,
    popularity: document.popularity,
    createdAt: document.createdAt,
    inStock: document.inStock,
    expired: document.expired,
    adult: document.adult,
    bestRated: (document.ratingAverage ?? 0) >= BEST_RATED.average && document.ratingCount >= BEST_RATED.count,
    wellRated: document.ratingCount > 0 && isWellRated(document.ratingAverage),
    offers: document.offers,
    dropDay: document.dropDay,
    ...(document.news && { news: document.news }),
    ...(document.shopOffers && { shopOffers: document.shopOffers }),
  };
}
