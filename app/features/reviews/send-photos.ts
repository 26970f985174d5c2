import { addReviewPhoto } from "#contract/reviews";
import { browserApi } from "~/api/browser";
import { smallerPhoto } from "./smaller-photo";

const TIMEOUT_MS = 60_000;

/** Files that arrived, with the ids of their photos: after a failure they are not sent again. */
export type SentPhotos = WeakMap<File, string>;
type Outcome = { ok: true; ids: string[] } | { ok: false; name: string; reason: "unreadable" | "failed" | "often" };

/** Sends photos one by one, and stops at the first that fails. */
export async function sendPhotos(files: readonly File[], sent: SentPhotos): Promise<Outcome> {
  const ids: string[] = [];
  for (const file of files) {
    const known = sent.get(file);
    const outcome = known === undefined ? await sendPhoto(file) : { ok: true as const, id: known };
    if (!outcome.ok) return { ...outcome, name: file.name };
    sent.set(file, outcome.id);
    ids.push(outcome.id);
  }
  return { ok: true, ids };
}

async function sendPhoto(file: File) {
  const photo = await smallerPhoto(file);
  if (photo === undefined) return { ok: false, reason: "unreadable" } as const;
  const answer = await browserApi().result(addReviewPhoto, { body: { photo } }, { timeoutMs: TIMEOUT_MS });
  if (answer.ok) return { ok: true, id: answer.value.id } as const;
  const reasons = { 400: "unreadable", 413: "unreadable", 429: "often" } as const;
  const reason = reasons[answer.status as keyof typeof reasons] ?? "failed";
  return { ok: false, reason } as const;
}
