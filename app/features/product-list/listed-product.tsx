import { shownPrice } from "#contract/offer-rules";
import { AddCardToCart } from "~/features/cart/add-card-to-cart";
import { CompareButton } from "~/features/comparison/compare-button";
import { ProductCard, type ProductCardProps } from "~/features/product/product-card";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { useCanBuy } from "~/flags/can-buy";
import { drawnOnce } from "~/ui/drawn-once";

function NewListedProduct(props: Omit<ProductCardProps, "corner" | "tools">) {
  const { id, name, images } = props.product;
  const price = shownPrice(props.product);
  const canBuy = useCanBuy() && price !== null && !props.product.expired;
  return (
    <ProductCard
      {...props}
      corner={<WishlistButton id={id} name={name} price={price} />}
      tools={
        <>
          <CompareButton id={id} name={name} price={price} image={images[0]} />
          {canBuy && <AddCardToCart id={id} name={name} />}
        </>
      }
    />
  );
}

/** A product card with the actions of a list: save, compare and, where the shop sells, add to the cart. */
export const ListedProduct = drawnOnce("product", NewListedProduct);
