import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { operatorKey } from "../auth/operator-key";
import { CommandError, codeOf } from "./failure";

const Announcement = z.object({ url: z.url(), pid: z.number() });
/** The services word their refusals in one of these ways. */
const Refusal = z.union([
  z.object({ message: z.string() }),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error),
]);

/** The address that a running shop leaves in the data folder; a killed shop leaves it behind too. */
async function announcement(dataDir: string): Promise<z.infer<typeof Announcement> | null> {
  try {
    return Announcement.parse(JSON.parse(await readFile(join(dataDir, "server.json"), "utf8")));
  } catch {
    return null;
  }
}

export async function isShopRunning(dataDir: string): Promise<boolean> {
  const found = await announcement(dataDir);
  if (found === null) return false;
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(found.pid, 0);
  } catch {
    return false;
  }
}

/** Address of the running shop on this data folder. */
export async function runningShop(dataDir: string): Promise<string> {
  const found = await announcement(dataDir);
  if (found) return found.url;
  throw new CommandError(
    "de gegevensmap is in gebruik, maar zegt niet waar de winkel luistert. Wacht even of stop de winkel",
  );
}

/** For commands that only a running shop can carry out. */
export async function requireShop(dataDir: string): Promise<void> {
  if (await isShopRunning(dataDir)) return;
  throw new CommandError(`er draait geen winkel op ${dataDir}. Start de winkel eerst`);
}

export interface Question {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  timeoutMs: number;
}

/** Asks the shop that runs on the data folder as its operator. Throws CommandError with the shop's own refusal. */
export async function askShop(dataDir: string, path: string, question: Question): Promise<unknown> {
  const { body, timeoutMs, method = body === undefined ? "GET" : "POST" } = question;
  const address = await runningShop(dataDir);
  const authorization = `Bearer ${await operatorKey(dataDir)}`;
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new CommandError(`de winkel antwoordt niet op ${address} (${codeOf(error) || "geen antwoord"})`);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new CommandError(Refusal.safeParse(answer).data?.message ?? `de winkel antwoordt met ${response.status}`);
}
