import type { AppLoadContext } from "@remix-run/node";
import type { Call } from "#contract/call";
import { type Api, createApi } from "./client";
import { startPageCalls } from "./page-calls";
import { notFound, problem } from "./problems";
import { answerReader } from "./read-answer";

/**
 * The API of one page in server rendering. It is anonymous, so that the rendered page may be shared; only calls of a
 * page marked personal name the visitor's cart. Calls share the page's time, and `context.calls` records the unanswered
 * ones.
 */
export function apiOf(context: AppLoadContext): Api {
  context.calls ??= startPageCalls();
  context.api ??= createApi({
    fetch: context.dispatch,
    addressOf: context.addressOf,
    ...(context.answer ? { answer: context.answer } : {}),
    read: answerReader(context.browserServices.images),
    sites: [context.origin, context.site.baseUrl],
    page: context.calls,
    cartSession: () => context.cartSession,
    ...(context.breaker ? { breaker: context.breaker } : {}),
  });
  return context.api;
}

/**
 * What a loader throws without the answer to a call that its page needs. A refusal or an unusable answer is the
 * specification's 404 with its message; a late answer does not mean that the thing is missing, so that is a 503.
 * Neither may be cached.
 */
export function missing(context: AppLoadContext, call: Pick<Call, "name">, message: string): Response {
  const late = context.calls?.missed.get(call.name) === "late";
  return late ? problem(503, message, { "Retry-After": "5" }) : notFound(message);
}

/**
 * For optional parts of a page: null when the backend is down, slow or invalid. The API client has logged the reason.
 */
export async function optional<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
