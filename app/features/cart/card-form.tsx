import { usePaths } from "~/paths-context";
import { CARD_FORM, cartFields } from "./cart-fields";

/** The form of all `AddCardToCart` buttons on a page. */
export function CardForm() {
  const paths = usePaths();
  return (
    <form id={CARD_FORM} method="post" action={paths.to("cartOverview", {})} hidden>
      <input type="hidden" name={cartFields.action} value="add" />
    </form>
  );
}
