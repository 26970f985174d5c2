import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useRootData } from "~/root-data";
import { isStandaloneOnIos, showInstallPrompt, useCanInstall } from "~/stores/install-prompt";
import { useSession } from "~/stores/session/session";
import { useWishlist } from "~/stores/wishlist";
import { today } from "~/stores/wishlist-items";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/**
 * Offers to install the shop to visitors who come back to what they saved, where their browser can: never on a first
 * visit, and never over the page.
 */
export function InstallOffer() {
  const intl = useIntl();
  const shopName = useRootData()?.site.shopName ?? "";
  const canInstall = useCanInstall();
  const onIos = useOnIos();
  const comesBack = useComesBack();
  if (!comesBack || !(canInstall || onIos)) return null;
  return (
    <Notice title={intl.formatMessage({ id: "offline.install.title" }, { shopName })}>
      <p>{intl.formatMessage({ id: "offline.install.text" })}</p>
      {canInstall ? (
        <Button onClick={() => void showInstallPrompt()}>{intl.formatMessage({ id: "offline.install.button" })}</Button>
      ) : (
        <p>{intl.formatMessage({ id: "offline.install.ios" })}</p>
      )}
    </Notice>
  );
}

/** Signed in, or with products saved on an earlier day. */
function useComesBack(): boolean {
  const items = useWishlist();
  const signedIn = useSession().status === "signed-in";
  return items.length > 0 && (signedIn || items.some(({ date }) => date < today()));
}

function useOnIos(): boolean {
  const [onIos, setOnIos] = useState(false);
  useEffect(() => setOnIos(isStandaloneOnIos() === false), []);
  return onIos;
}
