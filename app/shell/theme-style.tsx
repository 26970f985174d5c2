import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { SiteConfig } from "#contract/site";
import { useScriptMark } from "~/ui/script-mark";
import { DEFAULT_PRIMARY, themeCss, themeTokens } from "./theme-tokens";

/** The operator's colour and icon, the preload of the typeface, and the browser's theme colours. */
export function ThemeStyle({ site }: { site: Pick<SiteConfig, "theme"> | undefined }) {
  const primary = site?.theme.colors.color_primary ?? DEFAULT_PRIMARY;
  const { light } = themeTokens(primary);
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
      <meta name="theme-color" content={light["--primary"]} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#182023" media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={site?.theme.logos.icon || "/favicon.ico"} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* Sends the visitor's cookies, because they may select the other reading. */}
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <style nonce={useScriptMark()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss(primary) }} />
    </>
  );
}
