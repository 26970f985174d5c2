import { useIntl } from "react-intl";
import type { Shop } from "#contract/shops";
import { isPlainList } from "~/features/search/search-meta";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { Notice } from "~/ui/notice";
import { Rating } from "~/ui/rating";
import type { ShopData } from "./load-shop";
import { ShopFacts, ShopIdentity } from "./shop-facts";
import { ShopLogo } from "./shop-logo";
import { ShopProducts } from "./shop-products";
import styles from "./shop-screen.module.css";

/** SH-06: the shop's identity, conditions and products. */
export function ShopScreen({ data }: { data: ShopData }) {
  const { shop, list } = data;
  const isFirst = !list || (list.state.page === 1 && isPlainList(list.state));
  return (
    <div className={styles.screen}>
      <ShopHead shop={shop} />
      {isFirst && (hasIdentity(shop) ? <ShopBlocks shop={shop} /> : <UnknownShop shop={shop} />)}
      <ShopProducts shop={shop} list={list} />
    </div>
  );
}

/** A shop known only from its feed has given no identity yet, and none is guessed. */
const hasIdentity = (shop: Shop) => Boolean(shop.identity?.legalName);

function UnknownShop({ shop }: { shop: Shop }) {
  const intl = useIntl();
  return <Notice>{intl.formatMessage({ id: "shop.identity.unknown" }, { name: shop.name })}</Notice>;
}

function ShopBlocks({ shop }: { shop: Shop }) {
  const intl = useIntl();
  return (
    <div className={styles.blocks}>
      <section className={styles.block} aria-labelledby="facts">
        <h2 className={styles.title} id="facts">
          {intl.formatMessage({ id: "shop.facts" }, { name: shop.name })}
        </h2>
        <ShopFacts shop={shop} />
      </section>
      <section className={styles.block} aria-labelledby="identity">
        <h2 className={styles.title} id="identity">
          {intl.formatMessage({ id: "shop.identity" }, { name: shop.name })}
        </h2>
        <ShopIdentity shop={shop} />
        <p className={styles.hint}>{intl.formatMessage({ id: "shop.identity.hint" })}</p>
      </section>
    </div>
  );
}

function ShopHead({ shop }: { shop: Shop }) {
  const intl = useIntl();
  const paths = usePaths();
  const url = /^https?:\/\//i.test(shop.url ?? "") ? shop.url : undefined;
  return (
    <header className={styles.head}>
      <ShopLogo shop={shop} size={72} />
      <div className={styles.words}>
        <h1 className={styles.name}>{shop.name}</h1>
        <p className={styles.about}>
          {shop.rating === null || shop.rating === undefined ? (
            intl.formatMessage({ id: "shops.unrated" })
          ) : (
            <Rating value={shop.rating} count={shop.reviewCount} />
          )}
          <a href={paths.to("reviews", { kind: "shop", subject: shop.website })}>
            {intl.formatMessage({ id: "shop.reviews" })}
          </a>
          <span>{shop.website}</span>
          {hasIdentity(shop) && shop.since && (
            <span>{intl.formatMessage({ id: "shop.since" }, { year: String(shop.since) })}</span>
          )}
        </p>
        {shop.description && <p className={styles.description}>{shop.description}</p>}
      </div>
      {url && (
        <ButtonLink href={url} rel="nofollow sponsored noopener" target="_blank">
          {intl.formatMessage({ id: "shop.visit" }, { name: shop.name })}
          <Icon name="external" />
        </ButtonLink>
      )}
    </header>
  );
}
