import { Resolver } from "node:dns/promises";
import { DOMAIN_FILE } from "#contract/business";
import { websiteOf } from "../../feeds/feed-shop";
import { createGuardedFetcher, type GuardedFetcher } from "../../images/guarded-fetch";
import { isInFile, isInPage, isInRecords } from "./proof";

export type ResolveTxt = (host: string) => Promise<string[][]>;

export interface DomainSources {
  fetcher: Pick<GuardedFetcher, "get">;
  resolveTxt: ResolveTxt;
}

const STEP_MS = 4_000;
const TOTAL_MS = 8_000;
const MOST_BYTES = 512 * 1024;

const fetcher = createGuardedFetcher({
  ports: [443],
  maxBytes: MOST_BYTES,
  stepTimeout: STEP_MS,
  totalTimeout: TOTAL_MS,
  accept: "text/html,text/plain,*/*;q=0.5",
  sameSite: true,
});
const resolveTxt: ResolveTxt = (host) => new Resolver({ timeout: STEP_MS, tries: 1 }).resolveTxt(host);

/**
 * Whether the site shows the word in one of the three places: a file, a meta tag of its home page, a TXT record of its
 * domain. A place that cannot be read does not show it.
 */
export async function provesDomain(
  website: string,
  token: string,
  sources: DomainSources = { fetcher, resolveTxt },
): Promise<boolean> {
  const origin = `https://${new URL(website).hostname}`;
  const read = async (path: string) => (await sources.fetcher.get(`${origin}${path}`)).toString("utf8");
  const looks = [
    read(DOMAIN_FILE).then((file) => isInFile(file, token)),
    read("/").then((html) => isInPage(html, token)),
    sources.resolveTxt(websiteOf(website)).then((records) => isInRecords(records, token)),
  ];
  const found = await Promise.allSettled(looks);
  return found.some((look) => look.status === "fulfilled" && look.value);
}
