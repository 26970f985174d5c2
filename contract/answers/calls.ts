import type * as addresses from "../addresses";
import type * as assistant from "../assistant";
import type * as blog from "../blog";
import type * as business from "../business";
import type { Call } from "../call";
import type * as carts from "../carts";
import type * as categories from "../categories";
import type * as checkout from "../checkout";
import type * as clicks from "../clicks";
import type * as consent from "../consent";
import type * as contact from "../contact";
import type * as content from "../content";
import type * as desk from "../desk";
import type * as discounts from "../discounts";
import type * as feedCheck from "../feed-check";
import type * as graphql from "../graphql";
import type * as notices from "../notices";
import type * as notifications from "../notifications";
import type * as orderReviews from "../order-reviews";
import type * as orders from "../orders";
import type * as payments from "../payments";
import type * as pictureSearch from "../picture-search";
import type * as preferences from "../preferences";
import type * as prices from "../prices";
import type * as products from "../products";
import type * as profile from "../profile";
import type * as recommendations from "../recommendations";
import type * as returns from "../returns";
import type * as reviews from "../reviews";
import type * as search from "../search";
import type * as sellers from "../sellers";
import type * as shops from "../shops";
import type * as site from "../site";
import type * as stockAlerts from "../stock-alerts";
import type * as wish from "../wish";

type Exports = typeof addresses &
  typeof assistant &
  typeof blog &
  typeof business &
  typeof carts &
  typeof categories &
  typeof checkout &
  typeof contact &
  typeof clicks &
  typeof consent &
  typeof content &
  typeof desk &
  typeof discounts &
  typeof feedCheck &
  typeof graphql &
  typeof notices &
  typeof notifications &
  typeof orderReviews &
  typeof orders &
  typeof payments &
  typeof pictureSearch &
  typeof preferences &
  typeof prices &
  typeof products &
  typeof profile &
  typeof recommendations &
  typeof returns &
  typeof reviews &
  typeof search &
  typeof sellers &
  typeof shops &
  typeof site &
  typeof stockAlerts &
  typeof wish;

/** Names of all calls of the contract, and their answers. */
export type CallName = {
  [Name in keyof Exports]: Exports[Name] extends Pick<Call, "service" | "method" | "path"> ? Name : never;
}[keyof Exports];
export type AnswerOf<Name extends CallName> = NonNullable<Exports[Name]["output"]>;
