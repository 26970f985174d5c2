import { accountHandle } from "~/features/profile/account-pages";
import { Orders } from "~/features/profile/orders";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profileOrdersAndReturns");
export const meta = metaByHandle;

export default function ProfileOrders() {
  return <Orders />;
}
