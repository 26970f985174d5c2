import { Links, Meta, type MetaFunction, Outlet, Scripts, useMatches } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { setServiceAddresses } from "./api/browser";
import { markAccount } from "./browser/account-mark";
import { mayNameCartEarly } from "./flags/can-buy";
import { FlagsContext } from "./flags/flags-context";
import { DutchTexts } from "./i18n/provider";
import { loadRoot } from "./load-root";
import { PathsProvider } from "./paths-context";
import { type RootData, useRootData } from "./root-data";
import { handlesOf } from "./seo/meta-from";
import { ClickNavigation } from "./shell/click-navigation";
import { DeferredScripts } from "./shell/deferred-scripts";
import { followOffline } from "./shell/follow-offline";
import { HeadScripts } from "./shell/head-scripts";
import { Page } from "./shell/page";
import { PageProblem } from "./shell/page-problem";
import { problemMeta } from "./shell/problem-meta";
import { ThemeStyle } from "./shell/theme-style";
import { startSession, useSession } from "./stores/session/session";
import { useScriptMark } from "./ui/script-mark";
import "./ui/tokens.css";
import "./ui/base.css";

export const loader = loadRoot;
/** Route names, flags and site configuration do not change within a document. */
export const shouldRevalidate = () => false;

/** For failed pages; all other pages set their own meta. */
export const meta: MetaFunction<typeof loader> = ({ error, matches, location }) =>
  error ? problemMeta(error, matches, location.pathname) : [];

/** Pages that need JavaScript immediately declare it in their handle. */
function useDeferral(): boolean {
  const now = handlesOf(useMatches()).some(({ activate }) => activate === "now");
  return Boolean(useRootData()?.flags.DeferredActivation) && !now;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const deferred = useDeferral();
  const mark = useScriptMark();
  return (
    // A script sets the attribute for signed-in visitors before React hydrates.
    <html lang="nl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <HeadScripts />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <ThemeStyle site={data?.site} look={data?.look} />
      </head>
      <body>
        <DutchTexts>
          {data ? (
            <PathsProvider names={data.names}>
              <FlagsContext.Provider value={data.flags}>
                <BrowserStart {...data} />
                <Page>{children}</Page>
              </FlagsContext.Provider>
            </PathsProvider>
          ) : (
            children
          )}
        </DutchTexts>
        {deferred ? <DeferredScripts /> : <Scripts nonce={mark} />}
      </body>
    </html>
  );
}

/** Rendered before the page, whose effects may need a service or the session. */
function BrowserStart({ services, identity, flags, worker }: RootData) {
  const mayNameCart = mayNameCartEarly(flags);
  useEffect(() => setServiceAddresses(services), [services]);
  useEffect(() => startSession(identity, mayNameCart), [identity, mayNameCart]);
  useEffect(() => {
    if (!worker) return;
    document.addEventListener("click", followOffline, true);
    import("./shell/offline").then((offline) => offline.startOffline(), console.error);
  }, [worker]);
  const { status } = useSession();
  useEffect(() => {
    if (status !== "unknown") markAccount(status === "signed-in");
  }, [status]);
  return null;
}

/** Measuring is fetched once the page itself works; without it the page misses nothing. */
function useTracking(): ReactNode {
  const [tracking, setTracking] = useState<ReactNode>();
  useEffect(() => {
    import("./shell/page-tracking").then(
      ({ PageTracking }) => setTracking(<PageTracking />),
      () => undefined,
    );
  }, []);
  return tracking;
}

export default function App() {
  return (
    <>
      <Outlet />
      <ClickNavigation />
      {useTracking()}
    </>
  );
}

export function ErrorBoundary() {
  return <PageProblem />;
}
