import type { IntlShape } from "react-intl";
import type { Call, CallInput } from "#contract/call";
import { browserApi } from "~/api/browser";
import { endImitation } from "~/stores/session/new-user";
import { refreshProfile } from "~/stores/session/session";
import type { SaveResult } from "~/ui/form/use-form";
import { wrongMessages } from "./business-problems";

/** Signs a user up. Unlike other session calls it reads why it was refused, so that the form can mark the fields. */
export async function sendSignup<I extends CallInput, O>(
  call: Call<I, O>,
  input: I,
  intl: IntlShape,
): Promise<SaveResult> {
  const answer = await browserApi().result(call, input);
  if (answer.ok) {
    endImitation();
    await refreshProfile();
    return { saved: true };
  }
  const problems = answer.fields.map((name) => {
    const id = wrongMessages[name];
    return [name, id ? intl.formatMessage({ id }) : ""];
  });
  if (problems.length > 0) return { saved: false, problems: Object.fromEntries(problems) };
  return answer.status === 429
    ? { saved: false, failure: intl.formatMessage({ id: "register.often" }) }
    : { saved: false };
}
