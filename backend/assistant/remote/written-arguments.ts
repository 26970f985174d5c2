const FENCE = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/;
const LONGEST = 10_000;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The arguments of a call as an object, whether the model wrote an object, a text of JSON, one within another, or one
 * between fences. Undefined for anything else, such as JSON that was cut off.
 */
export function writtenArguments(given: unknown, depth = 0): Record<string, unknown> | undefined {
  if (given === undefined || given === null || given === "") return {};
  if (isObject(given)) return given;
  if (typeof given !== "string" || given.length > LONGEST || depth > 1) return undefined;
  try {
    return writtenArguments(JSON.parse(FENCE.exec(given)?.[1] ?? given), depth + 1);
  } catch {
    return undefined;
  }
}

/** An id without what models put around it: quotes, brackets, a sign or a word such as `id:` before it. */
export function bareId(written: string): string {
  let bare = written.trim();
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare
      .replace(/^(?:product|artikel)?[\s_-]?id\s*[:=#]\s*/i, "")
      .replace(/^[\s"'`“”‘’«»[\](){}<>#*_|\\]+|[\s"'`“”‘’«»[\](){}<>*_|\\.,;]+$/gu, "");
  }
  return bare;
}
