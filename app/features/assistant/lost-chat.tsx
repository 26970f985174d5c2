import type { MouseEvent, ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { openModal } from "~/stores/modals";
import { useSession } from "~/stores/session/session";
import { Notice } from "~/ui/notice";
import type { ChatData } from "./load-chat";
import styles from "./lost-chat.module.css";

/**
 * While the browser asks for a conversation with the visitor's own token. Without JavaScript nobody is signed in, so
 * the answer that the page came with holds.
 */
export function SoughtChat() {
  const intl = useIntl();
  return (
    <>
      <p role="status" className={styles.sought}>
        {intl.formatMessage({ id: "assistant.sought" })}
      </p>
      <div className={styles.unscripted}>
        <GoneChat />
      </div>
    </>
  );
}

/** Why there is no conversation to show. */
export function LostChat({ state, href }: { state: ChatData["state"]; href: string }) {
  const intl = useIntl();
  if (state !== "unreachable") return <GoneChat />;
  return (
    <Notice tone="bad" title={intl.formatMessage({ id: "assistant.unreachable.title" })}>
      <p>{intl.formatMessage({ id: "assistant.unreachable" })}</p>
      <a href={href} data-reload="">
        {intl.formatMessage({ id: "assistant.reload" })}
      </a>
    </Notice>
  );
}

function GoneChat() {
  const intl = useIntl();
  const { status } = useSession();
  return (
    <Notice title={intl.formatMessage({ id: "assistant.gone.title" })}>
      <p>{intl.formatMessage({ id: "assistant.gone" })}</p>
      {status !== "signed-in" && (
        <p>
          {intl.formatMessage({ id: "assistant.gone.signIn" }, { link: (chunks) => <SignInLink>{chunks}</SignInLink> })}
        </p>
      )}
    </Notice>
  );
}

/** Signing in comes back to this page; without JavaScript the link leads to the account page. */
function SignInLink({ children }: { children: ReactNode }) {
  const paths = usePaths();
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openModal("login");
  }
  return (
    <a href={paths.to("profile", {})} onClick={follow}>
      {children}
    </a>
  );
}
