import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { type ChosenOffer, offerKey } from "#contract/offer-key";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { cartFields } from "./cart-fields";
import { useAdding } from "./use-adding";

interface AddToCartProps {
  offer: ChosenOffer;
  name: string;
  shop: string;
  size?: "large" | "small";
  wide?: boolean;
}

/** The order button of an offer. Without JavaScript it is a form that leads to the cart. */
export function AddToCart({ offer, name, shop, size, wide }: AddToCartProps) {
  const intl = useIntl();
  const paths = usePaths();
  const { adding, add } = useAdding(offer, name);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    add();
  }
  return (
    <form method="post" action={paths.to("cartOverview", {})} onSubmit={onSubmit}>
      <input type="hidden" name={cartFields.action} value="add" />
      <input type="hidden" name={cartFields.offer} value={offerKey(offer)} />
      <Button type="submit" variant="primary" size={size} wide={wide} aria-disabled={adding || undefined}>
        <Icon name="cart" />
        <span>
          {intl.formatMessage({ id: adding ? "cart.adding" : "cart.add" })}{" "}
          <VisuallyHidden>{intl.formatMessage({ id: "cart.add.detail" }, { name, shop })}</VisuallyHidden>
        </span>
      </Button>
    </form>
  );
}
