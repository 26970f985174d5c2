import { useIntl } from "react-intl";
import { COMPARED_LIMIT } from "#contract/limits";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import {
  type ComparisonItem,
  clearComparison,
  comparedNow,
  removeFromComparison,
  setComparison,
  useComparison,
} from "~/stores/comparison";
import { notify } from "~/stores/toasts";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { ProductPicture } from "~/ui/picture";
import styles from "./comparison-bar.module.css";
import { comparisonPath } from "./comparison-path";

const places = Array.from({ length: COMPARED_LIMIT }, (_, index) => `place-${index}`);

/** The products to compare, at the lower edge of pages that show products. */
export function ComparisonBar() {
  const offered = useFlag("ProductsComparison");
  const items = useComparison();
  return offered && items.length > 0 ? <Bar items={items} /> : null;
}

function Bar({ items }: { items: readonly ComparisonItem[] }) {
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

/** CP-04, with an undo that keeps products added since. The bar disappears too, so the focus moves to the content. */
export function clearWithUndo(items: readonly ComparisonItem[]): void {
  document.getElementById("main")?.focus();
  clearComparison();
  notify({
    message: "comparison.cleared",
    status: "success",
    action: {
      message: "lists.undo",
      run: () => setComparison([...items, ...comparedNow()]),
      focus: "comparison-clear",
    },
  });
}
