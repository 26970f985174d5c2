import type { z } from "zod";
import type { FormObject } from "./form";
import { readParams } from "./params";
import type { StripeObject, Work } from "./work";

/** A checked request that only has to be carried out. */
export interface Prepared {
  expand: string[];
  run(work: Work): Promise<StripeObject>;
}

export interface Route {
  method: "GET" | "POST";
  /** With `{id}` where an id stands. */
  path: string;
  /** Throws the refusal of wrong parameters; nothing has been carried out by then. */
  prepare(form: FormObject, ids: string[], now: Date): Prepared;
}

type Expanding = { expand?: string[] | undefined };

/** A call of the API: how its parameters are read, what it does with them, and what no schema can check. */
export function route<Input extends Expanding>(
  method: Route["method"],
  path: string,
  schema: z.ZodType<Input>,
  run: (work: Work, input: Input, id: string, second: string) => Promise<StripeObject>,
  check: (input: Input, now: Date) => void = () => undefined,
): Route {
  return {
    method,
    path,
    prepare(form, [id = "", second = ""], now) {
      const input = readParams(schema, form);
      check(input, now);
      return { expand: input.expand ?? [], run: (work) => run(work, input, id, second) };
    },
  };
}

/** Finds the route of a request, with the ids in its path. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; ids: string[] } | undefined {
  const asked = path.split("/");
  for (const one of routes) {
    const parts = one.path.split("/");
    if (one.method !== method || parts.length !== asked.length) continue;
    if (!parts.every((part, index) => part === "{id}" || part === asked[index])) continue;
    const ids = asked.filter((_, index) => parts[index] === "{id}");
    if (ids.every((id) => /^[\w-]{1,100}$/.test(id))) return { route: one, ids };
  }
  return undefined;
}
