import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { IdentityClaims } from "#contract/identity";
import type { Profile } from "#contract/profile";
import { usePaths } from "~/paths-context";
import { session, signIn } from "~/stores/session/session";
import { Button, ButtonLink } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import { NeedsScript } from "../profile/account-page";
import { BusinessStatusCard } from "../profile/business-status";
import { useAccount } from "../profile/use-account";
import { TakenAlong } from "../sign-in/taken-along";
import { BusinessForm } from "./business-form";
import { accountKindOf, type Kind } from "./kind";
import { mayApply } from "./may-apply";
import { PrivateForm } from "./private-form";
import styles from "./register-screen.module.css";
import { Steps } from "./steps";

/** The next step for this visitor: an account at the provider, the form, or the result. */
export function SignupFlow({ kind }: { kind: Kind }) {
  const intl = useIntl();
  const account = useAccount();
  const claims = session.heldClaims.use((held) => held);
  const profile = account.state === "ready" ? account.profile : undefined;
  const business = profile?.business;
  const isSent = Boolean(profile && (kind === "prive" || (business && !mayApply(business))));
  const isDone = isSent && (!business || business.status === "approved");
  const at = isSent ? "ready" : profile || account.state === "signup" ? "details" : "account";
  // The result replaces the form, so it takes over the focus.
  const hadForm = useRef(false);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent && hadForm.current) result.current?.focus();
    hadForm.current = at === "details";
  }, [isSent, at]);
  return (
    <section className={styles.flow} aria-label={intl.formatMessage({ id: `register.${kind}` })}>
      <Steps kind={kind} at={at} done={isDone} incomplete={account.state === "signup"} />
      <NeedsScript />
      {account.state === "unknown" && <Skeleton rows={2} label={intl.formatMessage({ id: "account.loading" })} />}
      {account.state === "failed" && <LoadFailed onRetry={account.retry} />}
      {account.state === "anonymous" && <Begin kind={kind} />}
      {account.state === "signup" && <SignupForm kind={kind} claims={claims} />}
      {profile && (
        <div className={styles.result} ref={result} tabIndex={-1}>
          <AfterSignup kind={kind} profile={profile} />
        </div>
      )}
    </section>
  );
}

function Begin({ kind }: { kind: Kind }) {
  const intl = useIntl();
  const returnTo = usePaths().to("register", {}, { type: kind });
  return (
    <>
      <p>{intl.formatMessage({ id: "register.begin" })}</p>
      <div className={styles.doing}>
        <Button
          variant="primary"
          size="large"
          onClick={() => void signIn({ screen: "signup", kind: accountKindOf[kind], returnTo })}
        >
          {intl.formatMessage({ id: "register.begin.button" })}
        </Button>
        <Button size="large" onClick={() => void signIn({ returnTo })}>
          {intl.formatMessage({ id: "register.begin.signIn" })}
        </Button>
      </div>
    </>
  );
}

function SignupForm({ kind, claims }: { kind: Kind; claims: IdentityClaims | null }) {
  const intl = useIntl();
  const Fields = kind === "prive" ? PrivateForm : BusinessForm;
  return (
    <>
      <p>{intl.formatMessage({ id: "register.as" }, { email: claims?.email ?? "" })}</p>
      <Fields known={claims ?? {}} owner={claims?.sub ?? ""} />
    </>
  );
}

function AfterSignup({ kind, profile }: { kind: Kind; profile: Profile }) {
  const form = <BusinessForm key={profile.business?.status} known={profile} owner={profile.sub} profile={profile} />;
  // After a refusal, or when an older form asked less, the user may correct the application and send it again.
  if (kind === "zakelijk" && profile.business && mayApply(profile.business)) {
    return (
      <>
        <BusinessStatusCard business={profile.business} />
        {form}
      </>
    );
  }
  if (profile.business) {
    return (
      <Done>
        <BusinessStatusCard business={profile.business} />
      </Done>
    );
  }
  // A user with a private account may apply for a business one.
  if (kind === "zakelijk") return form;
  return (
    <Done>
      <Welcome name={profile.given_name} />
    </Done>
  );
}

function Welcome({ name }: { name: string }) {
  const intl = useIntl();
  return (
    <Notice tone="good" title={intl.formatMessage({ id: "register.done.title" }, { name })}>
      <TakenAlong />
    </Notice>
  );
}

function Done({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <>
      <div role="status">{children}</div>
      <div className={styles.doing}>
        <ButtonLink variant="primary" href={paths.to("profile", {})}>
          {intl.formatMessage({ id: "register.done.account" })}
        </ButtonLink>
        <ButtonLink href={paths.home()}>{intl.formatMessage({ id: "register.done.shop" })}</ButtonLink>
      </div>
    </>
  );
}
