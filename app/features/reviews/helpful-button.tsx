import { useState } from "react";
import { useIntl } from "react-intl";
import { type Review, voteHelpful } from "#contract/reviews";
import { browserApi } from "~/api/browser";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";

/** Says that a review helped, or takes that back. */
export function HelpfulButton({ review }: { review: Review }) {
  const intl = useIntl();
  const [votes, setVotes] = useState(review.helpful);
  const [helped, setHelped] = useState(false);
  const [sending, setSending] = useState(false);
  async function vote() {
    if (sending) return;
    setSending(true);
    const answer = await browserApi().result(voteHelpful, { body: { id: review.id, helpful: !helped } });
    setSending(false);
    if (answer.ok) {
      setVotes(answer.value.helpful);
      setHelped(!helped);
    } else
      notify({ message: answer.status === 409 ? "reviews.helpful.own" : "reviews.helpful.failed", status: "error" });
  }
  return (
    <Button size="small" aria-pressed={helped} aria-disabled={sending || undefined} onClick={() => void vote()}>
      {intl.formatMessage({ id: "reviews.helpful" }, { count: votes })}
    </Button>
  );
}
