import { useIntl } from "react-intl";
import type { ShopSummary } from "#contract/shops";
import { usePaths } from "~/paths-context";
import { Rating } from "~/ui/rating";
import styles from "./all-shops-screen.module.css";
import { JoinShops } from "./join-shops";
import { byLetter } from "./shop-letters";
import { ShopLogo } from "./shop-logo";

/** SH-01: all shops, by letter. */
export function AllShopsScreen({ shops }: { shops: ShopSummary[] }) {
  const intl = useIntl();
  const groups = byLetter(shops);
  const other = intl.formatMessage({ id: "shops.other" });
  return (
    <>
      <h1>{intl.formatMessage({ id: "shops.title" })}</h1>
      <p className={styles.intro}>{intl.formatMessage({ id: "shops.intro" }, { count: shops.length })}</p>
      <nav aria-label={intl.formatMessage({ id: "shops.letters" })}>
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a className={styles.letter} href={`#${anchor(letter)}`}>
                {letter ?? other}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.letter} className={styles.group} id={anchor(group.letter)}>
            <h2 className={styles.title}>{group.letter ?? other}</h2>
            <ul className={styles.list}>
              {group.shops.map((shop) => (
                <li key={shop.id}>
                  <ShopLine shop={shop} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <JoinShops />
    </>
  );
}

const anchor = (letter: string | null) => `letter-${letter?.toLowerCase() ?? "overig"}`;

function ShopLine({ shop }: { shop: ShopSummary }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <a className={styles.shop} href={paths.shop(shop.website)}>
      <ShopLogo shop={shop} size={48} />
      <span className={styles.words}>
        <span className={styles.name}>{shop.name}</span>
        {shop.rating === null ? (
          <span className={styles.quiet}>{intl.formatMessage({ id: "shops.unrated" })}</span>
        ) : (
          <Rating value={shop.rating} count={shop.reviewCount} />
        )}
        {shop.productCount !== null && (
          <span className={styles.quiet}>
            {intl.formatMessage({ id: "shops.products" }, { count: shop.productCount })}
          </span>
        )}
      </span>
    </a>
  );
}
