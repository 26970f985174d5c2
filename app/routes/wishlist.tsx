import { InstallOffer } from "~/features/offline/install-offer";
import { accountHandle } from "~/features/profile/account-pages";
import { WishlistScreen } from "~/features/wishlist/wishlist-screen";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("wishlist", { open: true });
export const meta = metaByHandle;

export default function Wishlist() {
  return (
    <>
      <WishlistScreen />
      <InstallOffer />
    </>
  );
}
