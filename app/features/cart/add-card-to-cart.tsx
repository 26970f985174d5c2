import { useIntl } from "react-intl";
import { offerKey } from "#contract/offer-key";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { CARD_FORM, cartFields } from "./cart-fields";
import { useAdding } from "./use-adding";

/** Adds the best offer of a product in a list. Belongs to the page's one `CardForm`, which keeps a card light. */
export function AddCardToCart({ id, name }: { id: string; name: string }) {
  const intl = useIntl();
  const { adding, add } = useAdding({ product: id }, name);
  return (
    <Button
      type="submit"
      form={CARD_FORM}
      name={cartFields.offer}
      value={offerKey({ product: id })}
      size="small"
      aria-label={intl.formatMessage({ id: "cart.add.card" }, { name })}
      aria-disabled={adding || undefined}
      onClick={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Icon name="cart" />
    </Button>
  );
}
