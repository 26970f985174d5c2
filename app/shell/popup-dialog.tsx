import { Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Dialog } from "~/ui/dialog";
import styles from "./popup-host.module.css";
import type { PopupName } from "./popup-names";
import { popups } from "./popups";
import type { usePopup } from "./use-popup";

/** The popup that is open, in its dialog. */
export function PopupDialog({ popup, close }: ReturnType<typeof usePopup>) {
  const intl = useIntl();
  const [last, setLast] = useState<PopupName>("profile");
  useEffect(() => {
    if (popup) setLast(popup); // keep the title while it closes
  }, [popup]);
  const { title, Content } = popups[popup ?? last];
  return (
    <Dialog open={popup !== undefined} onClose={close} title={intl.formatMessage({ id: title })} shape="side">
      <Suspense fallback={<p className={styles.loading}>{intl.formatMessage({ id: "popups.loading" })}</p>}>
        <Content />
      </Suspense>
    </Dialog>
  );
}
