import type { UserPreferences } from "./answers/account";
import { defineCall } from "./call";

export type { UserPreferences } from "./answers/account";

type None = Record<never, never>;
/** We return the current preferences; other services may return less. */
type Saved = Record<string, unknown>;
type OneCategory = { body: { category: string } };

export const userPreferences = defineCall<None, UserPreferences>({
  name: "userPreferences",
  service: "users",
  method: "GET",
  path: "/userPreferences",
  bearer: "required",
});
/** PF-07; `category` is a dot-joined category key. */
export const addCategory = defineCall<OneCategory, Saved>({
  name: "addCategory",
  service: "preferences",
  method: "POST",
  path: "/addCategory",
  bearer: "required",
  makesStale: ["userPreferences"],
});
export const removeCategory = defineCall<OneCategory, Saved>({
  name: "removeCategory",
  service: "preferences",
  method: "DELETE",
  path: "/removeCategory",
  bearer: "required",
  makesStale: ["userPreferences"],
});
