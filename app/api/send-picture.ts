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

/** A large picture over a slow connection. */
const UPLOAD_MS = 90_000;
const ANSWER_LIMIT_BYTES = 16 * 1024 * 1024;

/**
 * IM-02: uploads a picture. The body is multipart, so this is not one of the calls of `createApi`, whose bodies are
 * strings (FW-05).
 */
export async function sendPicture(picture: Blob, service: PictureService): Promise<Result<SentPicture>> {
  const body = new FormData();
  body.append(PICTURE_FIELD, picture);
  const url = service.address + uploadPicture.path;
  const limit = AbortSignal.timeout(UPLOAD_MS);
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
