import * as v from "valibot";
import {
  type Answer,
  completed,
  type Fields,
  isFields,
  items,
  list,
  maybe,
  or,
  type Part,
  readBy,
  type Schema,
} from "./kit";
import { picture } from "./pictures";
import { count, id, path, prose, text, warning } from "./values";

const BRANCHES = 500;

const slug = readBy(v.string(), (value, { part }) => {
  const found = part(id, value);
  return found?.includes("/") || found?.includes(".") ? undefined : found;
});
/** `huis-en-tuin` → `Huis en tuin`. */
const spoken = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");

/** Fields of a category of any level (CT-01). */
const fields = v.object({
  slug,
  name: text,
  /** Dot-joined slugs from the main category down, e.g. `elektronica.telefoons`. */
  key: id,
  id,
  /** Picture on a neutral background. */
  img: or(picture, ""),
  /** The same picture in the shop's primary tint, for menus. */
  img_blue: or(picture, ""),
  /** Inherited: true for every category below an adult one (CT-02). */
  adult_content: warning,
  /** Number of products in it, including its descendants. */
  product_count: or(count, 0),
});
export type CategoryFields = Answer<typeof fields>;
export interface SubCategory extends CategoryFields {
  subsubcategory: { buckets: CategoryFields[] };
}
export interface Category extends CategoryFields {
  subcategory: { buckets: SubCategory[] };
}

/** Completes a category, which may have nothing but a slug; its key is the parent's key plus its own slug. */
function complete(value: Fields, parent: string, part: Part): Fields {
  const own = part(slug, value.slug) ?? part(id, value.key)?.split(".").at(-1);
  const key = part(id, value.key) ?? [parent, own].filter(Boolean).join(".");
  const name = part(text, value.name)?.trim() || spoken(own ?? "");
  const img = part(picture, value.img) === undefined ? value.img_blue : value.img;
  return { ...value, slug: own, key, name, id: part(id, value.id) ?? key, img, img_blue: value.img_blue ?? img };
}
/** A category without context, limited to the fields in `shown`. */
const alone = <T>(shown: Schema<T>): Schema<T> => completed((value, part) => complete(value, "", part), shown);
const below = (parent: string): Schema<CategoryFields> =>
  completed((value, part) => complete(value, parent, part), fields);

const buckets = (value: unknown) => (isFields(value) ? value.buckets : undefined);

/** Everything below an adult category is adult too (CT-02). */
function inherit<T extends CategoryFields>(parent: CategoryFields, children: T[]): T[] {
  return parent.adult_content ? children.map((child) => ({ ...child, adult_content: true })) : children;
}

const subShape = v.object({ ...fields.entries, subsubcategory: v.object({ buckets: v.array(fields) }) });
const mainShape = v.object({ ...fields.entries, subcategory: v.object({ buckets: v.array(subShape) }) });

const sub = (parent: CategoryFields): Schema<SubCategory> =>
  readBy(subShape, (value, { part }) => {
    const found = part(below(parent.key), value);
    if (!found || !isFields(value)) return undefined;
    const [own = found] = inherit(parent, [found]);
    const leaves = part(items(below(found.key), BRANCHES), buckets(value.subsubcategory)) ?? [];
    return { ...own, subsubcategory: { buckets: inherit(own, leaves) } };
  });
const main = readBy<Category>(mainShape, (value, { part }) => {
  const found = part(below(""), value);
  if (!found || !isFields(value)) return undefined;
  const branches = part(items(sub(found), BRANCHES), buckets(value.subcategory)) ?? [];
  return { ...found, subcategory: { buckets: branches } };
});

const mains = list(main, BRANCHES);
/** A list without a single usable item is probably another service's, and is rejected. */
export const tree = readBy<Category[]>(mains, (value, { part }) => {
  const found = part(mains, value);
  return found?.length === 0 && Array.isArray(value) && value.length > 0 ? undefined : found;
});

const named = below("");
const mainShown = v.pick(fields, ["slug", "name", "id", "img", "img_blue", "adult_content"]);
export const mainList = v.object({ categories: list(alone(mainShown), BRANCHES) });
export type MainCategories = Answer<typeof mainList>;

/** A short promotional text, e.g. `Vanaf € 12,95`; may be empty. */
const tagline = or(text, "");
const featuredShown = v.object({
  ...v.pick(fields, ["slug", "name", "key", "img", "img_blue", "adult_content"]).entries,
  tagline,
});
export const featuredList = v.object({ categories: list(alone(featuredShown), BRANCHES) });
export type FeaturedCategories = Answer<typeof featuredList>;

/** Heading of a content block: `secondWords` is emphasised (SR-20). */
const blockHeading = v.object({ firstWords: or(text, ""), secondWords: or(text, "") });
const heading = or(blockHeading, { firstWords: "", secondWords: "" });
const tip = v.object({ title: or(text, ""), text: prose });
const question = v.object({ question: text, answer: prose });
/** Texts are Markdown. */
const content = v.object({
  about: maybe(v.object({ heading, text: prose })),
  tips: maybe(v.object({ heading, items: list(tip, 100) })),
  qa: maybe(v.object({ heading, items: list(question, 100) })),
});
export type BlockHeading = Answer<typeof blockHeading>;
export type CategoryContent = Answer<typeof content>;

const brand = v.object({ name: text, product_count: or(count, 0) });
const more = {
  /** Two sentences below the heading; plain text. */
  intro: or(text, ""),
  content: or(content, {}),
  /** Overrides the heading of its pages when given (SR-23). */
  page_title: maybe(text),
  /** Brands with the most products in it, at most 12. */
  top_brands: items(brand, 12),
};
const rest = v.object(more);
const steps = items(named, 3);
const shape = v.object({
  ...fields.entries,
  ...more,
  /** From the main category down to this one, inclusive; empty when the service does not send it. */
  path: v.array(v.pick(fields, ["slug", "name", "key"])),
  children: v.array(fields),
});
export type CategoryDetail = Answer<typeof shape>;

/** One category in full: its data, its path and its children. */
export const detail = readBy<CategoryDetail>(shape, (value, { part }) => {
  const found = part(named, value);
  const beside = part(rest, value);
  if (!found || !beside || !isFields(value)) return undefined;
  const children = part(items(below(found.key), BRANCHES), value.children) ?? [];
  const way = (part(steps, value.path) ?? []).map(({ slug: own, name, key }) => ({ slug: own, name, key }));
  return { ...found, ...beside, path: way, children: inherit(found, children) };
});

const ROUTES = 10_000;
/** Paths by category key; rejected when none of its values is a path. */
export const routesOf = readBy<Record<string, string>>(v.record(v.string(), path), (value, { part }) => {
  if (!isFields(value)) return undefined;
  const entries = Object.entries(value).slice(0, ROUTES);
  const usable = entries.filter((entry): entry is [string, string] => part(path, entry[1]) !== undefined);
  return usable.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(usable);
});
