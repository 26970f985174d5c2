import type { OpenAPIHono } from "@hono/zod-openapi";
import type { CallInput } from "#contract/call";

/** A call as made within this process: no request, no JSON, no response. */
export interface DirectCall {
  name: string;
  /** Validates the input as over HTTP; throws what HTTP would send as a failure. */
  run(input: CallInput): Promise<unknown>;
  /** Seconds the answer stays valid while the catalogue does not change; without it, it is never cached. */
  keepSeconds?: number;
  /** Id of the only product the answer is about; changes of other products leave it cached. */
  productOf?: (input: CallInput) => string | undefined;
}

const served = new WeakMap<OpenAPIHono, DirectCall[]>();

export function addDirectCall(routes: OpenAPIHono, call: DirectCall): void {
  const known = served.get(routes) ?? [];
  known.push(call);
  served.set(routes, known);
}

/** The calls of these routes that can also be made within this process. */
export const directCalls = (routes: OpenAPIHono): readonly DirectCall[] => served.get(routes) ?? [];
