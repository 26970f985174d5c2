import type { Call } from "#contract/call";
import { PICTURE_FIELD, type SentPicture, uploadPicture } from "#contract/picture-search";
import { parseAnswer } from "./answer";
import type { ReadAnswer } from "./read-answer";
import { gaveNothing, type Result } from "./result";

/** How the service of picture search is reached, here or in the browser. */
export interface PictureService {
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Its address, without a trailing slash. */
  address: string;
  read: (call: Pick<Call, "name">, json: unknown) => Promise<ReadAnswer> | ReadAnswer;
  headers?: Record<string, string>;
}

/** What a service has to answer in once it has the picture. */
const THINK_MS = 20_000;
/** A telephone with hardly any signal. */
const SLOW_BYTES_PER_MS = 32;
const LONGEST_MS = 90_000;
const ANSWER_LIMIT_BYTES = 16 * 1024 * 1024;

/** How long sending a picture of so many bytes may take: nobody can see how much of it has gone. */
export const uploadMs = (bytes: number): number =>
  Math.min(LONGEST_MS, THINK_MS + Math.ceil(bytes / SLOW_BYTES_PER_MS));

/**
 * IM-02: uploads a picture. The body is multipart, so this is not one of the calls of `createApi`, whose bodies are
 * strings (FW-05).
 */
export async function sendPicture(picture: Blob, service: PictureService): Promise<Result<SentPicture>> {
  const body = new FormData();
  body.append(PICTURE_FIELD, picture);
  const url = service.address + uploadPicture.path;
  const limit = AbortSignal.timeout(uploadMs(picture.size));
  try {
    const response = await service.fetch(url, {
      method: uploadPicture.method,
      // Without a content type: fetch writes it, with the boundary between the parts.
      headers: { Accept: "application/json", ...service.headers },
      body,
      signal: limit,
      credentials: "omit",
    });
    const answer = await parseAnswer(response, url, ANSWER_LIMIT_BYTES);
    if (!answer.ok) return gaveNothing(answer.status >= 500 ? "failing" : "refused", answer.status, answer.json);
    const { value } = await service.read(uploadPicture, answer.json);
    // As in `createApi`: the schema has checked the value.
    if (value !== undefined) return { ok: true, status: answer.status, value: value as SentPicture };
    return gaveNothing("unreadable", answer.status);
  } catch {
    return gaveNothing(limit.aborted ? "late" : "unreachable");
  }
}
