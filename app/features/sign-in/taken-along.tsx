import { useIntl } from "react-intl";
import { useTakenAlong } from "~/stores/session/session";

const words = {
  busy: "register.done.taking",
  done: "register.done.taken",
  failed: "register.done.notTaken",
} as const;

/** What became of what this browser kept; nothing when it kept nothing. */
export function TakenAlong() {
  const intl = useIntl();
  const state = useTakenAlong();
  return state === "none" ? null : <p>{intl.formatMessage({ id: words[state] })}</p>;
}
