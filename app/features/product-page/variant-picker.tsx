import { useId } from "react";
import { useIntl } from "react-intl";
import type { VariantAxis, VariantOption, Variants } from "#contract/products";
import { usePaths } from "~/paths-context";
import { productPath } from "~/seo/product-path";
import { ProductPicture } from "~/ui/picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./variant-picker.module.css";

/** With more options than this the list scrolls within itself. */
const MANY = 40;

/** Links to the other variants of a product, a list per property. */
export function VariantPicker({ variants }: { variants: Variants }) {
  const intl = useIntl();
  const [only, ...others] = variants.axes;
  const shown = only && others.length === 0 ? only.options.length : variants.count;
  return (
    <nav className={styles.picker} aria-label={intl.formatMessage({ id: "product.variants" })}>
      {variants.axes.map((axis) => (
        <Options key={`${axis.key} ${axis.label}`} axis={axis} />
      ))}
      {shown < variants.count && (
        <p className={styles.some}>
          {intl.formatMessage({ id: "product.variants.some" }, { shown, count: variants.count })}
        </p>
      )}
    </nav>
  );
}

function Options({ axis: { label, options } }: { axis: VariantAxis }) {
  const intl = useIntl();
  const heading = useId();
  const unsaid = intl.formatMessage({ id: "product.variants.unsaid" });
  const chosen = options.find(({ state }) => state === "chosen");
  const value = chosen?.value || unsaid;
  return (
    <div>
      <p className={styles.label} id={heading}>
        {intl.formatMessage({ id: "product.variants.chosen" }, { label, value })}
      </p>
      <ul className={styles.options} aria-labelledby={heading} data-many={options.length > MANY || undefined}>
        {options.map((option) => (
          <li key={option.id + option.value}>
            <Option option={option} unsaid={unsaid} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Option({ option, unsaid }: { option: VariantOption; unsaid: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const { state, image } = option;
  return (
    <a
      className={styles.option}
      href={productPath(paths, option)}
      data-state={state}
      data-pictured={image ? true : undefined}
      aria-current={state === "chosen" ? "true" : undefined}
    >
      {image && (
        <span className={styles.picture}>
          <ProductPicture image={image} sizes="40px" alt="" />
        </span>
      )}
      <span className={styles.value}>{option.value || unsaid}</span>{" "}
      {state === "soldOut" && (
        <span className={styles.state}>{intl.formatMessage({ id: "product.variants.soldOut" })}</span>
      )}
      {state === "other" && <VisuallyHidden>{intl.formatMessage({ id: "product.variants.other" })}</VisuallyHidden>}
    </a>
  );
}
