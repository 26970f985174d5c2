import { z } from "@hono/zod-openapi";

/** Where the model is, and how it is asked. */
export interface ModelSettings {
  /** Address of an OpenAI-compatible API, with or without `/chat/completions`. */
  url: string;
  model: string;
  key?: string | undefined;
}
/** A call as the model wrote it. */
export interface WrittenCall {
  id: string;
  name: string;
  arguments: unknown;
}
export type ModelMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; tool_calls?: object[] }
  | { role: "tool"; tool_call_id: string; content: string };
export interface Reply {
  text: string;
  calls: WrittenCall[];
}
export type Complete = (
  messages: readonly ModelMessage[],
  tools: readonly object[],
  signal: AbortSignal,
) => Promise<Reply>;

/** Why the model is of no use; the message never quotes what it said or was asked. */
export class ModelFailure extends Error {}

const LONGEST_ANSWER = 256 * 1024;
const MOST_TOKENS = 700;
const MOST_CALLS = 12;

const part = z.union([z.string(), z.object({ text: z.string().catch("") }).transform(({ text }) => text)]).catch("");
const content = z
  .union([z.string(), z.array(part).transform((parts) => parts.join(""))])
  .nullish()
  .transform((text) => text ?? "");
const call = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  function: z.object({ name: z.string(), arguments: z.unknown() }),
});
const message = z.object({
  content,
  tool_calls: z.array(call).nullish(),
  // As older servers answer.
  function_call: call.shape.function.nullish(),
});
const answer = z.object({ choices: z.array(z.object({ message })).min(1) });

/** Asks the model once. Rejects with `ModelFailure` for anything but an answer in the expected shape. */
export function createCompletions({ url, model, key }: ModelSettings): Complete {
  const base = url.replace(/\/+$/, "");
  const address = base.endsWith("/chat/completions") ? base : `${base}/chat/completions`;
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json",
    ...(key ? { Authorization: `Bearer ${key}` } : {}),
  };
  return async (messages, tools, signal) => {
    const asked = {
      model,
      messages,
      tools,
      tool_choice: "auto",
      temperature: 0,
      max_tokens: MOST_TOKENS,
      stream: false,
    };
    const init = { method: "POST", headers, body: JSON.stringify(asked), signal, redirect: "error" as const };
    const response = await fetch(address, init).catch((error: unknown) => {
      throw new ModelFailure(signal.aborted ? "too late" : "not reached", { cause: error });
    });
    if (!response.ok) {
      await response.body?.cancel().catch(() => {});
      throw new ModelFailure(`status ${response.status}`);
    }
    return read(await textOf(response, signal));
  };
}

function read(text: string): Reply {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ModelFailure("no JSON");
  }
  const { success, data } = answer.safeParse(json);
  const said = success ? data.choices[0]?.message : undefined;
  if (!said) throw new ModelFailure("unexpected shape");
  const written = [
    ...(said.tool_calls ?? []),
    ...(said.function_call ? [{ id: null, function: said.function_call }] : []),
  ];
  const calls = written.slice(0, MOST_CALLS).map(({ id, function: { name, arguments: given } }, index) => ({
    id: id === null || id === undefined || id === "" ? `call-${index + 1}` : String(id),
    name,
    arguments: given,
  }));
  return { text: said.content, calls };
}

async function textOf({ body }: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  try {
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return text + decoder.decode();
      text += decoder.decode(piece.value, { stream: true });
      if (text.length > LONGEST_ANSWER) break;
    }
  } catch (error) {
    throw new ModelFailure(signal.aborted ? "too late" : "cut off", { cause: error });
  }
  await reader?.cancel().catch(() => {});
  throw new ModelFailure("too long");
}
