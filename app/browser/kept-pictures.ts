import { PICTURES_CACHE } from "./offline-names";

/** Stores these pictures for use without a network, and no others. What cannot be stored is left out. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(PICTURES_CACHE);
    const kept = new Map((await cache.keys()).map((request) => [request.url, request]));
    const wanted = new Set(addresses.flatMap((address) => ownAddress(address) ?? []));
    await Promise.all([...kept].map(([url, request]) => wanted.has(url) || cache.delete(request)));
    await Promise.all([...wanted].map((url) => kept.has(url) || cache.add(url).catch(() => undefined)));
  } catch {
    // Blocked, or full.
  }
}

/** Undefined for a picture of another site, which this one may not read. */
function ownAddress(address: string): string | undefined {
  if (!address || !URL.canParse(address, location.href)) return undefined;
  const { origin, href } = new URL(address, location.href);
  return origin === location.origin ? href : undefined;
}
