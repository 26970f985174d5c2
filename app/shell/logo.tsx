import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import styles from "./logo.module.css";

/** Dark variants of the product's own logo; an operator's logo gets a light background there. */
const DARK_SISTER: Readonly<Record<string, string>> = { "/logo.svg": "/logo-dark.svg" };

/** The operator's logo, or the shop's name in large type when there is none. */
export function Logo({ place }: { place: "header" | "footer" }) {
  const paths = usePaths();
  const site = useRootData()?.site;
  const source = site?.theme.logos[place];
  const name = site?.shopName ?? "";
  const dark = source ? DARK_SISTER[source] : undefined;
  return (
    <a className={styles.logo} href={paths.home()}>
      {source ? (
        <picture className={styles.frame} data-plate={dark ? undefined : ""}>
          {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
          <img className={styles.picture} src={source} alt={name} width={162} height={40} />
        </picture>
      ) : (
        name
      )}
    </a>
  );
}
