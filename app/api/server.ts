import type { AppLoadContext } from "@remix-run/node";
import type { Call } from "#contract/call";
import { type Api, createApi } from "./client";
import { startPageCalls } from "./page-calls";
import { notFound, problem } from "./problems";
import { answerReader } from "./read-answer";

/**
 * The api of one page in server rendering: anonymous, so that what it renders may be shared; on a page marked personal
 * its calls name the visitor's cart. They share the page's time, and `context.calls` knows what went unanswered.
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
 * What a loader throws without the answer to a call that its page needs. An answer that says so, or cannot be used, is
 * the specification's 404 with its message; none in time says nothing about the thing, so it is a 503. Nobody may keep
 * either.
 */
export function missing(context: AppLoadContext, call: Pick<Call, "name">, message: string): Response {
  const late = context.calls?.missed.get(call.name) === "late";
  return late ? problem(503, message, { "Retry-After": "5" }) : notFound(message);
}

/** For what a page can do without: nothing, when its backend is down, slow or lying. The wrapper has logged why. */
export async function optional<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
