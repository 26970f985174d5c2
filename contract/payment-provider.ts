/** Mount path of the embedded payment provider: its API is below `/v1`, the page where people pay below `/pay`. */
export const PAYMENT_PROVIDER_MOUNT = "/payment-provider";
/** Where the payments service receives the provider's events. */
export const PAYMENT_WEBHOOK_PATH = "/api/payments/webhook";
