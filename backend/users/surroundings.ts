import type { CheckBearer, IdentityAccounts, SendMail } from "../kit";

export interface UsersSurroundings {
  checkBearer: CheckBearer;
  sendMail: SendMail;
  identity: IdentityAccounts;
  /** Public origin of the shop, for links in messages. */
  publicOrigin: () => string;
  /**
   * Client address of a request, for rate limits: from a header that the server sets itself. Without it all visitors
   * share one limit.
   */
  clientOf?: (headers: Headers) => string | undefined;
}
