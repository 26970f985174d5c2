import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import { Screen } from "~/ui/screen";
import { MOST_NUMBER, type NotFoundOrder, trackFields } from "./track-fields";

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
        <TextInput
          name={trackFields.number}
          label={text({ id: "track.number" })}
          hint={text({ id: "track.number.hint" })}
          defaultValue={outcome?.typed.number ?? ""}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MOST_NUMBER}
          width="medium"
          required
        />
        <TextInput
          name={trackFields.email}
          label={text({ id: "track.email" })}
          format={text({ id: "track.email.wrong" })}
          defaultValue={outcome?.typed.email ?? ""}
          type="email"
          autoComplete="email"
          maxLength={LENGTHS.email}
          required
        />
        <FormActions submit={text({ id: "track.find" })} />
      </PostedForm>
    </Screen>
  );
}
