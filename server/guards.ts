import type { IncomingMessage } from "node:http";

const URL_LIMIT = 4_096;
const SEGMENT_LIMIT = 12;
export const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE"];

/**
 * Returns why a request to a shop known as `hosts` is rejected before any other handling; undefined when it may pass.
 */
export function refusal(
  req: IncomingMessage,
  hosts: () => readonly string[],
): { status: number; message: string } | undefined {
  const url = req.url ?? "/";
  if (!METHODS.includes(req.method ?? "")) return { status: 405, message: "Method not allowed" };
  if (url.length > URL_LIMIT) return { status: 414, message: "URI too long" };
  // Browsers treat a backslash in a path as a slash.
  if (!url.startsWith("/") || /^[^?]*(?:\\|%5c)/i.test(url) || url.startsWith("//"))
    return { status: 400, message: "Bad request" };
  const [path = "", query = ""] = url.split("?", 2);
  if (path.split("/").length > SEGMENT_LIMIT) return { status: 414, message: "URI too deep" };
  if (!decodes(path) || !decodes(query.replace(/\+/g, " "))) return { status: 400, message: "Bad request" };
  if (!isRead(req) && foreignOrigin(req, hosts())) return { status: 403, message: "Forbidden" };
  return undefined;
}

export const isRead = (req: IncomingMessage) => req.method === "GET" || req.method === "HEAD";

const FORM_BYTES = 64 * 1024;
const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/** Returns why a request body sent to a page is rejected: page forms are short and declare their type and length. */
export function unfitForm({ method, headers }: IncomingMessage): { status: number; message: string } | undefined {
  if (method !== "POST") return { status: 405, message: "Method not allowed" };
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_TYPES.has(type)) return { status: 415, message: "Unsupported media type" };
  if (headers["content-length"] === undefined) return { status: 411, message: "Length required" };
  // A form that may hold a file is measured where it is read, so that its page can say what is wrong.
  const isLarge = type !== "multipart/form-data" && Number(headers["content-length"]) > FORM_BYTES;
  if (isLarge) return { status: 413, message: "Content too large" };
  return undefined;
}

function decodes(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes("\0");
  } catch {
    return false;
  }
}

/** Remix compares origins for documents only, not for `?_data=` requests; this covers every write. */
function foreignOrigin(req: IncomingMessage, hosts: readonly string[]): boolean {
  if (req.headers["sec-fetch-site"] === "cross-site") return true;
  const { origin } = req.headers;
  if (!origin) return false;
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
