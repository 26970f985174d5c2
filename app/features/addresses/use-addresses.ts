import {
  type DeliveryAddress,
  type DeliveryAddressUpdate,
  deliveryAddresses,
  updateDeliveryAddress,
} from "#contract/addresses";
import { notify } from "~/stores/notifications";
import { askAsUser } from "~/stores/session/session";
import { useLoaded } from "~/ui/use-loaded";
import { changeOf, copyOf } from "./address-rules";

/** PF-10, PF-12: the addresses of who is signed in; every change is answered with all of them. */
export function useAddresses() {
  const { loaded, retry, setValue } = useLoaded(async () => {
    const answer = await askAsUser(deliveryAddresses, {});
    return answer?.addresses ?? null;
  });

  /** Answers whether it was kept. */
  async function send(body: DeliveryAddressUpdate): Promise<boolean> {
    const answer = await askAsUser(updateDeliveryAddress, { body }).catch(() => null);
    if (!answer) return false;
    setValue(answer.addresses);
    return true;
  }
  async function sendOrTell(body: DeliveryAddressUpdate): Promise<boolean> {
    const kept = await send(body);
    const action = { message: "login.tryAgain", run: () => void sendOrTell(body) } as const;
    if (!kept) notify({ message: "address.failed", status: "error", action });
    return kept;
  }
  async function remove(address: DeliveryAddress) {
    if (!(await sendOrTell(changeOf(address, { deleted: true })))) return;
    const putBack = () => void sendOrTell(copyOf(address));
    notify({ message: "address.deleted", status: "success", action: { message: "address.undo", run: putBack } });
  }
  const makeDefault = (address: DeliveryAddress) => sendOrTell(changeOf(address, { default: true }));
  return { loaded, retry, save: send, remove, makeDefault };
}
