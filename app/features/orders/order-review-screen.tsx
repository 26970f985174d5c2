import { useEffect } from "react";
import { useIntl } from "react-intl";
import { GUEST_NAME, type OrderReview } from "#contract/order-reviews";
import { OwnReviewCard } from "~/features/reviews/own-review-card";
import { ReviewFields } from "~/features/reviews/review-fields";
import styles from "~/features/reviews/reviews-screen.module.css";
import type { MessageId } from "~/i18n/catalogue";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { dropDraft } from "~/ui/form/draft";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import { Notice } from "~/ui/notice";
import { Screen } from "~/ui/screen";
import { AUTHOR, DELETE, type OrderReviewOutcome, orderReviewStates } from "./order-review-fields";

interface OrderReviewScreenProps {
  data: OrderReview;
  outcome: OrderReviewOutcome | undefined;
  /** What just happened; see `orderReviewStates`. */
  state: string | null;
  /** The page of the order. */
  back: string;
}

/** Writing about what was bought, by plain forms and without an account. */
export function OrderReviewScreen({ data, outcome, state, back }: OrderReviewScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  const { subject, review } = data;
  const all = paths.to("reviews", { kind: subject.kind, subject: subject.id });
  return (
    <Screen>
      <h1 className={styles.title}>{intl.formatMessage({ id: "reviews.order.title" }, { name: subject.name })}</h1>
      {!outcome && state === orderReviewStates.posted && review && (
        <Done
          draft={draftOf(data)}
          title="reviews.success.title"
          text={review.state === "visible" ? "reviews.success" : "reviews.success.held"}
        />
      )}
      {!outcome && state === orderReviewStates.deleted && !review && (
        <Done draft={draftOf(data)} text="reviews.deleted" />
      )}
      {review && <Written review={review} />}
      <ReviewForm data={data} outcome={outcome} key={JSON.stringify(outcome ?? review)} />
      <p className={styles.actions}>
        <a href={back}>{intl.formatMessage({ id: "reviews.order.back" })}</a>
        <a href={all}>{intl.formatMessage({ id: "reviews.order.all" })}</a>
      </p>
    </Screen>
  );
}

const draftOf = ({ subject: { kind, id } }: OrderReview) => `orderReview.${kind}.${id}`;

/** What just happened. It stands before the form, so that what was typed is forgotten before the form could restore it. */
function Done({ draft, title, text }: { draft: string; title?: MessageId; text: MessageId }) {
  const intl = useIntl();
  useEffect(() => dropDraft(draft), [draft]);
  return (
    <Notice tone="good" {...(title && { title: intl.formatMessage({ id: title }) })}>
      <p>{intl.formatMessage({ id: text })}</p>
    </Notice>
  );
}

function Written({ review }: { review: NonNullable<OrderReview["review"]> }) {
  const intl = useIntl();
  return (
    <section className={styles.own} aria-labelledby="jouw-beoordeling">
      <h2 id="jouw-beoordeling">{intl.formatMessage({ id: "reviews.own" })}</h2>
      <OwnReviewCard review={review}>
        <form method="post" className={styles.actions}>
          <Button size="small" type="submit" name={DELETE} value="ja">
            {intl.formatMessage({ id: "reviews.delete" })}
          </Button>
        </form>
      </OwnReviewCard>
    </section>
  );
}

function ReviewForm({ data, outcome }: Pick<OrderReviewScreenProps, "data" | "outcome">) {
  const intl = useIntl();
  const { review, isGuest, author } = data;
  const { problems, failure, typed } = outcome ?? {};
  const label = intl.formatMessage({ id: review ? "reviews.order.change" : "reviews.write" });
  return (
    <section className={styles.own} aria-labelledby="beoordeling-schrijven">
      <h2 id="beoordeling-schrijven">{label}</h2>
      <PostedForm problems={problems} failure={failure} label={label} draft={draftOf(data)} files>
        <ReviewFields
          values={typed ?? review ?? undefined}
          photos={review?.photos}
          photosHint="reviews.photos.hint.order"
        />
        {isGuest && (
          <TextInput
            name={AUTHOR}
            label={intl.formatMessage({ id: "reviews.order.name" })}
            hint={intl.formatMessage({ id: "reviews.order.name.hint" })}
            defaultValue={typed?.author ?? author}
            autoComplete="given-name"
            maxLength={GUEST_NAME}
            width="medium"
            optional
          />
        )}
        <FormActions submit={intl.formatMessage({ id: review ? "reviews.save" : "reviews.send" })} />
      </PostedForm>
    </section>
  );
}
