import { kept } from "~/ui/kept";
import { SearchButtons } from "./search-buttons";

const properties = import.meta.env.SSR ? {} : kept("[data-search-buttons]");

/** The buttons of the search box as the server rendered them, which are the same on every page of a visit: see `kept`. */
export function KeptSearchButtons() {
  return import.meta.env.SSR ? <SearchButtons /> : <div {...properties} data-search-buttons />;
}
