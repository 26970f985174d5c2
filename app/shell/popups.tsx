import { type ComponentType, lazy } from "react";
import type { MessageId } from "~/i18n/catalogue";
import type { PopupName } from "./popup-names";

interface Popup {
  title: MessageId;
  /** Loaded when it is first opened; a shorter version of its page. */
  Content: ComponentType;
}
const fromProfile = {
  profile: lazy(() => import("~/features/profile/popups/profile-popup").then((m) => ({ default: m.ProfilePopup }))),
  personalInfo: lazy(() =>
    import("~/features/profile/popups/personal-info-popup").then((m) => ({ default: m.PersonalInfoPopup })),
  ),
  orders: lazy(() => import("~/features/profile/popups/orders-popup").then((m) => ({ default: m.OrdersPopup }))),
  bookmarks: lazy(() =>
    import("~/features/profile/popups/bookmarks-popup").then((m) => ({ default: m.BookmarksPopup })),
  ),
  newsletter: lazy(() =>
    import("~/features/profile/popups/newsletter-popup").then((m) => ({ default: m.NewsletterPopup })),
  ),
  menu: lazy(() => import("~/features/profile/popups/menu-popup").then((m) => ({ default: m.MenuPopup }))),
};

/** RT-34: all popups that a hash can open. */
export const popups: Readonly<Record<PopupName, Popup>> = {
  profile: { title: "popups.profile", Content: fromProfile.profile },
  personalInfo: { title: "popups.personalInfo", Content: fromProfile.personalInfo },
  orders: { title: "popups.orders", Content: fromProfile.orders },
  bookmarks: { title: "popups.bookmarks", Content: fromProfile.bookmarks },
  recentProducts: {
    title: "popups.recentProducts",
    Content: lazy(() =>
      import("~/features/recently-viewed/recent-products-popup").then((m) => ({ default: m.RecentProductsPopup })),
    ),
  },
  wishlist: {
    title: "popups.wishlist",
    Content: lazy(() => import("~/features/wishlist/wishlist-popup").then((m) => ({ default: m.WishlistPopup }))),
  },
  cart: {
    title: "popups.cart",
    Content: lazy(() => import("~/features/cart/cart-popup").then((m) => ({ default: m.CartPopup }))),
  },
  assistant: {
    title: "assistant.title",
    Content: lazy(() => import("~/features/assistant/assistant-popup").then((m) => ({ default: m.AssistantPopup }))),
  },
  newsletter: { title: "popups.newsletter", Content: fromProfile.newsletter },
  menu: { title: "popups.menu", Content: fromProfile.menu },
};
