import { toJsonSchema } from "@valibot/to-json-schema";
import type { Schema } from "#contract/answers/kit";
import { answers } from "#contract/answers/table";

const schemas: Readonly<Record<string, Schema<unknown>>> = answers;

/** OpenAPI schema of a call's response, without the schema parts that repair a response. */
export function describedAnswer(name: string): object {
  const schema = schemas[name];
  if (!schema) return {}; // not part of the contract: any value
  const { $schema: _, ...described } = toJsonSchema(schema, { typeMode: "output", errorMode: "ignore" });
  return described;
}
