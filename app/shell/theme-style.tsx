import type { SiteConfig } from "#contract/site";

export function ThemeStyle(_: { site: Omit<SiteConfig, "baseUrl"> | undefined }) {
  return null;
}
