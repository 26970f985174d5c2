import { useIntl } from "react-intl";
import type { PictureCategory } from "#contract/picture-search";
import { usePaths } from "~/paths-context";
import { SoftChip } from "~/ui/soft-chip";
import type { PictureView } from "./load-picture";
import { pictureHref } from "./picture-address";
import styles from "./picture-categories.module.css";

const SHOWN = 6;

interface PictureCategoriesProps {
  view: PictureView;
  categories: readonly PictureCategory[];
}

/** The kinds of product among the results, each a link that narrows them to it. */
export function PictureCategories({ view, categories }: PictureCategoriesProps) {
  const intl = useIntl();
  const paths = usePaths();
  const { address } = view;
  const chosen = address.category;
  const to = (category: string) => pictureHref(paths, { ...address, category });
  if (categories.length < 2 && !chosen) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "search.image.categories" })}>
      <ul className={styles.list}>
        {chosen && (
          <li>
            <SoftChip href={to("")} rel="nofollow">
              {intl.formatMessage({ id: "search.image.categories.all" })}
            </SoftChip>
          </li>
        )}
        {categories.slice(0, SHOWN).map(({ key, name, count }) => (
          <li key={key}>
            <SoftChip href={to(key === chosen ? "" : key)} rel="nofollow" aria-current={key === chosen || undefined}>
              {name} <span className={styles.count}>{intl.formatNumber(count)}</span>
            </SoftChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
