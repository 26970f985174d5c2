import { invalid } from "./errors";

/** The body of a form; throws when it is of another type or longer than `most` bytes. */
export async function readBody(request: Request, most: number): Promise<string> {
  if (!request.body) return "";
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > most) throw invalid(`The request is larger than ${most} bytes.`, { status: 413 });
    parts.push(part);
  }
  if (length > 0 && type !== "application/x-www-form-urlencoded") {
    throw invalid("The body must be form-encoded: application/x-www-form-urlencoded.");
  }
  return Buffer.concat(parts).toString();
}
