import * as v from "valibot";
import { requestParts } from "../business";
import { type Answer, items, or, orNull } from "./kit";
import { date, flag, oneOf, text } from "./values";

const said = or(text, "");

/** What of a shop its own people see. */
const ownShop = v.object({
  website: text,
  name: said,
  /** Null: it is only linked to. */
  status: orNull(oneOf(["pending", "approved", "suspended"])),
  /** Why it is suspended. */
  reason: said,
});

/** A request to sell here as its applicant sees it. */
export const businessRequest = v.object({
  status: oneOf(["requested", "in_review", "approved", "refused"]),
  /** Why it was refused, or what the operator adds. */
  message: said,
  requestedAt: or(date, ""),
  decidedAt: orNull(date),
  missing: items(oneOf(requestParts)),
  domain: v.object({
    /** Host name of the site, without www. */
    host: text,
    /** What the site must show. */
    token: text,
    confirmed: or(flag, false),
  }),
  shops: items(ownShop),
});
export type BusinessRequest = Answer<typeof businessRequest>;
