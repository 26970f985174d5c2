import { storageKeys } from "~/browser/storage-keys";

/**
 * The developer's switch in local storage (FW-07): `throw` makes every call fail, `500` answers it with a fake error.
 */
export function debugAnswer(storage: Pick<Storage, "getItem">): Response | undefined {
  const mode = storage.getItem(storageKeys.debugFetch);
  if (mode === "throw") throw new TypeError("Failed to fetch (debug switch)");
  if (mode !== "500") return undefined;
  return new Response(JSON.stringify({ message: "The requested resource is currently unavailable" }), {
    status: 500,
    headers: { "Content-Type": "application/json" },
  });
}
