import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "./ids";
import type { ProviderKit } from "./settings";

const DELAY_MS = 1_000;
const HANG_MS = 60_000;

/** Lets the fault happen that a test has asked for, if any, around the work of a request. */
export async function withFault(
  kit: ProviderKit,
  { request, path, stop }: { request: Request; path: string; stop: AbortSignal },
  work: () => Promise<Response>,
): Promise<Response> {
  const fault = kit.faults.ofCall(request.method, path);
  if (!fault) return work();
  const signal = AbortSignal.any([request.signal, stop]);
  if (fault.kind === "delay") {
    await sleep(fault.ms ?? DELAY_MS, undefined, { signal, ref: false });
    return work();
  }
  if (fault.kind === "lost") {
    await work();
    throw new Error("The connection was closed before the answer arrived.");
  }
  if (fault.kind === "hang") await sleep(fault.ms ?? HANG_MS, undefined, { signal, ref: false });
  const body = { error: { type: "api_error", message: "An unknown error occurred." } };
  return Response.json(body, { status: 500, headers: { "Request-Id": newId("req", 14), "Cache-Control": "no-store" } });
}
