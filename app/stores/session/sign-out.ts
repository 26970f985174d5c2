import { leaveFor } from "~/browser/leave";
import type { SessionContext } from "./create-session";
import { clearSession } from "./end";
import { providerOf } from "./provider";
import { rememberLogout, wipeBrowser } from "./wipe";

/**
 * AC-12. Leaves for the identity provider to end the session there too; returns to the home page, which confirms it.
 * When the provider cannot be reached, this browser forgets the session anyway.
 */
export async function signOut(session: SessionContext): Promise<void> {
  const opening = providerOf(session);
  clearSession(session);
  wipeBrowser();
  rememberLogout("everywhere");
  try {
    const identity = await opening;
    await identity.signOut().catch(async (error: unknown) => {
      await identity.forget();
      throw error;
    });
  } catch (error) {
    console.error("The identity provider was not told of signing out", String(error));
    rememberLogout("here");
    leaveFor("/");
  }
}
