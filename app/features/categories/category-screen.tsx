import { useIntl } from "react-intl";
import { HiddenNotice } from "~/features/adult-content/hidden-notice";
import { ProductGrid } from "~/features/product-list/product-grid";
import { searchHref } from "~/features/search/place";
import { parseSearch } from "~/features/search/search-url";
import { slugsOfKey } from "~/paths";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { SectionHeading } from "~/ui/section-heading";
import { AdultNotice } from "./adult-notice";
import { CategoryContent } from "./category-content";
import styles from "./category-screen.module.css";
import { CategoryTiles } from "./category-tile";
import type { CategoryData } from "./load-category";

/** A category of any level: introduction, subcategories and popular products. */
export function CategoryScreen({ data }: { data: CategoryData }) {
  const intl = useIntl();
  const { category, hidden, total } = data;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{category.page_title || category.name}</h1>
        {!hidden && (
          <>
            {category.intro && <p className={styles.intro}>{category.intro}</p>}
            {total > 0 && (
              <p className={styles.count}>{intl.formatMessage({ id: "category.count" }, { count: total })}</p>
            )}
          </>
        )}
      </header>
      {hidden ? <AdultNotice /> : <Contents data={data} />}
    </div>
  );
}

function Contents({ data }: { data: CategoryData }) {
  const intl = useIntl();
  const { category } = data;
  return (
    <>
      {category.children.length > 0 && (
        <section aria-label={intl.formatMessage({ id: "category.within" }, { name: category.name })}>
          <CategoryTiles categories={category.children} />
        </section>
      )}
      <PopularProducts data={data} />
      <Brands category={category} />
      <CategoryContent content={data.content} />
    </>
  );
}

function PopularProducts({ data: { category, products, total, someHidden } }: { data: CategoryData }) {
  const intl = useIntl();
  const paths = usePaths();
  const listing = paths.listing(slugsOfKey(category.key));
  const isLeaf = category.children.length === 0;
  const title = intl.formatMessage({ id: "category.products" }, { name: category.name });
  const all =
    total > 0
      ? intl.formatMessage({ id: "category.all" }, { count: total })
      : intl.formatMessage({ id: "category.all.plain" });
  return (
    <section aria-labelledby="products">
      <SectionHeading id="products" title={title} more={{ href: listing, text: all }} />
      {products === null && <Notice>{intl.formatMessage({ id: "common.error.api" })}</Notice>}
      {products && products.length > 0 && (
        <div className={styles.products}>
          <ProductGrid products={products} priority={isLeaf} />
        </div>
      )}
      {someHidden && <HiddenNotice all={products?.length === 0} />}
      {products && products.length < total && (
        <p className={styles.all}>
          <ButtonLink variant="primary" href={listing}>
            {all}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function Brands({ category }: { category: CategoryData["category"] }) {
  const intl = useIntl();
  const paths = usePaths();
  if (category.top_brands.length === 0) return null;
  const place = { kind: "listing" as const, slugs: slugsOfKey(category.key) };
  const everything = parseSearch(new URLSearchParams());
  return (
    <section aria-labelledby="brands">
      <SectionHeading id="brands" title={intl.formatMessage({ id: "category.brands" }, { name: category.name })} />
      <ul className={styles.brands}>
        {category.top_brands.map(({ name, product_count }) => (
          <li key={name}>
            <a className={styles.brand} href={searchHref(paths, place, { ...everything, filters: { brand: [name] } })}>
              {name} <span className={styles.number}>{intl.formatNumber(product_count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
