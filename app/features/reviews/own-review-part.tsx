import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { deleteReview, type OwnReview, ownReview } from "#contract/reviews";
import { queries } from "~/queries/browser-queries";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser, useSession } from "~/stores/session/session";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import type { ReviewSubject } from "./load-reviews";
import { OwnReviewCard } from "./own-review-card";
import { ReviewForm } from "./review-form";
import styles from "./reviews-screen.module.css";

/** The visitor's own review, or the form to write one; only the browser knows which. */
export function OwnReviewPart({ subject }: { subject: ReviewSubject }) {
  const intl = useIntl();
  return (
    <section className={styles.own} aria-labelledby="jouw-beoordeling">
      <h2 id="jouw-beoordeling">{intl.formatMessage({ id: "reviews.own" })}</h2>
      <noscript>
        <p className={styles.lead}>{intl.formatMessage({ id: "reviews.noscript" })}</p>
      </noscript>
      <Content subject={subject} />
    </section>
  );
}

const questionOf = ({ kind, id }: ReviewSubject) =>
  question(ownReview, { query: kind === "product" ? { productId: id } : { shopId: id } }, { ask: askAsUser });

function Content({ subject }: { subject: ReviewSubject }) {
  const intl = useIntl();
  const { status, profile, signupRequired } = useSession();
  const isUser = status === "signed-in" && profile !== null;
  const own = useQuery(questionOf(subject), isUser);
  const [editing, setEditing] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  // The review and the form replace each other, so the focus is moved along.
  useEffect(() => {
    if (before.current !== editing) top.current?.focus();
    before.current = editing;
  }, [editing]);

  if (status === "anonymous" || signupRequired) return <ReviewForm subject={subject} isUser={false} />;
  if (isUser && own.state === "failed") return <LoadFailed onRetry={own.retry} />;
  if (!isUser || own.state !== "ready")
    return <Skeleton rows={4} label={intl.formatMessage({ id: "account.loading" })} />;
  const { review } = own.value;
  const isForm = editing || !review;
  return (
    <div ref={top} tabIndex={-1}>
      {isForm ? (
        <ReviewForm
          key={review?.id}
          subject={subject}
          isUser
          review={review ?? undefined}
          onClose={review ? () => setEditing(false) : undefined}
        />
      ) : (
        <Written review={review} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

function Written({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const intl = useIntl();
  const [sure, setSure] = useState(false);
  async function remove() {
    const done = await askAsUser(deleteReview, { body: { id: review.id } });
    notify(done ? { message: "reviews.deleted", status: "success" } : { message: "form.failed", status: "error" });
    if (done) queries.makeStale(deleteReview.makesStale);
  }
  return (
    <OwnReviewCard review={review}>
      <div className={styles.actions}>
        {sure ? (
          <>
            <span>{intl.formatMessage({ id: "reviews.delete.sure" })}</span>
            <Button size="small" onClick={() => void remove()}>
              {intl.formatMessage({ id: "reviews.delete.yes" })}
            </Button>
            <Button size="small" onClick={() => setSure(false)}>
              {intl.formatMessage({ id: "account.cancel" })}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" onClick={onEdit}>
              {intl.formatMessage({ id: "reviews.edit" })}
            </Button>
            <Button size="small" onClick={() => setSure(true)}>
              {intl.formatMessage({ id: "reviews.delete" })}
            </Button>
          </>
        )}
      </div>
    </OwnReviewCard>
  );
}
