import { shownPrice } from "#contract/offer-rules";
import { CompareButton } from "~/features/comparison/compare-button";
import { ProductCard, type ProductCardProps } from "~/features/product/product-card";
import { WishlistButton } from "~/features/wishlist/wishlist-button";

/** A product card with the actions of a list: save and compare. */
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
