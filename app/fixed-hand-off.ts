import type { EntryContext } from "@remix-run/node";
import type { RouteNames } from "#contract/route-names";

/**
 * What is the same in every document of a build and a table of route names: 0.7 kB of each once compressed. It comes
 * with the script of the route manifest instead, which browsers keep and read before they take over a document.
 */
export interface FixedHandOff {
  names: RouteNames;
  future: EntryContext["future"];
}

declare global {
  interface Window {
    __etalageFixed?: FixedHandOff;
  }
}

/** The text that Remix hands to the browser, without the fixed parts. Text without them is returned as it is. */
export function withoutFixed(handOff: string, { names, future }: FixedHandOff): string {
  return [`"future":${JSON.stringify(future)},`, `"names":${textOf(names)},`].reduce(
    (text, part) => text.replace(part, ""),
    handOff,
  );
}

const texts = new WeakMap<RouteNames, string>();
function textOf(names: RouteNames): string {
  const known = texts.get(names) ?? JSON.stringify(names);
  texts.set(names, known);
  return known;
}

/** Gives the document's data the parts that `withoutFixed` took from it. */
export function restoreFixed(
  window: Pick<typeof globalThis, "__remixContext"> & { __etalageFixed?: FixedHandOff },
): void {
  const { __remixContext: handOff, __etalageFixed: fixed } = window;
  if (!fixed) return;
  handOff.future ??= fixed.future;
  const root = handOff.state.loaderData?.root as Partial<FixedHandOff> | undefined;
  if (root) root.names ??= fixed.names;
}
