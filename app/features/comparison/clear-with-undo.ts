import { type ComparisonItem, clearComparison, comparedNow, setComparison } from "~/stores/comparison";
import { notify } from "~/stores/toasts";

/** CP-04, with an undo that keeps products added since. The bar disappears too, so the focus moves to the content. */
export function clearWithUndo(items: readonly ComparisonItem[]): void {
  document.getElementById("main")?.focus();
  clearComparison();
  notify({
    message: "comparison.cleared",
    status: "success",
    action: {
      message: "lists.undo",
      run: () => setComparison([...items, ...comparedNow()]),
      focus: "comparison-clear",
    },
  });
}
