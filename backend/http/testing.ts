import type { AnswerOf, CallName } from "#contract/answers/calls";
import { type Reading, read } from "#contract/answers/kit";
import { answers } from "#contract/answers/table";

/** Returns the response after asserting that it conforms to the contract without any repair. */
export function answered<Name extends CallName>(
  name: Name,
  json: unknown,
): Exclude<AnswerOf<Name>, { location: string }> {
  const reading: Reading = { pictures: "/api/images", dropped: 0 };
  const whole = read<unknown>(answers[name], json, reading);
  const differs = JSON.stringify(sorted(whole)) !== JSON.stringify(sorted(json));
  if (differs || reading.dropped > 0) throw new Error(`Invalid response to ${name}: ${JSON.stringify(json)}`);
  return json as Exclude<AnswerOf<Name>, { location: string }>;
}

/** With the fields of every object in a fixed order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, sorted(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
