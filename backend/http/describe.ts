import { toJsonSchema } from "@valibot/to-json-schema";
import type { Schema } from "#contract/answers/kit";
import { answers } from "#contract/answers/table";

const schemas: Readonly<Record<string, Schema<unknown>>> = answers;

/** What the answer to a call looks like, for its description in OpenAPI; what repairs an answer is left out of it. */
export function describedAnswer(name: string): object {
  const schema = schemas[name];
  if (!schema) return {}; // not of the contract: anything
  const { $schema: _, ...described } = toJsonSchema(schema, { typeMode: "output", errorMode: "ignore" });
  return described;
}
