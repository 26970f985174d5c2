import { AdultSwitch } from "~/features/adult-content/adult-switch";
import { ProfileHome } from "~/features/profile/profile-home";
import { metaByHandle } from "~/seo/meta-from";

/** From the handle of its layout. */
export const meta = metaByHandle;

/** PF-01. */
export default function Profile() {
  return (
    <>
      <ProfileHome />
      <AdultSwitch />
    </>
  );
}
