import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { HiddenNotice } from "~/features/adult-content/hidden-notice";
import { CategoryTiles } from "~/features/categories/category-tile";
import { ComparisonBar } from "~/features/comparison/comparison-bar";
import { ViewedRow } from "~/features/product-list/viewed-row";
import { ShopStrip } from "~/features/shops/shop-strip";
import { usePaths } from "~/paths-context";
import { Container } from "~/ui/container";
import { SectionHeading } from "~/ui/section-heading";
import { Deals } from "./deals";
import { Dropped } from "./dropped";
import { Hero } from "./hero";
import styles from "./home-screen.module.css";
import { HowItWorks } from "./how-it-works";
import type { HomeData } from "./load-home";
import { PopularTerms } from "./popular-terms";
import { Recommended } from "./recommended";

const IN_HERO = 3;
const TILES_IN_HERO = 6;

/** The search-engine reading: compare, then leave for the shop. */
export function StandardHome({ data }: { data: HomeData }) {
  const { deals, featured } = data;
  const hasDeals = deals.length > 0;
  return (
    <Frame>
      <Hero marketplace={false} shopCount={data.shopCount} hasDeals={hasDeals}>
        {hasDeals ? <Dropped deals={deals.slice(0, IN_HERO)} /> : tilesInHero(featured)}
      </Hero>
      <Featured categories={hasDeals ? featured : featured.slice(TILES_IN_HERO)} />
      <Deals deals={deals} />
      <HowItWorks marketplace={false} />
      <Recommended mostViewed={data.viewed} newest={data.fresh} />
      <ShopStrip shops={data.shops} total={data.shopCount} />
      <ViewedRow />
      <PopularTerms terms={data.terms} />
      {data.someHidden && <HiddenNotice />}
    </Frame>
  );
}

/** The marketplace reading: products first. */
export function MarketplaceHome({ data }: { data: HomeData }) {
  const { featured } = data;
  return (
    <Frame>
      <Hero marketplace shopCount={data.shopCount} hasDeals={data.deals.length > 0}>
        {tilesInHero(featured)}
      </Hero>
      <Deals deals={data.deals} />
      <Recommended mostViewed={data.viewed} newest={data.fresh} />
      <ViewedRow />
      <Featured categories={featured.slice(TILES_IN_HERO)} />
      <ShopStrip shops={data.shops} total={data.shopCount} />
      <PopularTerms terms={data.terms} />
      <HowItWorks marketplace />
      {data.someHidden && <HiddenNotice />}
    </Frame>
  );
}

/** The first categories beside the hero's text; null in a shop that has none. */
function tilesInHero(featured: HomeData["featured"]): ReactNode {
  if (featured.length === 0) return null;
  return (
    <div className={styles.panel}>
      <CategoryTiles categories={featured.slice(0, TILES_IN_HERO).map(withoutTagline)} priority />
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.home}>{children}</div>
      <ComparisonBar />
    </Container>
  );
}

function Featured({ categories }: { categories: HomeData["featured"] }) {
  const intl = useIntl();
  const paths = usePaths();
  if (categories.length === 0) return null;
  const more = { href: paths.to("allCategories", {}), text: intl.formatMessage({ id: "shell.allCategories" }) };
  return (
    <section aria-labelledby="featured">
      <SectionHeading id="featured" title={intl.formatMessage({ id: "home.featured" })} more={more} />
      <div className={styles.tiles}>
        <CategoryTiles categories={categories} />
      </div>
    </section>
  );
}

function withoutTagline({ tagline: _, ...category }: HomeData["featured"][number]) {
  return category;
}
