import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";
import { type DeskItem, deskKinds } from "#contract/desk";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { NeedsScript } from "../profile/account-page";
import { useAccount } from "../profile/use-account";
import styles from "./desk.module.css";
import { DeskCard } from "./desk-card";
import { useDesk } from "./use-desk";

interface DeskProps {
  /** What a page that does not exist shows. */
  absent: ReactNode;
}

/** What waits for an operator. For everybody else the page does not exist. */
export function DeskScreen({ absent }: DeskProps) {
  const account = useAccount();
  if (account.state === "unknown") return <Loading />;
  return account.state === "ready" ? <Desk absent={absent} /> : absent;
}

function Desk({ absent }: DeskProps) {
  const intl = useIntl();
  const { desk, load, decide } = useDesk();
  const isOpen = desk.state === "ready";
  useEffect(() => {
    if (isOpen) document.title = intl.formatMessage({ id: "desk.title" });
  }, [isOpen, intl]);
  if (desk.state === "loading") return <Loading />;
  if (desk.state === "hidden") return absent;
  if (desk.state === "failed") return <LoadFailed onRetry={() => void load()} />;
  const kinds = deskKinds.filter((kind) => desk.items.some((item) => item.kind === kind));
  return (
    <div className={styles.desk}>
      <h1 className={styles.title}>{intl.formatMessage({ id: "desk.title" })}</h1>
      <p role="status">{intl.formatMessage({ id: "desk.waiting" }, { count: desk.items.length })}</p>
      {kinds.map((kind) => (
        <section key={kind} className={styles.kind} aria-labelledby={`desk-${kind}`}>
          <h2 id={`desk-${kind}`} className={styles.heading}>
            {intl.formatMessage({ id: `desk.kind.${kind}` })}
          </h2>
          <ul className={styles.list}>
            {desk.items
              .filter((item) => item.kind === kind)
              .map((item) => (
                <li key={keyOf(item)}>
                  <DeskCard item={item} onDecide={(word, reason) => decide(item, word, reason)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A decision changes what can be decided next, so its form begins anew. */
const keyOf = ({ id, title, words }: DeskItem): string => [id, title, ...words].join(" ");

function Loading() {
  const intl = useIntl();
  return (
    <>
      <NeedsScript />
      <Skeleton rows={4} label={intl.formatMessage({ id: "account.loading" })} />
    </>
  );
}
