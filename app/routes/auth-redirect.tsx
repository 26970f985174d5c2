import type { MetaFunction } from "@remix-run/node";
import { useCallback } from "react";
import { ReturnScreen } from "~/features/sign-in/return-screen";
import { intl } from "~/i18n/intl";
import { useRootData } from "~/root-data";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { mayMeasure } from "~/tracking/consent";
import { pushEvent } from "~/tracking/data-layer";

/** The code in its address is short-lived, so the page activates without waiting for the first touch. */
export const handle: PageHandle = { activate: "now" };
export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "login.return.title" }), noindex: true });

export default function AuthRedirect() {
  const flags = useRootData()?.flags;
  const onSignedIn = useCallback(() => {
    if (flags && mayMeasure(flags)) pushEvent("login_success", {});
  }, [flags]);
  return <ReturnScreen onSignedIn={onSignedIn} />;
}
