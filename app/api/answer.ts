import type { Moved } from "./moves";

/** What every call returns (FW-01). `json` is set only when the content type is JSON and the body parses. */
export interface Answer {
  status: number;
  ok: boolean;
  body: string;
  url: string;
  json?: unknown;
  /** Set when `json` is the contract's value as a service in this process returned it; it was never serialized. */
  direct?: true;
  /** The new location, when the service redirected. */
  moved?: Moved;
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

export async function parseAnswer(response: Response, url: string, limit: number): Promise<Answer> {
  const body = await readText(response, limit);
  const answer: Answer = { status: response.status, ok: response.ok, body, url: response.url || url };
  if (JSON_TYPE.test(response.headers.get("content-type") ?? "")) {
    try {
      answer.json = JSON.parse(body);
    } catch {
      // Declared as JSON but does not parse, e.g. truncated: leave `json` unset, so that callers see no answer.
    }
  }
  return answer;
}

/** Returns the body as text, cut off at `limit` bytes because a faulty backend may never stop sending. */
async function readText(response: Response, limit: number): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      throw new Error(`Answer larger than ${limit} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
