import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { LOGO_DRAWING } from "~/ui/icons/icon";
import styles from "./logo.module.css";

/** The product's own logo. An operator's gets a light background in the dark. */
const OWN = "/logo.svg";

/** The operator's logo, or the shop's name in large type when there is none. */
export function Logo({ place }: { place: "header" | "footer" }) {
  const paths = usePaths();
  const site = useRootData()?.site;
  const name = site?.shopName ?? "";
  return (
    <a className={styles.logo} href={paths.home()}>
      <Drawing source={site?.theme.logos[place]} name={name} />
    </a>
  );
}

function Drawing({ source, name }: { source: string | undefined; name: string }) {
  if (!source) return name;
  if (source === OWN) {
    return (
      <svg className={styles.own} role="img" aria-label={name}>
        <use href={LOGO_DRAWING} />
      </svg>
    );
  }
  return (
    <span className={styles.plate}>
      <img className={styles.picture} src={source} alt={name} width={162} height={40} />
    </span>
  );
}
