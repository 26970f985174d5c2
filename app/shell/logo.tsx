import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import styles from "./logo.module.css";

/** The operator's logo, or the shop's name set large when there is none. */
export function Logo({ place }: { place: "header" | "footer" }) {
  const paths = usePaths();
  const site = useRootData()?.site;
  const source = site?.theme.logos[place];
  const name = site?.shopName ?? "";
  return (
    <a className={styles.logo} href={paths.home()}>
      {source ? <img className={styles.picture} src={source} alt={name} width={148} height={40} /> : name}
    </a>
  );
}
