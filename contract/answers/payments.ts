import * as v from "valibot";
import { type Answer, maybe } from "./kit";
import { id, text, webAddress } from "./values";

export const paymentSession = v.object({
  id,
  /** The provider's page, where the visitor pays. */
  url: webAddress,
  /** For a provider whose page can be embedded. */
  client_secret: maybe(text),
});
export type PaymentSession = Answer<typeof paymentSession>;
