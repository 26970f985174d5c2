import type { ReactNode } from "react";
import { CardForm } from "~/features/cart/card-form";
import { useCanBuy } from "~/flags/can-buy";
import { Header } from "./header";
import { KeptFooter } from "./kept-footer";
import { KeptTop } from "./kept-top";
import { ModalHost } from "./modal-host";
import { NavigationScroll } from "./navigation-scroll";
import styles from "./page.module.css";
import { PageAnnouncer } from "./page-announcer";
import { PopupHost } from "./popup-host";
import { ScrollToTop } from "./scroll-to-top";
import { SignUpPromptHost } from "./sign-up-prompt-host";
import { Toasts } from "./toasts";

/** What every page contains. */
export function Page({ children }: { children: ReactNode }) {
  const canBuy = useCanBuy();
  return (
    <>
      <KeptTop />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <KeptFooter />
      {canBuy && <CardForm />}
      <ScrollToTop />
      <NavigationScroll />
      <PageAnnouncer />
      <SignUpPromptHost />
      <PopupHost />
      <ModalHost />
      <Toasts />
    </>
  );
}
