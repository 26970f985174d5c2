import { type Reading, read, type Schema } from "#contract/answers/kit";
import { answers } from "#contract/answers/table";
import type { Call } from "#contract/call";
import { services } from "#contract/services";

/** A service's answer according to the contract: omitted fields are filled in, unusable parts are left out. */
export interface ReadAnswer {
  /** Undefined when the JSON cannot be the answer to the call. */
  value: unknown;
  /** Number of list items that were left out. */
  dropped: number;
}

const schemas: Readonly<Record<string, Schema<unknown>>> = answers;

/** Creates a reader of answers for pages whose pictures come from `pictures`, the address of the picture service. */
export function answerReader(pictures: string = services.images.mount) {
  return (call: Pick<Call, "name">, json: unknown): ReadAnswer => {
    const reading: Reading = { pictures, dropped: 0 };
    const schema = Object.hasOwn(schemas, call.name) ? schemas[call.name] : undefined;
    const value = schema && read(schema, json, reading);
    return { value, dropped: reading.dropped };
  };
}
