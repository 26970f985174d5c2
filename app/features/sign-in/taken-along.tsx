import { useIntl } from "react-intl";
import { useTakenAlong } from "~/stores/session/session";

const words = {
  busy: "register.done.taking",
  done: "register.done.taken",
  failed: "register.done.notTaken",
} as const;

/** The outcome of moving this browser's data to the account; nothing when there was none. */
export function TakenAlong() {
  const intl = useIntl();
  const state = useTakenAlong();
  return state === "none" ? null : <p>{intl.formatMessage({ id: words[state] })}</p>;
}
