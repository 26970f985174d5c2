import { Scripts, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useContext, useState } from "react";
import { bootScript } from "~/browser/boot-script";
import { useScriptMark } from "~/ui/script-mark";
import { usePopupHashes } from "./popup-names";

/**
 * Replaces Remix's <Scripts> where activation is deferred: keeps Remix's data hand-off, drops its module preloads and
 * module script, and adds the boot script. Relies on internals of Remix 2.17.5, which is pinned; the end-to-end tests
 * detect a change.
 */
export function DeferredScripts() {
  const mark = useScriptMark();
  const rendered = Scripts({ nonce: mark }) as ReactElement<{ children?: ReactNode }> | null;
  const remix = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  const popups = usePopupHashes();
  const [boot] = useState(() => {
    // Only the server renders it, so its text is left out of the browser bundle.
    if (!import.meta.env.SSR || typeof document !== "undefined" || !remix) return " ";
    const { manifest } = remix;
    const ids = matches.map((match) => match.id);
    const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
    const preload = [manifest.entry.module, ...manifest.entry.imports];
    for (const route of routes) preload.push(route.module, ...(route.imports ?? []));
    return bootScript({
      manifest: manifest.url,
      ids,
      modules: routes.map((route) => route.module),
      entry: manifest.entry.module,
      preload: [...new Set(preload)],
      popups: Object.keys(popups),
      ...(manifest.hmr ? { hmr: manifest.hmr.runtime } : {}),
    });
  });
  return rendered ? <>{keepHandOff(rendered.props.children, boot, mark)}</> : null;
}

function keepHandOff(node: ReactNode, boot: string, mark: string | undefined): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ type?: string; children?: ReactNode }>(child)) return child;
    if (child.type === Fragment) return <>{keepHandOff(child.props.children, boot, mark)}</>;
    if (child.type === "link") return null;
    if (child.type === "script" && child.props.type === "module") {
      return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />;
    }
    return child;
  });
}
