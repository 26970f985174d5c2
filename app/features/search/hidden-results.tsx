import { HiddenNotice } from "~/features/adult-content/hidden-notice";

/** AD-05: below results some of which are hidden. */
export function HiddenResults() {
  return (
    <div data-part="hidden-results">
      <HiddenNotice />
    </div>
  );
}
