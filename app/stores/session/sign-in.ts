import type { AccountKind } from "#contract/identity";
import { safePath } from "~/browser/safe-path";
import { storageKeys } from "~/browser/storage-keys";
import { storeText } from "~/browser/stored-text";
import { notify } from "../toasts";
import type { SessionContext } from "./create-session";
import { providerOf } from "./provider";

export interface SignInOptions {
  /** A path of this site; the current one when absent or not safe. */
  returnTo?: string;
  screen?: "signup";
  /** The kind of account that the sign-up form preselects. */
  kind?: AccountKind;
}

/** Without it there is no proof of the code (PKCE): plain http on a host other than localhost. */
export const canSignIn = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** AC-02, AC-03: remembers where signing in started. */
function remember(returnTo: string | undefined): void {
  const here = location.pathname + location.search + location.hash;
  storeText(storageKeys.loginStart, safePath(returnTo) ?? safePath(here) ?? "/");
  storeText(storageKeys.loginPending, "true");
}
export function forgetAttempt(): void {
  storeText(storageKeys.loginStart, null);
  storeText(storageKeys.loginPending, null);
}

/** AC-01. Leaves for the identity provider; when that cannot be reached the page stays and shows an error. */
export async function signIn(session: SessionContext, options: SignInOptions = {}): Promise<void> {
  if (!canSignIn()) {
    notify({ message: "login.insecure", status: "error" });
    return;
  }
  remember(options.returnTo);
  try {
    const identity = await providerOf(session);
    await identity.signIn(options.screen, options.kind);
  } catch (error) {
    console.error("The identity provider cannot be reached", String(error));
    forgetAttempt();
    notify({
      message: "login.unreachable",
      status: "error",
      action: { message: "login.tryAgain", run: () => void signIn(session, options) },
    });
  }
}
