import { Fragment, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Profile } from "#contract/profile";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { DeletionNotice } from "./deletion-notice";
import { SignInPrompt, SignupPrompt } from "./prompts";
import { UnfinishedAccount } from "./unfinished-account";
import { useAccount } from "./use-account";

interface AccountGateProps {
  children: (profile: Profile) => ReactNode;
  /** Rows of the skeleton. */
  rows?: number;
}

/** Shows its content to users with an account, and to others what they need to do first (PF-02). */
export function AccountGate({ children, rows = 4 }: AccountGateProps) {
  const intl = useIntl();
  const account = useAccount();
  if (account.state === "unknown")
    return <Skeleton rows={rows} label={intl.formatMessage({ id: "account.loading" })} />;
  if (account.state === "anonymous") return <SignInPrompt />;
  if (account.state === "signup") {
    return (
      <>
        <SignupPrompt />
        <UnfinishedAccount />
      </>
    );
  }
  if (account.state === "failed") return <LoadFailed onRetry={account.retry} />;
  const { profile } = account;
  return (
    <Fragment key={profile.sub}>
      <DeletionNotice profile={profile} />
      {children(profile)}
    </Fragment>
  );
}
