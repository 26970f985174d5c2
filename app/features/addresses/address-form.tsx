import { useIntl } from "react-intl";
import type { DeliveryAddress, DeliveryAddressUpdate } from "#contract/addresses";
import { isPhoneNumber } from "#contract/business-ids";
import { LENGTHS } from "#contract/lengths";
import type { Profile } from "#contract/profile";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/form/choices";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { textOf, useForm } from "~/ui/form/use-form";
import { AddressFields } from "./address-fields";
import { addressLines, addressProblems, postalAddressOf, updateOf } from "./address-rules";

interface AddressFormProps {
  /** The address to edit; a new one when absent. */
  address?: DeliveryAddress | undefined;
  /** The owner's profile. */
  profile: Profile;
  /** The first address is always the default one. */
  isFirst: boolean;
  save: (update: DeliveryAddressUpdate) => Promise<boolean>;
  onClose: () => void;
}

export function AddressForm({ address, profile, isFirst, save, onClose }: AddressFormProps) {
  const intl = useIntl();
  const state = useForm({
    draft: `address.${profile.sub}.${address?.publicId ?? "new"}`,
    check(data) {
      const problems = addressProblems(postalAddressOf(data));
      const said = Object.entries(problems).map(([name, id]) => [name, intl.formatMessage({ id })]);
      const phone = textOf(data, "phone");
      if (phone && !isPhoneNumber(phone)) said.push(["phone", intl.formatMessage({ id: "account.phone.wrong" })]);
      return Object.fromEntries(said);
    },
    async save(data) {
      const update = updateOf(data, address?.publicId);
      const kept = await save(isFirst ? { ...update, default: true } : update);
      if (!kept) return { saved: false };
      notify({ message: "address.saved", status: "success" });
      onClose();
      return { saved: true };
    },
  });
  function cancel() {
    state.discard();
    onClose();
  }
  const title = intl.formatMessage({ id: address ? "address.change" : "address.new" });
  // A name equal to the street was not chosen by the user, so it changes with the street.
  const givenName = address && address.name !== addressLines(address.data)[0] ? address.name : "";
  return (
    <Form state={state} label={title}>
      <TextInput
        name="recipient"
        label={intl.formatMessage({ id: "address.recipient" })}
        defaultValue={address?.data.recipient ?? `${profile.given_name} ${profile.family_name}`.trim()}
        autoComplete="shipping name"
        maxLength={LENGTHS.recipient}
        required
      />
      <AddressFields address={address?.data} />
      <TextInput
        name="phone"
        label={intl.formatMessage({ id: "account.phone" })}
        hint={intl.formatMessage({ id: "address.phone.hint" })}
        defaultValue={address?.data.phone ?? ""}
        type="tel"
        autoComplete="shipping tel"
        inputMode="tel"
        maxLength={LENGTHS.phone}
        width="medium"
        optional
      />
      <TextInput
        name="name"
        label={intl.formatMessage({ id: "address.name" })}
        hint={intl.formatMessage({ id: "address.name.hint" })}
        defaultValue={givenName}
        autoComplete="off"
        maxLength={LENGTHS.addressName}
        width="medium"
        optional
      />
      {!isFirst && (
        <Checkbox
          name="default"
          value="1"
          label={intl.formatMessage({ id: "address.default.make" })}
          defaultChecked={address?.default ?? false}
        />
      )}
      <FormActions submit={intl.formatMessage({ id: "address.save" })}>
        <Button onClick={cancel}>{intl.formatMessage({ id: "account.cancel" })}</Button>
      </FormActions>
    </Form>
  );
}
