import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/api/problems";
import { accountHandle } from "~/features/profile/account-pages";
import { Bookmarks } from "~/features/profile/bookmarks";
import { useProfile } from "~/features/profile/use-profile";
import { metaByHandle } from "~/seo/meta-from";

export const handle = accountHandle("profileBookmarks");
export const meta = metaByHandle;

/** RT-19. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.flags.Bookmarks) throw notFound();
  return null;
}

export default function BookmarksPage() {
  return <Bookmarks profile={useProfile()} />;
}
