import type { AppLoadContext } from "@remix-run/node";
import { matchesContract } from "./checks";
import { type Api, createApi } from "./client";

/** The api of one request in server rendering: anonymous, so that what it renders may be shared. */
export function apiOf(context: AppLoadContext): Api {
  context.api ??= createApi({ fetch: context.dispatch, addressOf: context.addressOf, check: matchesContract });
  return context.api;
}

/** For what a page can do without: nothing, when its backend is down, slow or lying. The wrapper has logged why. */
export async function optional<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
