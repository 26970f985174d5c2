import type { Availability, Condition, Specification } from "#contract/products";
import type { Session } from "../../storage/database";
import type { PricePoint } from "./price-drop";

export interface ProductRow {
  id: string;
  revision: number;
  name: string;
  brand: string | null;
  category: string;
  shortDesc: string;
  description: string;
  codes: (string | null)[];
  group: string | null;
  color: string[];
  size: string[];
  gender: string | null;
  model: string | null;
  specifications: Specification[];
  features: Record<string, string[]>;
  adult: boolean;
  expired: boolean;
  moved: boolean;
  popularity: number;
  /** Users who have it on their wish list. */
  wishes: number;
  ratingAverage: number | null;
  ratingCount: number;
  createdAt: number;
}

export interface OfferRow {
  productId: string;
  website: string;
  price: number;
  total: number;
  /** Of the shop, 0 to 5; null without reviews. */
  shopRating: number | null;
  availability: Availability;
  condition: Condition;
  deliveryMax: number | null;
  ean: string | null;
  sku: string | null;
}

/** A page of changed products with related data, as one JSON text that documents-of.ts parses. */
export interface ChangedRows {
  products: ProductRow[];
  offers: OfferRow[];
  points: (PricePoint & { product: string })[];
}

export interface ChangedPage extends Record<string, unknown> {
  /** `ChangedRows` as JSON. */
  rows: string;
  revisions: number[];
}

/**
 * Products with a revision above `after` and not among `seen`, lowest revision first; with their offers, their price
 * points of new items since a day (YYYY-MM-DD), and each offer's last point before it.
 */
export async function changedPage(
  db: Session,
  { after, seen, limit }: { after: number; seen: number[]; limit: number },
  since: string,
): Promise<ChangedPage> {
  const { rows } = await db.query<ChangedPage>(PAGE, [after, seen, limit, since]);
  return rows[0] ?? { rows: '{"products":[],"offers":[],"points":[]}', revisions: [] };
}

/**
 * One statement, for a consistent snapshot; JSON, so that the main thread need not parse it. After an import the
 * planner's statistics are old, so nothing is left to it that may cost more than the page: products are limited before
 * they are joined (else it may sort all that changed), and the condition of each offer is looked up by itself (else it
 * may scan all offers).
 */
const PAGE = `
  with changed as materialized (
    select * from products where revision > $1 and not (revision = any($2::bigint[])) order by revision limit $3
  ), page as materialized (
    select p.id, p.revision, p.name, p.brand, c.key as category, p.short_desc as "shortDesc",
      left(p.description, 4000) as description, array[p.gtin, p.isbn, p.mpn] as codes, p.group_key as "group", p.color, p.size, p.gender,
      p.model, p.specifications, p.features, p.adult_content as adult, p.expired, p.moved_to is not null as moved,
      p.popularity, (select count(*) from wishlist_items w where w.product_id = p.id)::int as wishes, p.rating_average as "ratingAverage", p.rating_count as "ratingCount",
      extract(epoch from p.created_at)::int as "createdAt"
    from changed p join categories c on c.id = p.category_id
  ), ids as (select array(select id from page where not moved) as ids
  ), offered as (
    select o.product_id as "productId", s.website, o.price, o.price + o.shipping as total, o.availability, o.condition,
      case when s.review_count > 0 then s.rating end as "shopRating",
      coalesce(o.delivery_max, o.delivery_min) as "deliveryMax", o.ean, o.sku
    from offers o join shops s on s.id = o.shop_id where o.product_id = any((select ids from ids)::text[]) order by o.id
  ), seen as (
    select pp.product_id, pp.offer_id, pp.observed_on, pp.price from price_points pp
    where pp.product_id = any((select ids from ids)::text[])
      and coalesce((select o.condition from offers o where o.id = pp.offer_id), 'new') = 'new'
  ), points as (
    select product_id as product, offer_id as offer, observed_on - date '1970-01-01' as day, price
    from seen where observed_on > $4
    union all
    select * from (select distinct on (product_id, offer_id) product_id, offer_id, observed_on - date '1970-01-01', price
      from seen where observed_on <= $4 order by product_id, offer_id, observed_on desc) earlier
  )
  select json_build_object(
    'products', (select coalesce(json_agg(page order by revision), '[]') from page),
    'offers', (select coalesce(json_agg(offered), '[]') from offered),
    'points', (select coalesce(json_agg(points), '[]') from points))::text as rows,
    array(select revision::float8 from page order by revision) as revisions`;
