import type { Moved } from "./moves";

/** What every call comes back as (FW-01). `json` is there only when the content type says JSON and the text parses. */
export interface Answer {
  status: number;
  ok: boolean;
  body: string;
  url: string;
  json?: unknown;
  /** `json` is the contract's value as a service of this process handed it over: it was never JSON. */
  direct?: true;
  /** Where what was asked for is now, when the service redirected to it. */
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
      // A truncated document that calls itself JSON: no json, and callers treat that as no answer.
    }
  }
  return answer;
}

/** The body as text; a backend that never stops talking is cut off at `limit` bytes. */
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
