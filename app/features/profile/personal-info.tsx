import { useState } from "react";
import { useIntl } from "react-intl";
import { isPhoneNumber, normalisePhone } from "#contract/business-ids";
import { LENGTHS } from "#contract/lengths";
import { exportUserData, type Profile, setUserData } from "#contract/profile";
import { useRootData } from "~/root-data";
import { openModal } from "~/stores/modals";
import { askAsUser } from "~/stores/session/session";
import { notify } from "~/stores/toasts";
import { Button, ButtonLink } from "~/ui/button";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { textOf, useForm } from "~/ui/form/use-form";
import { SectionHeading } from "~/ui/section-heading";
import { downloadJson } from "./download-json";
import { BirthField, NameFields } from "./name-fields";
import { birthOf, birthProblem, localToday } from "./names-and-birth";
import styles from "./panel.module.css";
import { type AnyProfile, profileBody } from "./profile-body";

/** PF-03: the profile fields that the user can edit. */
export function PersonalInfo({ profile }: { profile: Profile }) {
  return (
    <>
      <PersonalInfoForm profile={profile} />
      <Security />
      <YourData profile={profile} />
    </>
  );
}

function PersonalInfoForm({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const state = useForm({
    draft: `info.${profile.sub}`,
    check: (data) => ({ ...birthProblem(data, localToday(), intl), ...phoneProblem(data) }),
    async save(data) {
      const answer = await askAsUser(setUserData, { body: profileBody(infoOf(data)) });
      if (!answer) return { saved: false };
      notify({ message: "account.saved", status: "success" });
      return { saved: true };
    },
  });
  function phoneProblem(data: FormData): Record<string, string> {
    const phone = textOf(data, "phone");
    return phone === "" || isPhoneNumber(phone) ? {} : { phone: intl.formatMessage({ id: "account.phone.wrong" }) };
  }
  return (
    <div className={styles.panel}>
      <Form state={state} label={intl.formatMessage({ id: "account.info" })}>
        <NameFields names={profile} />
        <div className={styles.fixed}>
          <p className={styles.term}>{intl.formatMessage({ id: "account.email" })}</p>
          <p className={styles.value}>{profile.email}</p>
          <p className={styles.hint}>{intl.formatMessage({ id: "account.email.hint" })}</p>
        </div>
        <TextInput
          name="phone"
          label={intl.formatMessage({ id: "account.phone" })}
          hint={intl.formatMessage({ id: "account.phone.hint" })}
          defaultValue={profile.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={LENGTHS.phone}
          width="medium"
          optional
        />
        <BirthField date={profile.dateOfBirth} />
        <FormActions submit={intl.formatMessage({ id: "form.save" })} />
      </Form>
    </div>
  );
}

/** Links to the embedded identity provider's pages for its data; an external provider has its own address for that. */
function Security() {
  const intl = useIntl();
  const authority = useRootData()?.identity.authority ?? "";
  if (!authority.startsWith("/")) return null;
  return (
    <section className={styles.section}>
      <SectionHeading
        title={intl.formatMessage({ id: "account.security.title" })}
        hint={intl.formatMessage({ id: "account.security.text" })}
      />
      <div className={styles.actions}>
        <ButtonLink href={`${authority}/account`}>{intl.formatMessage({ id: "account.security.open" })}</ButtonLink>
      </div>
    </section>
  );
}

function infoOf(data: FormData): AnyProfile {
  return {
    given_name: textOf(data, "given_name"),
    family_name: textOf(data, "family_name"),
    phone: normalisePhone(textOf(data, "phone")),
    dateOfBirth: birthOf(data),
  };
}

/** Download of all stored data, and account deletion. */
function YourData({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  async function download() {
    if (busy) return;
    setBusy(true);
    const data = await askAsUser(exportUserData, {}).catch(() => null);
    setBusy(false);
    if (data) downloadJson(data, intl.formatMessage({ id: "account.data.file" }, { date: localToday() }));
    else notify({ message: "account.data.failed", status: "error" });
  }
  return (
    <section className={styles.section}>
      <SectionHeading
        title={intl.formatMessage({ id: "account.data.title" })}
        hint={intl.formatMessage({ id: "account.data.text" })}
      />
      <div className={styles.actions}>
        <Button onClick={() => void download()} aria-disabled={busy || undefined}>
          {intl.formatMessage({ id: "account.data.download" })}
        </Button>
        {!profile.deletionAt && (
          <Button className={styles.danger} onClick={() => openModal("deleteUser")}>
            {intl.formatMessage({ id: "account.delete" })}
          </Button>
        )}
      </div>
    </section>
  );
}
