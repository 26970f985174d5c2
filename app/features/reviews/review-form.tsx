import { useRef } from "react";
import { useIntl } from "react-intl";
import { addReview, addShopReview, type OwnReview, type WrittenReview } from "#contract/reviews";
import { browserApi } from "~/api/browser";
import type { MessageId } from "~/i18n/catalogue";
import { queries } from "~/queries/browser-queries";
import { openModal } from "~/stores/modals";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { type SaveResult, useForm } from "~/ui/form/use-form";
import type { ReviewSubject } from "./load-reviews";
import { filesIn, keptPhotos, reviewIn, reviewProblems } from "./review-body";
import { ReviewFields } from "./review-fields";
import { type SentPhotos, sendPhotos } from "./send-photos";

interface ReviewFormProps {
  subject: ReviewSubject;
  /** Whether the visitor is signed in; others are asked to when they send it, and nothing typed is lost. */
  isUser: boolean;
  /** The review to change. */
  review?: OwnReview | undefined;
  onClose?: (() => void) | undefined;
}

export function ReviewForm({ subject, isUser, review, onClose }: ReviewFormProps) {
  const intl = useIntl();
  const { kind } = subject;
  const photos = (review?.photos ?? []).map(({ id }) => id);
  const sent = useRef<SentPhotos>(new WeakMap());
  const state = useForm({
    draft: `review.${kind}.${subject.id}`,
    check: (data) => reviewProblems(data, intl, photos),
    async save(data): Promise<SaveResult> {
      if (!isUser) {
        openModal("login", { reason: "reviews.login" });
        return { saved: false, failure: intl.formatMessage({ id: "reviews.login.first" }) };
      }
      const added = await sendPhotos(filesIn(data), sent.current);
      if (!added.ok) {
        const problem = intl.formatMessage({ id: `reviews.photos.${added.reason}` }, { name: added.name });
        return { saved: false, problems: { photos: problem } };
      }
      const answer = await send(subject, reviewIn(data, [...keptPhotos(data, photos), ...added.ids]));
      if (!answer.ok) return refusal(answer);
      const { review: stored } = answer.value;
      openModal("reviewSuccess", { reason: stored.state === "visible" ? "reviews.success" : "reviews.success.held" });
      onClose?.();
      queries.makeStale((kind === "product" ? addReview : addShopReview).makesStale);
      return { saved: true };
    },
  });
  function refusal({ status, fields }: { status: number; fields: string[] }): SaveResult {
    if (status === 429) return { saved: false, failure: intl.formatMessage({ id: "reviews.often" }) };
    return { saved: false, problems: Object.fromEntries(fields.map((name) => [name, ""])) };
  }
  function cancel() {
    state.discard();
    onClose?.();
  }
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <Form state={state} label={text("reviews.write")}>
      <ReviewFields values={review} photos={review?.photos} photosHint="reviews.photos.hint" />
      <FormActions submit={text(review ? "reviews.save" : "reviews.send")}>
        {onClose && <Button onClick={cancel}>{text("account.cancel")}</Button>}
      </FormActions>
    </Form>
  );
}

function send({ kind, id }: ReviewSubject, written: WrittenReview) {
  const api = browserApi();
  return kind === "product"
    ? api.result(addReview, { body: { ...written, productId: id } })
    : api.result(addShopReview, { body: { ...written, shopId: id } });
}
