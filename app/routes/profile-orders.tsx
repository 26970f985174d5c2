import { OrdersScreen } from "~/features/orders/orders-screen";
import { NeedsScript } from "~/features/profile/account-page";
import { accountHandle } from "~/features/profile/account-pages";
import { Orders } from "~/features/profile/orders";
import { metaByHandle } from "~/seo/meta-from";

/** Open, because whoever ordered without an account finds the way to the order here. */
export const handle = accountHandle("profileOrdersAndReturns", { open: true });
export const meta = metaByHandle;

export default function ProfileOrders() {
  return (
    <>
      <NeedsScript />
      <Orders>
        <OrdersScreen />
      </Orders>
    </>
  );
}
