import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { PICTURE_FIELD } from "#contract/picture-search";
import { failure } from "../../http/failure";
import { boundaryOf, FORM_OVERHEAD, fileIn } from "./form-file";

const MOST_BYTES = IMAGE_BYTES_LIMIT + FORM_OVERHEAD;

/** The picture in a form that is being sent. Counts what arrives and stops at the limit: 413; 400 for anything else wrong. */
export async function receivePicture({ headers, body }: Request): Promise<Buffer> {
  const boundary = boundaryOf(headers.get("content-type"));
  if (boundary === undefined) throw failure(415, "Send multipart/form-data.");
  if (Number(headers.get("content-length") ?? 0) > MOST_BYTES) throw tooLarge();
  const file = fileIn(await collect(body), boundary, PICTURE_FIELD);
  if (file === null || file.length === 0) throw failure(400, `The form has no file in its field "${PICTURE_FIELD}".`);
  if (file.length >= IMAGE_BYTES_LIMIT) throw tooLarge();
  return file;
}

const tooLarge = () => failure(413, `A picture must be smaller than ${IMAGE_BYTES_LIMIT} bytes.`);

async function collect(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  if (body === null) throw failure(400, "The body is empty.");
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const step = await reader.read().catch(() => undefined);
    if (!step) throw failure(400, "The upload was cut off.");
    if (step.done) return Buffer.concat(parts, size);
    size += step.value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    parts.push(step.value);
  }
}
