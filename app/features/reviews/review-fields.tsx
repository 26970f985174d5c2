import { useIntl } from "react-intl";
import type { OwnReview, WrittenReview } from "#contract/reviews";
import type { MessageId } from "~/i18n/catalogue";
import { TextInput } from "~/ui/form/inputs";
import { TextArea } from "~/ui/form/text-area";
import { PhotoInput } from "./photo-input";
import styles from "./reviews-screen.module.css";
import { StarInput } from "./star-input";

interface ReviewFieldsProps {
  /** What the fields begin with. */
  values?: Partial<Omit<WrittenReview, "photos">> | undefined;
  /** The photos that the review has. */
  photos?: OwnReview["photos"] | undefined;
  photosHint: MessageId;
}

/** What a review says. */
export function ReviewFields({ values, photos, photosHint }: ReviewFieldsProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <>
      <p className={styles.lead}>{text("reviews.write.lead")}</p>
      <StarInput name="rating" legend={text("reviews.rating")} rating={values?.rating} />
      <TextInput
        name="title"
        label={text("reviews.field.title")}
        defaultValue={values?.title}
        autoComplete="off"
        required
      />
      <TextArea
        name="text"
        label={text("reviews.field.text")}
        hint={text("reviews.field.text.hint")}
        defaultValue={values?.text}
        rows={6}
        required
      />
      {(["pros", "cons"] as const).map((name) => (
        <TextArea
          key={name}
          name={name}
          label={text(`product.reviews.${name}`)}
          hint={text("reviews.points.hint")}
          defaultValue={values?.[name]?.join("\n")}
          rows={3}
          optional
        />
      ))}
      <PhotoInput photos={photos ?? []} hint={text(photosHint)} />
    </>
  );
}
