import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ProfileUpdate } from "#contract/profile";
import * as contract from "#contract/profile";
import { termsVersion } from "../content/terms";
import { createRoutes } from "../http/routes";
import type { CheckBearer, IdentityAccounts, Kit, TokenUser } from "../kit";
import { serveUser } from "../users/serve-user";
import { applyForBusiness } from "./business/requests";
import { readProfile, updateProfile } from "./profile";
import * as schema from "./schema";
import { signUp } from "./sign-up";

/** Conversations are part of a profile. */
const MAX_BODY = 512 * 1024;

/** Profile and sign-up (service `users`). */
export function profileRoutes(kit: Kit, checkBearer: CheckBearer, identity: IdentityAccounts): OpenAPIHono {
  const routes = createRoutes({ log: kit.log, maxBody: MAX_BODY });
  const profileOf = (user: TokenUser) => readProfile(kit, user);

  const rename = ({ sub }: TokenUser, body: ProfileUpdate) =>
    identity.rename(sub, { givenName: body.given_name, familyName: body.family_name });

  serveUser(routes, checkBearer, contract.getUserData, {}, (_, user) => profileOf(user));
  const update = { body: schema.updateSchema };
  serveUser(routes, checkBearer, contract.setUserData, update, async ({ body }, user) => {
    await updateProfile(kit, user.sub, body);
    await rename(user, body);
    return profileOf(user);
  });
  const signup = { body: schema.signupSchema };
  serveUser(routes, checkBearer, contract.signup, signup, async ({ body }, user) => {
    await signUp(kit.db, user, body, { now: kit.now(), termsVersion: await termsVersion(kit) });
    await rename(user, body);
    return profileOf(user);
  });
  const failures = { 409: "A business account has already been requested" };
  const business = { body: schema.businessSignupSchema, failures };
  serveUser(routes, checkBearer, contract.businesSignup, business, async ({ body }, user) => {
    await applyForBusiness(kit, user, body);
    await rename(user, body);
    return profileOf(user);
  });
  return routes;
}
