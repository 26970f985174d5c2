import { useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { type ChosenOffer, offerKey } from "#contract/offer-key";
import { usePaths } from "~/paths-context";
import { addToCart } from "~/stores/cart";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { CARD_FORM, cartFields } from "./cart-fields";

/** Adds an offer and says so; `name` is the product's. Once at a time. */
function useAdding(offer: ChosenOffer, name: string) {
  const paths = usePaths();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  async function add() {
    if (adding) return;
    setAdding(true);
    const outcome = await addToCart(offer).finally(() => setAdding(false));
    const values = { name };
    if (outcome === "added") {
      const action = { message: "cart.added.show", run: () => navigate(paths.to("cartOverview", {})) } as const;
      notify({ message: "cart.added", values, status: "success", action });
    } else if (outcome === "refused") notify({ message: "cart.refused", values, status: "error" });
    else notify({ message: "cart.failed", values, status: "error", action: { message: "login.tryAgain", run: add } });
  }
  return { adding, add: () => void add() };
}

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

/** The form of all `AddCardToCart` buttons on a page. */
export function CardForm() {
  const paths = usePaths();
  return (
    <form id={CARD_FORM} method="post" action={paths.to("cartOverview", {})} hidden>
      <input type="hidden" name={cartFields.action} value="add" />
    </form>
  );
}
