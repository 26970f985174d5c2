import { useIntl } from "react-intl";
import { FormActions } from "~/ui/form/form-actions";
import { PostedForm } from "~/ui/form/posted-form";
import { Screen } from "~/ui/screen";
import { OrderEmailInput, OrderNumberInput } from "./guest-fields";
import { type NotFoundOrder, trackFields } from "./track-fields";

/** “Bestelling volgen”: the form with which a guest finds an order. */
export function TrackScreen({ outcome }: { outcome: NotFoundOrder | undefined }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const said = Object.entries(outcome?.problems ?? {}).flatMap(([name, id]) => (id ? [[name, text({ id })]] : []));
  const failure = outcome && outcome.outcome !== "wrong" ? text({ id: `track.${outcome.outcome}` }) : "";
  return (
    <Screen>
      <h1>{text({ id: "track.title" })}</h1>
      <p>{text({ id: "track.text" })}</p>
      <PostedForm
        problems={Object.fromEntries(said)}
        failure={failure}
        label={text({ id: "track.title" })}
        key={JSON.stringify(outcome ?? null)}
      >
        <OrderNumberInput name={trackFields.number} typed={outcome?.typed.number ?? ""} />
        <OrderEmailInput name={trackFields.email} typed={outcome?.typed.email ?? ""} />
        <FormActions submit={text({ id: "track.find" })} />
      </PostedForm>
    </Screen>
  );
}
