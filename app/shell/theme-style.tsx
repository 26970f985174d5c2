import figtree from "@core-typeface/figtree.woff2?url";
import type { RootData } from "~/root-data";
import { useScriptMark } from "~/ui/script-mark";

/** The operator's colour and icon, the preload of the typeface, and the browser's theme colours. */
export function ThemeStyle({ site, look }: Partial<Pick<RootData, "site" | "look">>) {
  const mark = useScriptMark();
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
      {look && <meta name="theme-color" content={look.colour} media="(prefers-color-scheme: light)" />}
      <meta name="theme-color" content="#182023" media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={site?.theme.logos.icon || "/favicon.ico"} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* Without a look, as when the root itself has failed, the colours of ui/tokens.css hold. */}
      {look && <style nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: look.css }} />}
    </>
  );
}
