import type { account } from "./messages/account";
import type { accountEnd } from "./messages/account-end";
import type { assistant } from "./messages/assistant";
import type { blog } from "./messages/blog";
import type { cart } from "./messages/cart";
import type { checkout } from "./messages/checkout";
import type { common } from "./messages/common";
import type { consent } from "./messages/consent";
import type { contact } from "./messages/contact";
import type { desk } from "./messages/desk";
import type { errors } from "./messages/errors";
import type { forms } from "./messages/forms";
import type { home } from "./messages/home";
import type { imageSearch } from "./messages/image-search";
import type { joining } from "./messages/joining";
import type { lists } from "./messages/lists";
import type { notices } from "./messages/notices";
import type { offline } from "./messages/offline";
import type { orders } from "./messages/orders";
import type { product } from "./messages/product";
import type { ranking } from "./messages/ranking";
import type { returns } from "./messages/returns";
import type { reviews } from "./messages/reviews";
import type { search } from "./messages/search";
import type { seo } from "./messages/seo";
import type { shell } from "./messages/shell";
import type { shops } from "./messages/shops";
import type { signIn } from "./messages/sign-in";
import type { signUp } from "./messages/sign-up";
import type { suggestions } from "./messages/suggestions";
import type { support } from "./messages/support";

/** One text: the specification's English as source, and the Dutch that visitors see. Both are ICU messages. */
export interface Text {
  en: string;
  nl: string;
}
/** One area of the shop: message id → text. The file is read during the build, so it must not import at run time. */
export type Texts = Record<string, Text>;

type Areas = typeof account &
  typeof accountEnd &
  typeof assistant &
  typeof blog &
  typeof cart &
  typeof checkout &
  typeof common &
  typeof consent &
  typeof contact &
  typeof desk &
  typeof errors &
  typeof forms &
  typeof home &
  typeof imageSearch &
  typeof joining &
  typeof lists &
  typeof notices &
  typeof offline &
  typeof orders &
  typeof returns &
  typeof product &
  typeof ranking &
  typeof reviews &
  typeof search &
  typeof seo &
  typeof shell &
  typeof shops &
  typeof signIn &
  typeof signUp &
  typeof suggestions &
  typeof support;
export type MessageId = keyof Areas;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
