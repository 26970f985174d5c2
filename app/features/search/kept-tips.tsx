import { Suspense } from "react";
import { kept } from "~/ui/kept";
import { latePart } from "~/ui/late-part";
import { SearchTips } from "./search-tips";
// The browser has no other reason to fetch the styles.
import "./search-tips.module.css";

const properties = import.meta.env.SSR ? undefined : kept("[data-tips]");
const Late = latePart(() => import("./search-tips").then((tips) => tips.SearchTips));

/**
 * The tips as the server rendered them: their code and texts are fetched only by who comes here from another kind of
 * page, whose document has none.
 */
export function KeptTips() {
  if (import.meta.env.SSR) {
    return (
      <div data-tips="">
        <SearchTips />
      </div>
    );
  }
  return properties?.dangerouslySetInnerHTML.__html ? (
    <div data-tips="" {...properties} />
  ) : (
    <Suspense fallback={null}>
      <Late.Part />
    </Suspense>
  );
}
