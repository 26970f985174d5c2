import { createHash } from "node:crypto";
import { authorize } from "./authorize";
import { ApiError, invalid } from "./errors";
import { API_VERSION } from "./event-records";
import { type Expansions, expandAll } from "./expand";
import { readForm } from "./form";
import { type Answered, storeAnswer, takeKey } from "./idempotency-records";
import { newId } from "./ids";
import { readBody } from "./read-body";
import { findRoute, type Prepared, type Route } from "./routes";
import type { ProviderKit } from "./settings";
import type { Work } from "./work";

const LONGEST_KEY = 255;
const MAX_BODY = 256 * 1024;

interface Api {
  /** Answers a request to a path below `/v1`. */
  answer(request: Request, path: string): Promise<Response>;
}

/** The API: who may ask, what is asked, and that the same key is answered once. */
export function createApi(
  kit: ProviderKit,
  { routes, expansions, secretKey }: { routes: readonly Route[]; expansions: Expansions; secretKey: string },
): Api {
  const carryOut = async (prepared: Prepared, work: Work): Promise<Answered> => {
    const object = await prepared.run(work);
    return { status: 200, body: JSON.stringify(await expandAll(expansions, work, object, prepared.expand)) };
  };

  /** A refusal by the work itself is an answer; whatever else goes wrong is Stripe's 500. */
  function failed(error: unknown): Answered {
    if (error instanceof ApiError) return { status: error.status, body: JSON.stringify({ error: error.body }) };
    kit.log.error("payment provider call failed", {
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    const body = { error: { type: "api_error", message: "An unknown error occurred." } };
    return { status: 500, body: JSON.stringify(body) };
  }

  async function change(prepared: Prepared, work: Omit<Work, "session">, key: string | null): Promise<Answered> {
    try {
      return await kit.db.transaction(async (session) => {
        const answered = await carryOut(prepared, { ...work, session });
        if (key !== null) await storeAnswer(session, key, answered);
        return answered;
      });
    } catch (error) {
      const answered = failed(error);
      if (key !== null) await storeAnswer(kit.db, key, answered);
      return answered;
    }
  }

  async function handle(request: Request, path: string, id: string): Promise<Answered & { replayed?: boolean }> {
    const { method, headers } = request;
    authorize(headers, secretKey);
    const found = findRoute(routes, method, path);
    if (!found) throw invalid(`Unrecognized request URL (${method}: ${path.slice(0, 200)}).`, { status: 404 });
    const isRead = method === "GET";
    const text = isRead ? new URL(request.url).search : await readBody(request, MAX_BODY);
    const now = kit.clock();
    const prepared = found.route.prepare(readForm(text), found.ids, now);
    const account = headers.get("stripe-account") ?? undefined;
    if (isRead) return carryOut(prepared, { session: kit.db, now, account });
    const key = headers.get("idempotency-key");
    if (key !== null && (key.length > LONGEST_KEY || key === "")) {
      throw invalid(`An idempotency key has 1 to ${LONGEST_KEY} characters.`);
    }
    if (key !== null) {
      const fingerprint = createHash("sha256").update(`${method}\n${path}\n${account}\n${text}`).digest("hex");
      const known = await takeKey(kit, key, fingerprint, now);
      if (known) return { ...known, replayed: true };
    }
    return change(prepared, { now, request: { id, idempotencyKey: key } }, key);
  }

  return {
    async answer(request, path) {
      const id = newId("req", 14);
      const { status, body, replayed } = await handle(request, path, id).catch((error: unknown) => ({
        ...failed(error),
        replayed: false,
      }));
      const headers = {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        "Request-Id": id,
        "Stripe-Version": API_VERSION,
        ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
      };
      return new Response(body, { status, headers });
    },
  };
}
