import { accountHandle } from "~/features/profile/account-pages";
import { RecentProductsScreen } from "~/features/recently-viewed/recent-products-screen";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profileRecentProducts", { open: true });
export const meta = metaByHandle;

export default function RecentProducts() {
  return <RecentProductsScreen />;
}
