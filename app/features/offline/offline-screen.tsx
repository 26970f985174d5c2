import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { OFFLINE_PATH, WANTED_PARAMETER } from "~/browser/offline-names";
import { safePath } from "~/browser/safe-path";
import { lastSeen } from "~/stores/last-seen";
import { ButtonLink } from "~/ui/button";
import styles from "./offline-screen.module.css";
import { SeenList } from "./seen-list";
import { seenAt, seenIn } from "./seen-products";
import { useOnlineAgain } from "./use-online-again";

/**
 * RT-12, PW-02: stands in for every page that cannot be reached, and shows what this browser has seen. Makes no
 * requests: the server renders it without products, and the browser adds its own.
 */
export function OfflineScreen() {
  const intl = useIntl();
  const online = useOnlineAgain();
  const wanted = useWanted();
  const seen = lastSeen.use((value) => value);
  const asked = seenAt(seen, wanted);
  const lists = [
    { title: "offline.wanted", products: asked },
    { title: "offline.viewed", products: seenIn(seen, seen.viewed) },
    { title: "offline.wishlist", products: seenIn(seen, seen.wishlist) },
    { title: "offline.compared", products: seenIn(seen, seen.compared) },
  ] as const;
  const some = lists.some(({ products }) => products.length > 0);
  const onward = wanted === undefined ? "errors.home" : "offline.goOn";
  const button = online ? onward : "errors.retry";
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        {!some && <img className={styles.drawing} src="/drawings/offline.svg" alt="" width={320} height={240} />}
        <h1>{intl.formatMessage({ id: online ? "offline.back" : "offline.title" })}</h1>
        <p className={styles.text} role="status">
          {intl.formatMessage({ id: online ? "offline.back.text" : "offline.text" })}
        </p>
        <ButtonLink variant="primary" href={wanted ?? "/"} data-reload="">
          {intl.formatMessage({ id: button })}
        </ButtonLink>
        <p className={styles.text}>{intl.formatMessage({ id: some ? "offline.mayDiffer" : "offline.nothing" })}</p>
      </div>
      {lists.map(({ title, products }) => (
        <SeenList key={title} title={intl.formatMessage({ id: title })} products={products} />
      ))}
    </div>
  );
}

/** The page that the visitor asked for; undefined when they asked for this one, and while hydrating. */
function useWanted(): string | undefined {
  const { search } = useLocation();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const path = safePath(new URLSearchParams(search).get(WANTED_PARAMETER));
    setWanted(path?.startsWith(OFFLINE_PATH) ? undefined : path);
  }, [search]);
  return wanted;
}
