import { accountHandle } from "~/features/profile/account-pages";
import { PersonalInfo } from "~/features/profile/personal-info";
import { useProfile } from "~/features/profile/use-profile";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profilePersonalInfo");
export const meta = metaByHandle;

export default function PersonalInfoPage() {
  return <PersonalInfo profile={useProfile()} />;
}
