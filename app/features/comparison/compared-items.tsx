import { useIntl } from "react-intl";
import { COMPARED_LIMIT } from "#contract/limits";
import { usePaths } from "~/paths-context";
import { type ComparisonItem, removeFromComparison } from "~/stores/comparison";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { ProductPicture } from "~/ui/picture";
import { clearWithUndo } from "./clear-with-undo";
import styles from "./comparison-bar.module.css";
import { comparisonPath } from "./comparison-path";

const places = Array.from({ length: COMPARED_LIMIT }, (_, index) => `place-${index}`);

/** The bar itself: each product with a button that removes it, and the way to the comparison. */
export function ComparedItems({ items }: { items: readonly ComparisonItem[] }) {
  const intl = useIntl();
  const paths = usePaths();
  const count = items.length;
  const href = comparisonPath(
    paths,
    items.map(({ id }) => id),
  );
  return (
    <section
      className={styles.bar}
      data-bottom-bar
      data-comparison-bar
      aria-label={intl.formatMessage({ id: "comparison.bar" })}
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <ProductPicture image={item.image ? { url: item.image } : undefined} sizes="48px" alt="" />
            <button
              type="button"
              className={styles.remove}
              aria-label={intl.formatMessage({ id: "comparison.remove" }, { name: item.name })}
              onClick={(event) => removeAndMoveOn(event.currentTarget, item.id)}
            >
              <Icon name="close" className={styles.cross} />
            </button>
          </li>
        ))}
        {places.slice(count).map((place) => (
          <li key={place} className={styles.free} aria-hidden="true" />
        ))}
      </ul>
      <Button
        variant="quiet"
        className={styles.clear}
        data-focus="comparison-clear"
        onClick={() => clearWithUndo(items)}
      >
        {intl.formatMessage({ id: "comparison.clear" })}
      </Button>
      {count > 1 ? (
        <ButtonLink variant="primary" href={href}>
          {intl.formatMessage({ id: "comparison.go" }, { count })}
        </ButtonLink>
      ) : (
        <p className={styles.more}>{intl.formatMessage({ id: "comparison.oneMore" })}</p>
      )}
    </section>
  );
}

/** The button disappears with its product, so the focus moves to the next one. */
function removeAndMoveOn(button: HTMLElement, id: string): void {
  const place = button.closest("li");
  const next =
    place?.nextElementSibling?.querySelector("button") ?? place?.previousElementSibling?.querySelector("button");
  (next ?? document.getElementById("main"))?.focus();
  removeFromComparison(id);
}
