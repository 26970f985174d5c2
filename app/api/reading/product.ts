import { CURRENCY } from "#contract/money";
import type { Gender, Product, ProductMoved, Specification } from "#contract/products";
import { offerList } from "./offers";
import { images, nameOf, pathOf, rating } from "./products";
import {
  between,
  date,
  type Fields,
  flag,
  id,
  isFields,
  items,
  object,
  oneOf,
  or,
  path,
  prose,
  type Reader,
  text,
  warning,
} from "./readers";

const moved = object<ProductMoved>({ location: text }, { status: between(300, 399) });

const specification = object<Specification>({ group: or(text, ""), name: text, value: text });
type Step = Product["categoryPath"][number];
const step = object<Step>({ slug: id, name: text, key: or(id, "") });
const DEEPEST = 3;

/** The way down, of which each step has its key. */
const way: Reader<Step[]> = (value, reading) => {
  const slugs: string[] = [];
  return items(step, DEEPEST)(value, reading)?.map((one) => {
    slugs.push(one.slug);
    return { ...one, key: one.key || slugs.join(".") };
  });
};

const whole = object<Product>(
  {
    id,
    name: text,
    shortDesc: or(text, ""),
    description: or(prose, ""),
    brand: or(text, null),
    canonical_path: or(path, ""),
    category: or(text, ""),
    categoryPath: way,
    currency: or(text, CURRENCY),
    images,
    offers: or(offerList, []),
    specifications: items(specification, 500),
    color: items(text, 100),
    size: items(text, 200),
    gender: or(oneOf<Gender>("male", "female", "unisex", "kids"), null),
    model: or(text, null),
    rating: or(rating, null),
    adult_content: warning,
    expired: or(flag, false),
    createdAt: or(date, ""),
  },
  { campaignID: id, family_code: id, GTIN: id, ISBN: id, MPN: id },
);

const nameOfOffer = ({ offers }: Fields) => {
  const [first] = Array.isArray(offers) ? offers : [];
  return isFields(first) ? first.title : undefined;
};

/** One product, or where it went (PD-02). A name that is left out is that of its first offer. */
export const productOrMove: Reader<Product | ProductMoved> = (value, reading) => {
  if (!isFields(value)) return undefined;
  if (value.location !== undefined && value.location !== null) return moved(value, reading);
  const name =
    text(value.name, reading)?.trim() ||
    text(nameOfOffer(value), reading)?.trim() ||
    nameOf(value) ||
    id(value.id, reading);
  const known = ["brand", "offers", "images", "name"].some((field) => field in value);
  const read = known ? whole({ ...value, name }, reading) : undefined;
  return (
    read && {
      ...read,
      canonical_path: read.canonical_path || pathOf(read),
      offers: read.offers.map((offer) => ({ ...offer, title: offer.title || read.name })),
    }
  );
};
