import { createHash } from "node:crypto";
import type { Context } from "hono";
import { CART_SESSION_HEADER, isCartSession } from "#contract/cart-session";
import { failure } from "../http/failure";
import type { CheckBearer, Kit, TokenUser } from "../kit";
import type { Reader } from "../orders/access";
import { hasProfile } from "../users/as-user";
import { userOf } from "../users/serve-user";

/** Who has a cart: a browser, a user, or a user in a browser. */
export interface Visitor {
  /** SHA-256 of the browser's cart session; the store never has the session itself. */
  sessionHash: string | undefined;
  user: TokenUser | undefined;
}

/**
 * How a purchase may be read: by its user, the browser that placed it, or the key of its mails, whose links are opened in
 * any browser.
 */
export async function readerOf(
  kit: Pick<Kit, "db">,
  checkBearer: CheckBearer,
  c: Context,
  access: string | undefined,
): Promise<Reader> {
  const isKeyAlone = access !== undefined && !c.req.header(CART_SESSION_HEADER) && !c.req.header("authorization");
  const visitor = isKeyAlone ? undefined : await visitorOf(kit, checkBearer, c);
  return { sessionHash: visitor?.sessionHash, userId: visitor?.user?.sub, access };
}

/** Who sends the request. 400 without a usable cart session or token, 401 for an invalid token. */
export async function visitorOf({ db }: Pick<Kit, "db">, checkBearer: CheckBearer, c: Context): Promise<Visitor> {
  const said = c.req.header(CART_SESSION_HEADER);
  if (said !== undefined && !isCartSession(said)) throw failure(400, `${CART_SESSION_HEADER} must be 32 hex digits.`);
  const signedIn = c.req.header("authorization") === undefined ? undefined : await userOf(checkBearer, c);
  if (said === undefined && !signedIn) throw failure(400, `${CART_SESSION_HEADER} or a token is required.`);
  // Without a profile there is nothing to which a cart could be tied; the browser's own still works.
  const user = signedIn && (await hasProfile(db, signedIn.sub)) ? signedIn : undefined;
  if (said === undefined && !user) throw failure(404, "There is no profile yet: sign up first.");
  return { sessionHash: said === undefined ? undefined : createHash("sha256").update(said).digest("hex"), user };
}
