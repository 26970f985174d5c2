import { shownPrice } from "#contract/offer-rules";
import { CompareButton } from "~/features/comparison/compare-button";
import { ProductCard, type ProductCardProps } from "~/features/product/product-card";
import { WishlistButton } from "~/features/wishlist/wishlist-button";

/** The card of a product with what a shopper may do with it from a list: save it and compare it. */
export function ListedProduct(props: Omit<ProductCardProps, "corner" | "tools">) {
  const { id, name, images } = props.product;
  const price = shownPrice(props.product);
  return (
    <ProductCard
      {...props}
      corner={<WishlistButton id={id} name={name} price={price} />}
      tools={<CompareButton id={id} name={name} price={price} image={images[0]} />}
    />
  );
}
