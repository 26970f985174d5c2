import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { IMAGE_BYTES_LIMIT } from "#contract/limits";

const FIELD_BYTES = 64 * 1024;
/** The largest file in a form is a picture to search by; the other fields are short. */
const FORM_BYTES = IMAGE_BYTES_LIMIT + FIELD_BYTES;
/** A file that is cut off at this size is one that every page refuses. */
const LIMITS = { fileSize: IMAGE_BYTES_LIMIT, files: 4, fields: 100, fieldSize: FIELD_BYTES, headerSize: 4_096 };
/** Parsed at once: a few hundred parts at most, after which the limits can stop the rest. */
const SLICE = 16 * 1024;

/** Whether a form says that it is larger than any page's; `readForm` does not read it. */
export const isFormTooLarge = ({ headers }: Request): boolean =>
  Number(headers.get("content-length") ?? 0) > FORM_BYTES;

/** A form that was posted to a page; an empty one when it is malformed, cut off or too large. */
export async function readForm(request: Request): Promise<FormData> {
  if (isFormTooLarge(request)) return new FormData();
  const type = request.headers.get("content-type") ?? "";
  const { body } = request;
  try {
    return body && /^multipart\/form-data\s*;/i.test(type) ? await readParts(body, type) : await request.formData();
  } catch {
    return new FormData();
  }
}

/** `Request.formData()` copies files several times and holds the event loop for 150 ms and more at 10 MB. */
async function readParts(body: ReadableStream<Uint8Array>, type: string): Promise<FormData> {
  const found = new FormData();
  const form = new Busboy({ headers: { "content-type": type }, limits: LIMITS });
  const refuse = () => form.destroy(new Error("The form has too many fields, or too long ones."));
  form.on("field", (name, value, _, isTruncated) => (isTruncated ? refuse() : found.append(name, value)));
  form.on("file", (field, file, name, _, mime) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    // Of a form that is cut off; the form itself reports that as well.
    file.on("error", () => undefined);
    file.on("data", (part: Buffer) => parts.push(new Uint8Array(part)));
    file.once("end", () => found.append(field, new File(parts, name, { type: mime })));
  });
  for (const limit of ["filesLimit", "fieldsLimit"] as const) form.once(limit, refuse);
  await pipeline(sliced(body), form);
  return found;
}

async function* sliced(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let at = 0; at < value.byteLength; at += SLICE) yield value.subarray(at, at + SLICE);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
