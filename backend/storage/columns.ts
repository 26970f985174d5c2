import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment in time: `timestamp with time zone`, a Date in the code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Bytes: `bytea`, a Buffer in the code. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
