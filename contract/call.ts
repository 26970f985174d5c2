import type { ServiceName } from "./services";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/**
 * `required`: never sent without a bearer token; `optional`: sent with the token if there is one; `never`: always
 * without.
 */
export type Bearer = "required" | "optional" | "never";

/** Input of a call. Path parameters fill `{name}` in the path; undefined query values are omitted. */
export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/**
 * Describes one HTTP call as a value: its service, method and path. `Input` and `Output` exist as types only. All calls
 * of the product are declared in contract/; app/api sends them, backend/ serves them.
 */
export interface Call<Input extends CallInput = CallInput, Output = unknown> {
  readonly name: string;
  readonly service: ServiceName;
  readonly method: Method;
  readonly path: string;
  readonly bearer: Bearer;
  /** Accepts a redirect as an answer, `{location, status}`: the resource has moved on this site. */
  readonly moves?: boolean;
  /** Names of the calls whose cached answers become stale after this one. */
  readonly makesStale?: readonly string[];
  /** Never set: they only carry the types. */
  readonly input?: Input;
  readonly output?: Output;
}

/** Declares a call; its name identifies it in logs and in the table of answers. */
export function defineCall<Input extends CallInput, Output>(
  call: Omit<Call<Input, Output>, "input" | "output" | "bearer"> & { bearer?: Bearer },
): Call<Input, Output> {
  return { bearer: "never", ...call };
}

/** Result of a call within one process: its value, or the failure that HTTP would express as a status. */
export type Outcome =
  | { readonly status: 200; readonly value: unknown }
  | { readonly status: number; readonly error: { readonly code: string; readonly message: string } };
