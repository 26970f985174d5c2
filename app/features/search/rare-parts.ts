import { rarePart } from "~/ui/rare-part";
// The browser has no other reason to fetch the styles.
import "./empty-results.module.css";
import "./extended-top.module.css";
import "../adult-content/adult-content.module.css";
import "./search-tips.module.css";
import "./videos.module.css";

export const EmptyResults = rarePart("empty-results", () =>
  import("./empty-results").then((part) => part.EmptyResults),
);
export const ExtendedTop = rarePart("extended-top", () => import("./extended-top").then((part) => part.ExtendedTop));
export const SearchTips = rarePart("search-tips", () => import("./search-tips").then((part) => part.SearchTips), {
  asDrawn: true,
});
export const HiddenResults = rarePart("hidden-results", () =>
  import("./hidden-results").then((part) => part.HiddenResults),
);
export const Videos = rarePart("videos", () => import("./videos").then((part) => part.Videos));
