import {
  type DeliveryAddress,
  type DeliveryAddressUpdate,
  deliveryAddresses,
  updateDeliveryAddress,
} from "#contract/addresses";
import { queries } from "~/queries/browser-queries";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser } from "~/stores/session/session";
import { notify } from "~/stores/toasts";
import { changeOf, copyOf } from "./address-rules";

const mine = question(deliveryAddresses, {}, { ask: askAsUser });

/** PF-10, PF-12: the user's addresses. */
export const useAddresses = () => useQuery(mine);

/** Saves an address; the service answers every change with all addresses. Returns whether it succeeded. */
export async function saveAddress(body: DeliveryAddressUpdate): Promise<boolean> {
  const outcome = await queries.change(mine, {
    apply: (before, answer) => answer ?? before,
    send: () => askAsUser(updateDeliveryAddress, { body }),
  });
  return outcome === "granted";
}
async function saveOrTell(body: DeliveryAddressUpdate): Promise<boolean> {
  const kept = await saveAddress(body);
  const action = { message: "login.tryAgain", run: () => void saveOrTell(body) } as const;
  if (!kept) notify({ message: "address.failed", status: "error", action });
  return kept;
}
export async function removeAddress(address: DeliveryAddress): Promise<void> {
  if (!(await saveOrTell(changeOf(address, { deleted: true })))) return;
  const putBack = () => void saveOrTell(copyOf(address));
  notify({ message: "address.deleted", status: "success", action: { message: "address.undo", run: putBack } });
}
export const makeDefault = (address: DeliveryAddress) => saveOrTell(changeOf(address, { default: true }));
