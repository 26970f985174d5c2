import { bigserial, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ConsentChoice } from "#contract/consent";
import { moment } from "./columns";

/** Log of what visitors chose about cookies: proof of consent, with nothing that says who they are. */
export const consents = pgTable(
  "consents",
  {
    number: bigserial("number", { mode: "number" }).primaryKey(),
    /** Random; also in the visitor's cookie as long as something is allowed, so that later choices join the first. */
    id: text("id").notNull(),
    at: moment("at").notNull(),
    version: integer("version").notNull(),
    /** Purposes with spaces between; empty: everything was refused. */
    purposes: text("purposes").notNull(),
    place: text("place").$type<ConsentChoice["place"]>().notNull(),
  },
  (t) => [index("consents_at").on(t.at), index("consents_id").on(t.id)],
);
