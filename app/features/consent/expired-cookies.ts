import type { ConsentPurpose } from "#contract/consent";
import { cookieNames } from "~/browser/storage-keys";

const own: readonly string[] = [cookieNames.searchQuery, cookieNames.filtersApplied, cookieNames.searchId];
/** Cookies that tags of Google set on this site's own domain, perhaps above its host. */
const ofGoogle = { analytics: /^_(?:ga|gid|gat)(?:_|$)/, marketing: /^_(?:gcl|gac)_/ } as const;

/** The headers that remove those cookies in `present` (a Cookie header) whose purpose is not allowed. */
export function expiredCookies(present: string, allowed: readonly ConsentPurpose[], hostname: string): string[] {
  const names = present.split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? "");
  const isRefused = (name: string) =>
    (!allowed.includes("analytics") && (own.includes(name) || ofGoogle.analytics.test(name))) ||
    (!allowed.includes("marketing") && ofGoogle.marketing.test(name));
  const expire = (name: string, domain: string) => `${name}=; Path=/; Max-Age=0${domain}`;
  return [...new Set(names.filter(isRefused))]
    .slice(0, 20)
    .flatMap((name) => ["", ...(own.includes(name) ? [] : domainsOf(hostname))].map((domain) => expire(name, domain)));
}

/** `shop.example.nl` → that and `example.nl`, as attributes; a browser ignores what is no domain of its own. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split(".");
  if (labels.length < 2 || /^[\d.]+$/.test(hostname)) return [];
  const at = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  return at.slice(-3).map((domain) => `; Domain=${domain}`);
}
