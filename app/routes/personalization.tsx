import { accountHandle } from "~/features/profile/account-pages";
import { Personalization } from "~/features/profile/personalization";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profilePersonalization");
export const meta = metaByHandle;

export default function PersonalizationPage() {
  return <Personalization />;
}
