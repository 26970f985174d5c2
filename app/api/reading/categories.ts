import type {
  BlockHeading,
  Category,
  CategoryContent,
  CategoryDetail,
  CategoryFields,
  FeaturedCategories,
  MainCategories,
  SubCategory,
} from "#contract/categories";
import { picture } from "./pictures";
import {
  count,
  type Fields,
  id,
  isFields,
  items,
  list,
  object,
  or,
  path,
  prose,
  type Reader,
  type Reading,
  text,
  warning,
} from "./readers";

const BRANCHES = 500;

const slug: Reader<string> = (value, reading) => {
  const read = id(value, reading);
  return read?.includes("/") || read?.includes(".") ? undefined : read;
};
/** `huis-en-tuin` → `Huis en tuin`. */
const spoken = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");

const fields = object<CategoryFields>({
  slug,
  name: text,
  key: id,
  id,
  img: or(picture, ""),
  img_blue: or(picture, ""),
  adult_content: warning,
  product_count: or(count, 0),
});

/** A category by its slug alone, if need be; its key is that of its parent with its own slug. */
function complete(value: Fields, parent: string, reading: Reading): Fields {
  const own = slug(value.slug, reading) ?? id(value.key, reading)?.split(".").at(-1);
  const key = id(value.key, reading) ?? [parent, own].filter(Boolean).join(".");
  const name = text(value.name, reading)?.trim() || spoken(own ?? "");
  const img = picture(value.img, reading) ?? picture(value.img_blue, reading);
  return { ...value, slug: own, key, name, id: id(value.id, reading) ?? key, img, img_blue: value.img_blue ?? img };
}
const below =
  (parent: string): Reader<CategoryFields> =>
  (value, reading) =>
    isFields(value) ? fields(complete(value, parent, reading), reading) : undefined;

const buckets = (value: unknown) => (isFields(value) ? value.buckets : undefined);

/** What stands below a category for adults is for adults too (CT-02). */
function inherit<T extends CategoryFields>(parent: CategoryFields, children: T[]): T[] {
  return parent.adult_content ? children.map((child) => ({ ...child, adult_content: true })) : children;
}

const sub =
  (parent: CategoryFields): Reader<SubCategory> =>
  (value, reading) => {
    const read = below(parent.key)(value, reading);
    if (!read || !isFields(value)) return undefined;
    const [own = read] = inherit(parent, [read]);
    const leaves = items(below(read.key), BRANCHES)(buckets(value.subsubcategory), reading) ?? [];
    return { ...own, subsubcategory: { buckets: inherit(own, leaves) } };
  };
const main: Reader<Category> = (value, reading) => {
  const read = below("")(value, reading);
  if (!read || !isFields(value)) return undefined;
  const branches = items(sub(read), BRANCHES)(buckets(value.subcategory), reading) ?? [];
  return { ...read, subcategory: { buckets: branches } };
};

/** A list of which nothing can be used is another service's. */
export const tree: Reader<Category[]> = (value, reading) => {
  const read = list(main, BRANCHES)(value, reading);
  return read?.length === 0 && Array.isArray(value) && value.length > 0 ? undefined : read;
};

const named = below("");
export const mainList = object<MainCategories>({ categories: list(named, BRANCHES) });

const featured: Reader<FeaturedCategories["categories"][number]> = (value, reading) => {
  const read = named(value, reading);
  return read && { ...read, tagline: (isFields(value) && text(value.tagline, reading)) || "" };
};
export const featuredList = object<FeaturedCategories>({ categories: list(featured, BRANCHES) });

const heading: Reader<BlockHeading> = object<BlockHeading>({ firstWords: or(text, ""), secondWords: or(text, "") });
const NO_HEADING = { firstWords: "", secondWords: "" };
const tip = object<{ title: string; text: string }>({ title: or(text, ""), text: prose });
const question = object<{ question: string; answer: string }>({ question: text, answer: prose });
const content: Reader<CategoryContent> = object<CategoryContent>(
  {},
  {
    about: object<NonNullable<CategoryContent["about"]>>({ heading: or(heading, NO_HEADING), text: prose }),
    tips: object<NonNullable<CategoryContent["tips"]>>({ heading: or(heading, NO_HEADING), items: list(tip, 100) }),
    qa: object<NonNullable<CategoryContent["qa"]>>({ heading: or(heading, NO_HEADING), items: list(question, 100) }),
  },
);

type Step = CategoryDetail["path"][number];
type Brand = CategoryDetail["top_brands"][number];
const more = object<Omit<CategoryDetail, keyof CategoryFields | "path" | "children">>(
  {
    intro: or(text, ""),
    content: or(content, {}),
    top_brands: items(object<Brand>({ name: text, product_count: or(count, 0) }), 12),
  },
  { page_title: text },
);

/** One category with what stands around it. The way to it is empty when its service does not say. */
export const detail: Reader<CategoryDetail> = (value, reading) => {
  const read = named(value, reading);
  const rest = more(value, reading);
  if (!read || !rest || !isFields(value)) return undefined;
  const children = items(below(read.key), BRANCHES)(value.children, reading) ?? [];
  const steps = items(below(""), 3)(value.path, reading) ?? [];
  const way: Step[] = steps.map(({ slug: own, name, key }) => ({ slug: own, name, key }));
  return { ...read, ...rest, path: way, children: inherit(read, children) };
};

const ROUTES = 10_000;
/** Paths by category key; a table of which nothing is a path is none. */
export const routesOf: Reader<Record<string, string>> = (value, reading) => {
  if (!isFields(value)) return undefined;
  const entries = Object.entries(value).slice(0, ROUTES);
  const usable = entries.filter((entry): entry is [string, string] => path(entry[1], reading) !== undefined);
  return usable.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(usable);
};
