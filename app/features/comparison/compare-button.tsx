import { useIntl } from "react-intl";
import type { Cents } from "#contract/money";
import type { ProductImage } from "#contract/products";
import { useFlag } from "~/flags/flags-context";
import { addToComparison, removeFromComparison, useIsCompared } from "~/stores/comparison";
import { Icon } from "~/ui/icons/icon";
import { sourcesOf } from "~/ui/picture";
import styles from "~/ui/toggle-button.module.css";
import { fetchComparisonBar } from "./comparison-bar";

export interface CompareButtonProps {
  id: string;
  name: string;
  /** Current price; null when it is not for sale. */
  price: Cents | null;
  image: ProductImage | undefined;
  look?: "quiet" | "word";
}

/** CP-01: adds a product to the comparison, or removes it. Hidden when the shop has no comparison. */
export function CompareButton(props: CompareButtonProps) {
  return useFlag("ProductsComparison") ? <Toggle {...props} /> : null;
}

function Toggle({ id, name, price, image, look = "quiet" }: CompareButtonProps) {
  const intl = useIntl();
  const chosen = useIsCompared(id);
  function toggle() {
    if (chosen) removeFromComparison(id);
    else addToComparison({ id, name, price, image: image ? sourcesOf(image).src : "" });
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      aria-pressed={chosen}
      aria-label={intl.formatMessage({ id: "comparison.toggle" }, { name })}
      onPointerEnter={fetchComparisonBar}
      onFocus={fetchComparisonBar}
      onClick={toggle}
    >
      <Icon name={chosen ? "check" : "compare"} />
      {intl.formatMessage({ id: "comparison.add" })}
    </button>
  );
}
