import styles from "./shop-logo.module.css";

/** The shop's logo, or its first letter. The name is shown beside it. */
export function ShopLogo({ shop, size }: { shop: { name: string; logo: string }; size: 32 | 48 | 72 }) {
  if (shop.logo) {
    return (
      <span className={styles.logo} data-size={size}>
        <img className={styles.picture} src={shop.logo} alt="" width={size} height={size} loading="lazy" />
      </span>
    );
  }
  return (
    <span className={styles.logo} data-size={size} aria-hidden="true">
      {shop.name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
