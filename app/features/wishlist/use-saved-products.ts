import { useMemo } from "react";
import { useWishlist, useWishlistKnown } from "~/stores/wishlist";
import { loadWishlistDetails, useWishlistDetails } from "~/stores/wishlist-details";
import { joinDetails, type SavedProduct } from "./saved-products";

export interface SavedProducts {
  /** Whether the list itself is known. */
  known: boolean;
  saved: SavedProduct[];
  failed: boolean;
  retry: () => void;
}

/** The saved products; loads their details. */
export function useSavedProducts(): SavedProducts {
  const items = useWishlist();
  const known = useWishlistKnown();
  const { products, state } = useWishlistDetails();
  const saved = useMemo(() => joinDetails(items, products), [items, products]);
  return { known, saved, failed: state === "failed", retry: () => void loadWishlistDetails(items) };
}
