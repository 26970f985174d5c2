import { useIntl } from "react-intl";
import { FieldGroup } from "~/ui/form/choices";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./star-input.module.css";

interface StarInputProps {
  name: string;
  legend: string;
  rating?: number | undefined;
}

/** Five radio buttons that look like stars; the style sheet fills them up to the chosen one. */
export function StarInput({ name, legend, rating }: StarInputProps) {
  const intl = useIntl();
  return (
    <FieldGroup name={name} legend={legend}>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={stars}
              defaultChecked={stars === rating}
              required
              data-label={legend}
            />
            <span className={styles.glyph} aria-hidden="true">
              ★
            </span>
            <span className={styles.number} aria-hidden="true">
              {stars}
            </span>
            <VisuallyHidden>{intl.formatMessage({ id: "product.reviews.stars" }, { stars })}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
