import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { HTTPException } from "hono/http-exception";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";
import { PICTURE_FIELD } from "#contract/picture-search";
import { failure } from "../../http/failure";

/** Bytes of a form besides its file: boundaries, headers of parts, and short other fields. */
const FORM_OVERHEAD = 16 * 1024;
const MOST_BYTES = IMAGE_BYTES_LIMIT + FORM_OVERHEAD;
const LIMITS = { fileSize: IMAGE_BYTES_LIMIT - 1, files: 1, fields: 8, parts: 9, headerSize: 4_096 };
/** Parsed at once. A form of many tiny parts costs most: this slice holds some 300 of them, and the limit on parts stops the next. */
const SLICE = 16 * 1024;

/** The picture in a form that is being sent. Counts what arrives and stops at the limit: 413; 400 for anything else wrong. */
export async function receivePicture({ headers, body }: Request): Promise<Buffer> {
  const form = formOf(headers.get("content-type"));
  if (Number(headers.get("content-length") ?? 0) > MOST_BYTES) throw tooLarge();
  if (body === null) throw failure(400, "The body is empty.");
  const parts: Buffer[] = [];
  form.on("file", (name, file) => {
    // Of a form that is cut off; the form itself reports that as well.
    file.on("error", () => undefined);
    file.once("limit", () => form.destroy(tooLarge()));
    if (name === PICTURE_FIELD) file.on("data", (part: Buffer) => parts.push(part));
    else file.resume();
  });
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
    form.once(limit, () => form.destroy(failure(400, "The form has too many parts.")));
  await pipeline(counted(body), form).catch((error: unknown) => {
    throw error instanceof HTTPException ? error : failure(400, "The form is cut off or malformed.");
  });
  const picture = Buffer.concat(parts);
  if (picture.length === 0) throw failure(400, `The form has no file in its field "${PICTURE_FIELD}".`);
  return picture;
}

const tooLarge = () => failure(413, `A picture must be smaller than ${IMAGE_BYTES_LIMIT} bytes.`);

function formOf(type: string | null): BusboyInstance {
  if (type && /^multipart\/form-data\s*;/i.test(type)) {
    try {
      return new Busboy({ headers: { "content-type": type }, limits: LIMITS });
    } catch {
      // Without a boundary.
    }
  }
  throw failure(415, "Send multipart/form-data.");
}

async function* counted(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > MOST_BYTES) throw tooLarge();
      for (let at = 0; at < value.byteLength; at += SLICE) yield value.subarray(at, at + SLICE);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
