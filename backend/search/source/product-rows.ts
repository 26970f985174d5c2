import type { Availability, Condition, Specification } from "#contract/products";
import type { Session } from "../../storage/database";
import type { PricePoint } from "./price-drop";

export interface ProductRow extends Record<string, unknown> {
  id: string;
  revision: number;
  name: string;
  brand: string | null;
  category: string;
  shortDesc: string;
  description: string;
  codes: (string | null)[];
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
  ratingAverage: number | null;
  ratingCount: number;
  createdAt: number;
}

export interface OfferRow extends Record<string, unknown> {
  productId: string;
  website: string;
  price: number;
  total: number;
  availability: Availability;
  condition: Condition;
  deliveryMax: number | null;
  ean: string | null;
  sku: string | null;
}

/** Products with a revision above `after` and not among `seen`, lowest revision first. */
export async function changedProducts(
  db: Session,
  after: number,
  seen: number[],
  limit: number,
): Promise<ProductRow[]> {
  const { rows } = await db.query<ProductRow>(
    `select p.id, p.revision, p.name, p.brand, c.key as category, p.short_desc as "shortDesc",
       left(p.description, 4000) as description, array[p.gtin, p.isbn, p.mpn] as codes, p.color, p.size, p.gender,
       p.model, p.specifications, p.features, p.adult_content as adult, p.expired, p.moved_to is not null as moved,
       p.popularity, p.rating_average as "ratingAverage", p.rating_count as "ratingCount",
       extract(epoch from p.created_at)::int as "createdAt"
     from products p join categories c on c.id = p.category_id
     where p.revision > $1 and not (p.revision = any($2::bigint[])) order by p.revision limit $3`,
    [after, seen, limit],
  );
  return rows;
}

export async function offersOf(db: Session, ids: string[]): Promise<OfferRow[]> {
  const { rows } = await db.query<OfferRow>(
    `select o.product_id as "productId", s.website, o.price, o.price + o.shipping as total, o.availability, o.condition,
       coalesce(o.delivery_max, o.delivery_min) as "deliveryMax", o.ean, o.sku
     from offers o join shops s on s.id = o.shop_id where o.product_id = any($1) order by o.id`,
    [ids],
  );
  return rows;
}

/** Price points of new goods since a day (YYYY-MM-DD), and of each offer the last one before it. */
export async function pricePointsOf(
  db: Session,
  ids: string[],
  since: string,
): Promise<(PricePoint & { product: string })[]> {
  const { rows } = await db.query<Pick<PricePoint, keyof PricePoint> & { product: string }>(
    `with seen as (select pp.product_id, pp.offer_id, pp.observed_on, pp.price
       from price_points pp left join offers o on o.id = pp.offer_id
       where pp.product_id = any($1) and coalesce(o.condition, 'new') = 'new')
     select product_id as product, offer_id as offer, observed_on - date '1970-01-01' as day, price
     from seen where observed_on > $2
     union all
     select * from (select distinct on (product_id, offer_id) product_id, offer_id, observed_on - date '1970-01-01', price
       from seen where observed_on <= $2 order by product_id, offer_id, observed_on desc) earlier`,
    [ids, since],
  );
  return rows;
}
