import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { ChatTurn } from "#contract/assistant";
import { bodyOfFailure, failureBody } from "../http/failure";
import { say } from "./body/texts";

const KEEP_ALIVE_MS = 15_000;
export const EVENT_STREAM = "text/event-stream";

export const wantsStream = (c: Context): boolean => (c.req.header("accept") ?? "").includes(EVENT_STREAM);

/** Sends the same answer as events, the first of them at once. Comments keep connections open while it is made. */
export function streamTurn(c: Context, work: () => Promise<ChatTurn>): Response {
  c.header("X-Accel-Buffering", "no");
  c.header("Cache-Control", "no-store");
  return streamSSE(c, async (stream) => {
    const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
    await send("status", { text: say("searching") });
    const alive = keepAlive(stream);
    try {
      const turn = await work();
      for (const block of turn.message.blocks) await send("block", { block });
      await send("text", { text: turn.message.text });
      await send("done", turn);
    } catch (error) {
      const { error: told } =
        error instanceof HTTPException ? bodyOfFailure(error) : failureBody(500, "Something went wrong on our side.");
      await send("error", { code: told.code, message: told.message });
    } finally {
      clearInterval(alive);
    }
  });
}

const keepAlive = (stream: SSEStreamingApi) => setInterval(() => void stream.write(":\n\n"), KEEP_ALIVE_MS).unref();
