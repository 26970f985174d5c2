import type { ServiceName } from "./services";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** `required`: never sent without a bearer; `optional`: with it when there is one; `never`: always without. */
export type Bearer = "required" | "optional" | "never";

/** What one call carries. Path parameters fill `{name}` in the path; undefined query values are left out. */
export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/**
 * One call across HTTP as a value: which service, how, where. `Input` and `Output` are carried as types only.
 * Every call of the product stands in contract/; app/api asks it, backend/ answers it.
 */
export interface Call<Input extends CallInput = CallInput, Output = unknown> {
  readonly name: string;
  readonly service: ServiceName;
  readonly method: Method;
  readonly path: string;
  readonly bearer: Bearer;
  /** A redirect is an answer to this call, `{location, status}`: what was asked for has moved on this site. */
  readonly moves?: boolean;
  /** Names of the calls whose earlier answers no longer hold once this one is done. */
  readonly makesStale?: readonly string[];
  /** Never set: they only carry the types. */
  readonly input?: Input;
  readonly output?: Output;
}

/** Declares a call; the name is the one under which logs and answer checks know it. */
export function defineCall<Input extends CallInput, Output>(
  call: Omit<Call<Input, Output>, "input" | "output" | "bearer"> & { bearer?: Bearer },
): Call<Input, Output> {
  return { bearer: "never", ...call };
}

/** What becomes of a call inside one process: its value, or the failure that its status would name over HTTP. */
export type Outcome =
  | { readonly status: 200; readonly value: unknown }
  | { readonly status: number; readonly error: { readonly code: string; readonly message: string } };
