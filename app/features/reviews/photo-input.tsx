import { useIntl } from "react-intl";
import type { OwnReview } from "#contract/reviews";
import { Checkbox } from "~/ui/form/choices";
import { Field } from "~/ui/form/field";
import { useRestored } from "~/ui/form/form";
import { ProductPicture } from "~/ui/picture";
import styles from "./photo-input.module.css";

interface PhotoInputProps {
  /** Those that the review has. */
  photos: OwnReview["photos"];
  hint: string;
}

/** Chooses photos, and deletes those that the review has. */
export function PhotoInput({ photos, hint }: PhotoInputProps) {
  const intl = useIntl();
  const restored = useRestored();
  return (
    <div className={styles.photos}>
      {photos.length > 0 && (
        <ul className={styles.kept}>
          {photos.map(({ id, image }, index) => (
            <li key={id}>
              <span className={styles.thumb}>
                <ProductPicture image={image} sizes="88px" alt="" />
              </span>
              <Checkbox
                name="dropPhoto"
                value={id}
                label={intl.formatMessage({ id: "reviews.photos.drop" }, { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
      <Field name="photos" label={intl.formatMessage({ id: "reviews.photos" })} hint={hint} optional>
        {(ties) => (
          <input
            type="file"
            className={styles.input}
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            multiple
            {...ties}
          />
        )}
      </Field>
      {restored && <p className={styles.again}>{intl.formatMessage({ id: "reviews.photos.again" })}</p>}
    </div>
  );
}
