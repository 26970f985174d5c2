import { AddressesScreen } from "~/features/addresses/addresses-screen";
import { accountHandle } from "~/features/profile/account-pages";
import { useProfile } from "~/features/profile/use-profile";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profileAddresses");
export const meta = metaByHandle;

export default function Addresses() {
  return <AddressesScreen profile={useProfile()} />;
}
