import type { Offer } from "#contract/products";
import { ToShop } from "~/features/product/offer-parts";
import { useCanBuy } from "~/flags/can-buy";
import { AddToCart } from "./add-to-cart";

interface OrderButtonProps {
  offer: Offer;
  product: { id: string; name: string };
  size?: "large" | "small";
  wide?: boolean;
}

/** PD-12: puts an offer into the cart where it is sold here; otherwise leads to the shop. */
export function OrderButton({ offer, product, size, wide }: OrderButtonProps) {
  const canBuy = useCanBuy();
  const { shop, merchantProductId, sellable } = offer;
  if (!canBuy || !sellable) return <ToShop offer={offer} size={size} wide={wide} />;
  const chosen = { product: product.id, sid: shop.id, spid: merchantProductId };
  return <AddToCart offer={chosen} name={product.name} shop={shop.name} size={size} wide={wide} />;
}
