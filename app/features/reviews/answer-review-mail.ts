import type { AppLoadContext } from "@remix-run/node";
import { reviewMails } from "#contract/reviews";
import { apiOf } from "~/api/server";

export type MailsOutcome = "stopped" | "started" | "unknown" | "failed";

/** The name of the button that asks for the mails again. */
export const WANTED = "weer";

/** Every form stops the mails but that of the button; a mail program sends `List-Unsubscribe=One-Click` (RFC 8058). */
export async function answerReviewMail(token: string, sent: FormData, context: AppLoadContext): Promise<MailsOutcome> {
  const wanted = sent.has(WANTED);
  const answer = await apiOf(context)
    .result(reviewMails, { body: { token, wanted } })
    .catch(() => undefined);
  if (answer?.ok) return wanted ? "started" : "stopped";
  return answer?.status === 404 || answer?.status === 400 ? "unknown" : "failed";
}
