import { leaveFor } from "~/browser/leave";
import { clearSession } from "./end";
import { provider } from "./provider";

/**
 * AC-12. Leaves for the identity provider to end the session there too; comes back to the home page. When the provider
 * cannot be reached, this browser forgets the session all the same.
 */
export async function signOut(): Promise<void> {
  const opening = provider();
  clearSession();
  try {
    const identity = await opening;
    await identity.signOut().catch(async (error: unknown) => {
      await identity.forget();
      throw error;
    });
  } catch (error) {
    console.error("The identity provider was not told of signing out", String(error));
    leaveFor("/");
  }
}
