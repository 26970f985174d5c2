import * as v from "valibot";
import { CURRENCY } from "../money";
import { type Answer, type Fields, isFields, items, maybe, or, orNull, readBy } from "./kit";
import { offerList } from "./offers";
import { images, nameOf, pathOf, rating } from "./products";
import { between, date, flag, id, oneOf, path, prose, text, warning } from "./values";
import { variants } from "./variants";

/** The product or shop moved: `location` is a path on this site, `status` the HTTP status of the redirect. */
export const moved = v.object({ location: text, status: maybe(between(300, 399)) });
export type Moved = Answer<typeof moved>;

const specification = v.object({ group: or(text, ""), name: text, value: text });
const gender = oneOf(["male", "female", "unisex", "kids"]);
const step = v.object({ slug: id, name: text, key: or(id, "") });
const DEEPEST = 3;
const steps = items(step, DEEPEST);

/** Category path in which every step has its full key. */
const way = readBy<Answer<typeof steps>>(steps, (value, { part }) => {
  const slugs: string[] = [];
  return part(steps, value)?.map((one) => {
    slugs.push(one.slug);
    return { ...one, key: one.key || slugs.join(".") };
  });
});

const whole = v.object({
  id,
  name: text,
  shortDesc: or(text, ""),
  /** Markdown. */
  description: or(prose, ""),
  brand: orNull(text),
  campaignID: maybe(id),
  family_code: maybe(id),
  GTIN: maybe(id),
  ISBN: maybe(id),
  MPN: maybe(id),
  canonical_path: or(path, ""),
  /** Dot-joined key of the deepest category, and the path to it from the main category down. */
  category: or(text, ""),
  categoryPath: way,
  currency: or(text, CURRENCY),
  images,
  /** All offers, in the order of `compareOffers`; empty when expired. */
  offers: or(offerList, []),
  specifications: items(specification, 500),
  color: items(text, 100),
  size: items(text, 200),
  gender: orNull(gender),
  model: orNull(text),
  /** Absent when the product has no variants. */
  variants: maybe(variants),
  rating: orNull(rating),
  adult_content: warning,
  /** True when no shop sells it any more. */
  expired: or(flag, false),
  createdAt: or(date, ""),
});
export type Product = Answer<typeof whole>;
export type Specification = Answer<typeof specification>;
export type Gender = Answer<typeof gender>;

const nameOfOffer = ({ offers }: Fields) => {
  const [first] = Array.isArray(offers) ? offers : [];
  return isFields(first) ? first.title : undefined;
};

/** One product, or its new location (PD-02). A missing name is taken from its first offer. */
export const productOrMove = readBy<Product | Moved>(v.union([whole, moved]), (value, { part }) => {
  if (!isFields(value)) return undefined;
  if (value.location !== undefined && value.location !== null) return part(moved, value);
  const name =
    part(text, value.name)?.trim() || part(text, nameOfOffer(value))?.trim() || nameOf(value) || part(id, value.id);
  const known = ["brand", "offers", "images", "name"].some((field) => field in value);
  const found = known ? part(whole, { ...value, name }) : undefined;
  return (
    found && {
      ...found,
      canonical_path: found.canonical_path || pathOf(found),
      offers: found.offers.map((offer) => ({ ...offer, title: offer.title || found.name })),
    }
  );
});
