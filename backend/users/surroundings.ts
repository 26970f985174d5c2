import type { CatalogueChange } from "../catalogue/changes";
import type { CheckBearer, IdentityAccounts, SendMail } from "../kit";

export interface UsersSurroundings {
  checkBearer: CheckBearer;
  sendMail: SendMail;
  identity: IdentityAccounts;
  /** Public origin of the shop, for links in messages. */
  publicOrigin: () => string;
  /** Whether a site shows a word that only its owner can put there; replaced in tests. */
  proves?: (website: string, token: string) => Promise<boolean>;
  /** Announces a change of the catalogue. */
  announce?: (change: CatalogueChange) => void;
  /**
   * Client address of a request, for rate limits: from a header that the server sets itself. Without it all visitors
   * share one limit.
   */
  clientOf?: (headers: Headers) => string | undefined;
}
