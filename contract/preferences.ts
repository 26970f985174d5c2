import { defineCall } from "./call";

type None = Record<never, never>;
type OneCategory = { body: { category: string } };

/** PF-06: keys of the categories in which somebody is interested. */
export interface UserPreferences {
  categories: string[];
}
export const userPreferences = defineCall<None, UserPreferences>({
  name: "userPreferences",
  service: "users",
  method: "GET",
  path: "/userPreferences",
  bearer: "required",
});
/** PF-07; `category` is a dot-joined category key. */
export const addCategory = defineCall<OneCategory, UserPreferences>({
  name: "addCategory",
  service: "preferences",
  method: "POST",
  path: "/addCategory",
  bearer: "required",
});
export const removeCategory = defineCall<OneCategory, UserPreferences>({
  name: "removeCategory",
  service: "preferences",
  method: "DELETE",
  path: "/removeCategory",
  bearer: "required",
});
