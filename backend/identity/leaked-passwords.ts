import { createHash } from "node:crypto";
import type { Log } from "../process/log";

const TIMEOUT_MS = 2_000;
/** About 1,000 lines of 40 characters, plus a margin. */
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
    throw new Error("the response is too long");
  }
}

/**
 * Checks with a service that implements the range search of Have I Been Pwned whether a password has leaked. The
 * service gets the first five characters of the password's SHA-1 and returns every known suffix, padded so that the
 * response length reveals nothing. If the service fails, the password is accepted.
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
      if (!response.ok) throw new Error(`it responded with ${response.status}`);
      const lines = (await textOf(response)).split(/\r?\n/);
      // Padding consists of suffixes with a count of 0.
      return lines.some((line) => line.startsWith(`${ending}:`) && Number(line.slice(ending.length + 1)) > 0);
    } catch (error) {
      log.warn("failed to look up leaked passwords", { error: String(error) });
      return false;
    }
  };
}
