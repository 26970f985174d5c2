import { accountHandle } from "~/features/profile/account-pages";
import { NewsletterPanel } from "~/features/profile/newsletter-form";
import { useProfile } from "~/features/profile/use-profile";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profileNewsletter");
export const meta = metaByHandle;

export default function Newsletter() {
  return <NewsletterPanel profile={useProfile()} />;
}
