import { LENGTHS } from "#contract/lengths";
import { TextInput } from "./inputs";

interface SenderFieldsProps {
  /** Names of the two fields. */
  fields: { name: string; email: string };
  labels: { name: string; email: string; hint?: string; wrong: string };
  typed: Readonly<Record<string, string | undefined>>;
}

/** Who sends a form that needs no account: a name, and an address for the answer. */
export function SenderFields({ fields, labels, typed }: SenderFieldsProps) {
  return (
    <>
      <TextInput
        name={fields.name}
        label={labels.name}
        defaultValue={typed[fields.name]}
        autoComplete="name"
        maxLength={LENGTHS.name}
        required
      />
      <TextInput
        name={fields.email}
        label={labels.email}
        hint={labels.hint}
        format={labels.wrong}
        defaultValue={typed[fields.email]}
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        required
      />
    </>
  );
}
