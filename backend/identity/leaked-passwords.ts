import { createHash } from "node:crypto";
import type { Log } from "../process/log";

const TIMEOUT_MS = 2_000;
/** About 1,000 lines of 40 letters, and room. */
const LONGEST = 256 * 1024;

export type LeakCheck = (password: string) => Promise<boolean>;

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= LONGEST) continue;
    await reader?.cancel();
    throw new Error("the answer is too long");
  }
}

/**
 * Asks a service with the protocol of Have I Been Pwned's range search whether a password has leaked. It is told the
 * first five letters of the password's SHA-1 and answers every known ending, padded so that its length tells nothing.
 * A service that does not answer keeps nobody from choosing a password.
 */
export function createLeakCheck(rangeUrl: string | undefined, log: Pick<Log, "warn">): LeakCheck {
  if (!rangeUrl) return async () => false;
  const base = rangeUrl.replace(/\/*$/, "/");
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    const [prefix, ending] = [hash.slice(0, 5), hash.slice(5)];
    try {
      const response = await fetch(base + prefix, {
        headers: { "Add-Padding": "true", "User-Agent": "etalage" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "error",
      });
      if (!response.ok) throw new Error(`it answers ${response.status}`);
      const lines = (await textOf(response)).split(/\r?\n/);
      // Padding is of endings that never leaked: their count is 0.
      return lines.some((line) => line.startsWith(`${ending}:`) && Number(line.slice(ending.length + 1)) > 0);
    } catch (error) {
      log.warn("leaked passwords could not be looked up", { error: String(error) });
      return false;
    }
  };
}
