import { useIntl } from "react-intl";
import { isOrderable } from "#contract/offer-rules";
import type { Offer } from "#contract/products";
import { formatCents, formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { deliveryText } from "./delivery-text";
import { shopAddress } from "./offers";

/** The link to the shop. Renders nothing when the offer cannot be ordered or has no address. */
export function ToShop({ offer, size, wide }: { offer: Offer; size?: "large" | "small"; wide?: boolean }) {
  const intl = useIntl();
  const address = shopAddress(offer);
  if (!address || !isOrderable(offer)) return null;
  return (
    <ButtonLink
      variant="primary"
      size={size}
      wide={wide}
      href={address}
      target="_blank"
      rel="nofollow sponsored noopener"
    >
      <span>
        {intl.formatMessage({ id: "product.toShop" })}{" "}
        <VisuallyHidden>
          {intl.formatMessage({ id: "product.toShop.detail" }, { shop: offer.shop.name })}
        </VisuallyHidden>
      </span>
      <Icon name="external" />
    </ButtonLink>
  );
}

export function ConditionBadge({ offer }: { offer: Offer }) {
  const intl = useIntl();
  if (offer.condition === "new") return null;
  return <Badge>{intl.formatMessage({ id: `product.condition.${offer.condition}` })}</Badge>;
}

/** The seller's name, linked to its page on this site when it has one. */
export function ShopName({ shop: { website, name } }: Pick<Offer, "shop">) {
  const paths = usePaths();
  return website ? <a href={paths.shop(website)}>{name}</a> : <span>{name}</span>;
}

/** `gratis`, the shipping cost, or that the shop does not state it. */
export function ShippingCost({ offer: { shipping } }: { offer: Offer }) {
  const intl = useIntl();
  if (shipping === null) return <>{intl.formatMessage({ id: "product.shipping.unknown" })}</>;
  return <>{shipping === 0 ? intl.formatMessage({ id: "product.shipping.none" }) : formatCents(shipping)}</>;
}

/** The shipping cost as a complete sentence. */
export function ShippingSentence({ offer: { shipping } }: { offer: Offer }) {
  const intl = useIntl();
  if (shipping === null) return <>{intl.formatMessage({ id: "product.offers.shippingUnknown" })}</>;
  if (shipping === 0) return <>{intl.formatMessage({ id: "product.shipping.free" })}</>;
  return <>{intl.formatMessage({ id: "product.offers.including" }, { shipping: formatCents(shipping) })}</>;
}

/** When it will be delivered, or why not soon. */
export function DeliveryPromise({ offer }: { offer: Offer }) {
  const intl = useIntl();
  const promise = deliveryText(intl, offer.delivery);
  if (offer.availability === "in_stock") return <>{promise ?? intl.formatMessage({ id: "product.stock.in_stock" })}</>;
  const stock = intl.formatMessage({ id: `product.stock.${offer.availability}` });
  return <>{promise && isOrderable(offer) ? `${stock}. ${promise}` : stock}</>;
}

/** The age of the price; relevant once it `isStale`. */
export function CheckedAt({ offer }: { offer: Offer }) {
  const intl = useIntl();
  return <>{intl.formatMessage({ id: "product.checkedAt" }, { date: formatDate(offer.checkedAt) })}</>;
}
