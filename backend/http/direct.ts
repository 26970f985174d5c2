import type { OpenAPIHono } from "@hono/zod-openapi";
import type { CallInput } from "#contract/call";

/** A call as code of the same process asks it: no request, no JSON, no response. */
export interface DirectCall {
  name: string;
  /** Checks the input as it would be checked over HTTP; throws what HTTP would answer as a failure. */
  run(input: CallInput): Promise<unknown>;
  /** Seconds for which the answer is good as long as the catalogue does not change; without it, it is never kept. */
  keepSeconds?: number;
  /** Id of the one product that the answer is about: it outlives changes of other products. */
  productOf?: (input: CallInput) => string | undefined;
}

const served = new WeakMap<OpenAPIHono, DirectCall[]>();

export function addDirectCall(routes: OpenAPIHono, call: DirectCall): void {
  const known = served.get(routes) ?? [];
  known.push(call);
  served.set(routes, known);
}

/** The calls that these routes also answer inside this process. */
export const directCalls = (routes: OpenAPIHono): readonly DirectCall[] => served.get(routes) ?? [];
