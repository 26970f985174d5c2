import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ADDRESS_LIMIT } from "#contract/limits";
import type { Profile } from "#contract/profile";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icons/icon";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { AddressCard } from "./address-card";
import { AddressForm } from "./address-form";
import styles from "./addresses.module.css";
import { makeDefault, removeAddress, saveAddress, useAddresses } from "./use-addresses";

const NEW = "new";

/** The address book: a list, or an address form in its place. */
export function AddressesScreen({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const loaded = useAddresses();
  const [editing, setEditing] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  // The list and the form replace each other, so the focus is moved along.
  useEffect(() => {
    if (before.current !== editing) top.current?.focus();
    before.current = editing;
  }, [editing]);
  if (loaded.state === "failed") return <LoadFailed onRetry={loaded.retry} />;
  if (loaded.state !== "ready") return <Skeleton rows={3} label={intl.formatMessage({ id: "account.loading" })} />;
  const { addresses } = loaded.value;
  const add = () => setEditing(NEW);
  if (editing) {
    const address = addresses.find(({ publicId }) => publicId === editing);
    return (
      <div className={styles.editor} ref={top} tabIndex={-1}>
        <h2 className={styles.title}>{intl.formatMessage({ id: address ? "address.change" : "address.new" })}</h2>
        <AddressForm
          key={editing}
          address={address}
          profile={profile}
          isFirst={addresses.every(({ publicId }) => publicId === editing)}
          save={saveAddress}
          onClose={() => setEditing(undefined)}
        />
      </div>
    );
  }
  return (
    <div className={styles.book} ref={top} tabIndex={-1}>
      {addresses.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: "address.empty.title" })}
          text={intl.formatMessage({ id: "address.empty.text" })}
        >
          <Button variant="primary" onClick={add}>
            {intl.formatMessage({ id: "address.add" })}
          </Button>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {addresses.map((address) => (
              <AddressCard
                key={address.publicId}
                address={address}
                onChange={() => setEditing(address.publicId)}
                onRemove={() => {
                  top.current?.focus(); // the button disappears with its address
                  void removeAddress(address);
                }}
                onDefault={() => void makeDefault(address)}
              />
            ))}
          </ul>
          {addresses.length < ADDRESS_LIMIT ? (
            <Button variant="primary" className={styles.add} onClick={add}>
              <Icon name="plus" />
              {intl.formatMessage({ id: "address.add" })}
            </Button>
          ) : (
            <p className={styles.full}>{intl.formatMessage({ id: "address.full" }, { limit: ADDRESS_LIMIT })}</p>
          )}
        </>
      )}
    </div>
  );
}
