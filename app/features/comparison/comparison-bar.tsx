import { Suspense } from "react";
import { useFlag } from "~/flags/flags-context";
import { useComparison } from "~/stores/comparison";
import { latePart } from "~/ui/late-part";

const { Part: ComparedItems, fetch } = latePart(() =>
  import("./compared-items").then((module) => module.ComparedItems),
);
/** Fetches the bar's script ahead of the first choice. */
export const fetchComparisonBar = fetch;

/** The products to compare, at the lower edge of pages that show products. */
export function ComparisonBar() {
  const offered = useFlag("ProductsComparison");
  const items = useComparison();
  if (!offered || items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ComparedItems items={items} />
    </Suspense>
  );
}
