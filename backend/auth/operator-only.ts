import type { Context } from "hono";
import { failure } from "../http/failure";
import { carriesKey, operatorKey } from "./operator-key";

/** Middleware for the calls of the operator's own commands: they need the key from the data folder. */
export function operatorOnly({ dataDir }: { dataDir: string }) {
  return async (c: Context, next: () => Promise<void>) => {
    const key = await operatorKey(dataDir);
    if (!carriesKey(c.req.header("authorization"), key)) throw failure(401, "De sleutel van de beheerder klopt niet.");
    c.header("Cache-Control", "no-store");
    await next();
  };
}
