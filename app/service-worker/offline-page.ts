import { OFFLINE_CACHE, OFFLINE_PATH, WANTED_PARAMETER } from "../browser/offline-names";

/** More files than the page has; a limit all the same, because they are read from its text. */
const MOST_FILES = 80;
/** Files of this origin that a document or a style sheet names. */
const FILE_IN_TEXT = /["'(](\/(?!\/)[\w./-]+\.(?:css|js|svg|woff2))(?=["')#])/g;
const OF_THE_BUILD = /^\/(?:(?:assets|fonts|drawings)\/|[\w-]+\.svg$)/;
const STYLES = /\.css$/;

/** The files of the build that a text names, each once. What a service or the server answers is none. */
export function filesIn(text: string): string[] {
  const named = [...text.matchAll(FILE_IN_TEXT)].flatMap(([, file]) => file ?? []);
  return [...new Set(named)].filter((file) => OF_THE_BUILD.test(file));
}

/**
 * Stores the offline page of this version, with all that it needs to be shown without a network. A file that is missing
 * does not matter; without the page itself the installation fails, and is tried again at the next visit.
 */
export async function keepOfflinePage(version: string): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE + version);
  const page = await fetch(OFFLINE_PATH, { cache: "no-cache" });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const files = filesIn(await page.clone().text());
  await cache.put(OFFLINE_PATH, page);
  const styles = files.filter((file) => STYLES.test(file));
  await Promise.all(files.slice(0, MOST_FILES).map((file) => keep(cache, file)));
  const inStyles = await Promise.all(styles.map(async (file) => (await cache.match(file))?.text() ?? ""));
  const fonts = filesIn(inStyles.join("\n")).filter((file) => !files.includes(file));
  await Promise.all(fonts.slice(0, MOST_FILES).map((file) => keep(cache, file)));
}

const keep = (cache: Cache, file: string) => cache.add(file).catch(() => undefined);

/** Removes the pages of other versions. Their scripts stay in the cache of assets, for tabs that are still open. */
export async function dropOtherPages(version: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(OFFLINE_CACHE) && name !== OFFLINE_CACHE + version,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** A file that was stored with the offline page. */
export const fileOfPage = async (version: string, request: Request): Promise<Response | undefined> =>
  (await caches.open(OFFLINE_CACHE + version)).match(request, { ignoreVary: true });

/** The stored page, whatever was asked for; undefined while there is none. */
export const offlinePage = async (version: string): Promise<Response | undefined> =>
  (await caches.open(OFFLINE_CACHE + version)).match(OFFLINE_PATH, { ignoreVary: true });

/** The address of the offline page that says which page was asked for. */
export function addressInsteadOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete("_data");
  const wanted = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
  return `${OFFLINE_PATH}?${new URLSearchParams({ [WANTED_PARAMETER]: wanted })}`;
}
