import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { IdentityClaims } from "#contract/identity";
import type { Profile } from "#contract/profile";
import { usePaths } from "~/paths-context";
import { heldClaims } from "~/stores/session/held";
import { signIn } from "~/stores/session/session";
import { Button, ButtonLink } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import { NeedsScript } from "../profile/account-page";
import { BusinessStatusCard } from "../profile/business-status";
import { useAccount } from "../profile/use-account";
import { BusinessForm } from "./business-form";
import type { Kind } from "./kind";
import { PrivateForm } from "./private-form";
import styles from "./register-screen.module.css";
import { Steps } from "./steps";

/** What comes next for this visitor: an account at the provider, the form, or what has become of it. */
export function SignupFlow({ kind }: { kind: Kind }) {
  const intl = useIntl();
  const account = useAccount();
  const claims = heldClaims.use((held) => held);
  const isSignedIn = account.state === "signup" || account.state === "ready";
  const isDone = account.state === "ready" && (kind === "prive" || account.profile.business !== null);
  return (
    <section className={styles.flow} aria-label={intl.formatMessage({ id: `register.${kind}` })}>
      <Steps kind={kind} at={isDone ? 2 : isSignedIn ? 1 : 0} />
      <NeedsScript />
      {account.state === "unknown" && <Skeleton rows={2} label={intl.formatMessage({ id: "account.loading" })} />}
      {account.state === "failed" && <LoadFailed onRetry={account.retry} />}
      {account.state === "anonymous" && <Begin kind={kind} />}
      {account.state === "signup" && <SignupForm kind={kind} claims={claims} />}
      {account.state === "ready" && <AfterSignup kind={kind} profile={account.profile} />}
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
        <Button variant="primary" size="large" onClick={() => void signIn({ screen: "signup", returnTo })}>
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
  if (profile.business) {
    return (
      <Done>
        <BusinessStatusCard business={profile.business} />
      </Done>
    );
  }
  // Somebody with a private account may ask for a business one.
  if (kind === "zakelijk") return <BusinessForm known={profile} owner={profile.sub} profile={profile} />;
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
      <p>{intl.formatMessage({ id: "register.done.text" })}</p>
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
