import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import { TextInput } from "~/ui/form/inputs";
import { MOST_NUMBER } from "./track-fields";

interface FieldProps {
  name: string;
  typed: string;
  hint?: string;
}

/** What a guest names an order by: its number. */
export function OrderNumberInput({ name, typed }: FieldProps) {
  const text = useIntl().formatMessage;
  return (
    <TextInput
      name={name}
      label={text({ id: "track.number" })}
      hint={text({ id: "track.number.hint" })}
      defaultValue={typed}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MOST_NUMBER}
      width="medium"
      required
    />
  );
}

/** And the address that the order was placed with. */
export function OrderEmailInput({ name, typed, hint }: FieldProps) {
  const text = useIntl().formatMessage;
  return (
    <TextInput
      name={name}
      label={text({ id: "track.email" })}
      format={text({ id: "track.email.wrong" })}
      defaultValue={typed}
      type="email"
      autoComplete="email"
      maxLength={LENGTHS.email}
      required
      {...(hint ? { hint } : {})}
    />
  );
}
