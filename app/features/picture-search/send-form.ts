import type { AppLoadContext } from "@remix-run/node";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { deletePicture, linkPicture, type SentPicture } from "#contract/picture-search";
import { forVisitor } from "~/api/for-visitor";
import { answerReader } from "~/api/read-answer";
import { gaveNothing, type Result } from "~/api/result";
import { sendPicture } from "~/api/send-picture";
import { apiOf } from "~/api/server";
import type { MessageId } from "~/i18n/catalogue";
import { pictureFields as fields, LINK_LENGTH, LINK_MS } from "./picture-fields";
import { sendingProblem } from "./picture-problem";

export type FormOutcome =
  | { outcome: "sent"; picture: string }
  | { outcome: "wrong"; status: number; problem: MessageId; link: string };

/** Sends on what the plain form holds: a file, or else the address of a picture. */
export async function sendForm(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<FormOutcome> {
  const file = [sent.get(fields.file), sent.get(fields.camera)].find(isFilled);
  const link = linkIn(sent);
  const wrong = (status: number, problem: MessageId): FormOutcome => ({ outcome: "wrong", status, problem, link });
  if (!file && link === "") return wrong(422, "search.image.none");
  if (!file && !isAddress(link)) return wrong(422, "search.image.refused");
  if (file && file.size >= IMAGE_BYTES_LIMIT) return wrong(413, "search.image.error");
  const answer = await (file ? sendFile(file, context, visitor) : sendLink(link, context, visitor));
  if (answer.ok) return { outcome: "sent", picture: answer.value.id };
  const refused = answer.status >= 400 && answer.status < 600 ? answer.status : 502;
  return wrong(refused, sendingProblem(answer.status));
}

const isFilled = (value: FormDataEntryValue | null): value is File => value instanceof Blob && value.size > 0;

function linkIn(sent: FormData): string {
  const value = sent.get(fields.link);
  return typeof value === "string" ? value.trim().slice(0, LINK_LENGTH + 1) : "";
}

export const isAddress = (link: string): boolean =>
  link.length <= LINK_LENGTH && /^https?:\/\//i.test(link) && URL.canParse(link);

function sendFile(file: File, context: AppLoadContext, visitor: Headers): Promise<Result<SentPicture>> {
  return sendPicture(file, {
    fetch: context.dispatch,
    address: context.addressOf("imagesearch"),
    read: answerReader(context.browserServices.images),
    headers: forVisitor(visitor).headers ?? {},
  });
}

async function sendLink(url: string, context: AppLoadContext, visitor: Headers): Promise<Result<SentPicture>> {
  const api = apiOf(context);
  const options = { ...forVisitor(visitor), timeoutMs: LINK_MS, isApart: true };
  const ask = () => api.result(linkPicture, { body: { url } }, options);
  return (await (context.calls?.apart(ask) ?? ask())) ?? gaveNothing("unreachable");
}

/** Deletes a picture for its visitor; false when that failed. */
export async function deleteSent(picture: string, context: AppLoadContext, visitor: Headers): Promise<boolean> {
  const answer = await apiOf(context).result(deletePicture, { body: { id: picture } }, forVisitor(visitor));
  return answer.ok || answer.status === 404;
}
