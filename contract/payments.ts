import type { PaymentSession } from "./answers/payments";
import { defineCall } from "./call";

export type { PaymentSession } from "./answers/payments";

/**
 * CK-07. Opens the payment of a placed purchase, or returns the one that is open. The addresses must be paths of this
 * site. Fails with 404 for another's purchase, 409 when it is paid, expired or still being decided by the bank, and 503 when the
 * provider cannot be reached.
 */
export const createSession = defineCall<
  { body: { order_id: string; access?: string; success_url: string; cancel_url: string } },
  PaymentSession
>({ name: "createSession", service: "payments", method: "POST", path: "/create-session/", bearer: "optional" });
