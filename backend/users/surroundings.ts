import type { CheckBearer, IdentityAccounts, SendMail } from "../kit";

export interface UsersSurroundings {
  checkBearer: CheckBearer;
  sendMail: SendMail;
  identity: IdentityAccounts;
  /** Origin under which shoppers see the shop, for links in messages. */
  publicOrigin: () => string;
  /**
   * From where a request comes, to count tries by: a header that the door writes itself. Without it all visitors together
   * count as one.
   */
  clientOf?: (headers: Headers) => string | undefined;
}
