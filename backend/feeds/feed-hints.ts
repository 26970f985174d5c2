import type { Session } from "../storage/database";

/** What a shop could improve, over all its offers. */
export interface FeedHints {
  offers: number;
  withoutGtin: number;
  /** Main pictures whose size is known, because they have been shown; and those that are small. */
  knownPictures: number;
  smallPictures: number;
  /** Offers of products that other shops sell too, in the same condition; and those with a price far from theirs. */
  comparedPrices: number;
  farPrices: number;
  /** The shop's ids of the first offers with such a price. */
  farIds: string[];
  /** Offers with an `item_group_id`, those of which it is not believed, and the first of these. */
  grouped: number;
  ignoredGroups: number;
  ignoredGroupIds: string[];
}

type Query = Pick<Session, "query">;

/** Pages are served between statements of this many offers. */
const OFFERS_AT_ONCE = 250;
/** A picture is small when its longest side, in pixels, is shorter; Merchant Center asks for this much. */
const SMALL = 500;
/** A price is far from the market above this many times the median of other shops, or below one in as many. */
const FAR = 3;
const MOST_IDS = 5;

/** Compares a shop's offers with what makes offers findable. */
export async function feedHints({ query }: Query, shopId: string): Promise<FeedHints> {
  const sums = {
    offers: 0,
    withoutGtin: 0,
    knownPictures: 0,
    smallPictures: 0,
    comparedPrices: 0,
    farPrices: 0,
    grouped: 0,
    ignoredGroups: 0,
  };
  const farIds: string[] = [];
  const ignoredGroupIds: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const part: Part = await readPart({ query }, shopId, after);
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += part[key];
    farIds.push(...(part.farIds ?? []));
    ignoredGroupIds.push(...(part.ignoredGroupIds ?? []));
    after = part.last;
  }
  return { ...sums, farIds: farIds.slice(0, MOST_IDS), ignoredGroupIds: ignoredGroupIds.slice(0, MOST_IDS) };
}

async function readPart({ query }: Query, shopId: string, after: string): Promise<Part> {
  const { rows } = await query<Part>(PART, [shopId, after, OFFERS_AT_ONCE, SMALL, FAR]);
  const [part] = rows;
  if (!part) throw new Error("An aggregate always has a row.");
  return part;
}

/** Stores the hints with an import; those of an earlier one when its feed was the same. */
export async function keepHints(
  { query }: Query,
  importId: string,
  shopId: string,
  sameAs?: string,
): Promise<FeedHints | null> {
  const { rows } = await query<{ hints: FeedHints | null }>(
    "update imports set hints = coalesce($2::jsonb, (select hints from imports where id = $3)) where id = $1 returning hints",
    [importId, sameAs === undefined ? JSON.stringify(await feedHints({ query }, shopId)) : null, sameAs ?? null],
  );
  return rows[0]?.hints ?? null;
}

type Part = Omit<FeedHints, "farIds" | "ignoredGroupIds"> & {
  last: string | null;
  farIds: string[] | null;
  ignoredGroupIds: string[] | null;
};

const PART = `
  with part as (
    select * from offers where shop_id = $1 and merchant_product_id > $2 order by merchant_product_id limit $3
  ), judged as (
    select part.merchant_product_id, part.ean, greatest(picture.width, picture.height) as side, market.median,
      part.group_code, part.group_code is not null and grouped.group_key is null as is_ignored,
      part.price > market.median * $5::float or part.price * $5::float < market.median as is_far
    from part
    cross join lateral (
      select percentile_cont(0.5) within group (order by o.price) as median
      from offers o join shops s on s.id = o.shop_id and not s.gone
      where o.product_id = part.product_id and o.shop_id <> $1 and o.condition = part.condition
    ) market
    left join products grouped on grouped.id = part.product_id
    left join feed_products kept on kept.product_id = part.product_id and kept.shop_id = $1
    left join products p on p.id = kept.product_id
    left join remote_images picture
      on picture.hash = substring(p.images -> 0 ->> 'url' from '^/api/images/remote/([0-9a-f]{24})/')
  )
  select max(merchant_product_id) as last, count(*)::int as offers,
    count(*) filter (where ean is null)::int as "withoutGtin",
    count(side)::int as "knownPictures", count(*) filter (where side < $4::int)::int as "smallPictures",
    count(median)::int as "comparedPrices", count(*) filter (where is_far)::int as "farPrices",
    (array_agg(merchant_product_id order by merchant_product_id) filter (where is_far))[1:${MOST_IDS}] as "farIds",
    count(group_code)::int as grouped, count(*) filter (where is_ignored)::int as "ignoredGroups",
    (array_agg(merchant_product_id order by merchant_product_id) filter (where is_ignored))[1:${MOST_IDS}]
      as "ignoredGroupIds"
  from judged`;
