import { lazy, Suspense } from "react";
import { useSession } from "~/stores/session/session";
import { useEver } from "./use-ever";

/** Loaded for the few users who still have to sign up. */
const SignUpPrompt = lazy(() => import("./sign-up-prompt").then((m) => ({ default: m.SignUpPrompt })));

export function SignUpPromptHost() {
  return useEver(useSession().signupRequired) ? (
    <Suspense fallback={null}>
      <SignUpPrompt />
    </Suspense>
  ) : null;
}
