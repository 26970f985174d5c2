import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { completeSignIn } from "~/stores/session/complete-sign-in";
import { session, signIn } from "~/stores/session/session";
import { Button, ButtonLink } from "~/ui/button";
import styles from "./sign-in.module.css";

type Problem = "unreachable" | "unusable";

/** RT-31: the identity provider's return page. Redirects automatically; stays only on an error. */
export function ReturnScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const paths = usePaths();
  const [problem, setProblem] = useState<Problem>();
  const begun = useRef(false);
  const complete = useCallback(async () => {
    setProblem(undefined);
    const completion = await completeSignIn(session, window.location.href, { onSignedIn });
    if ("problem" in completion) setProblem(completion.problem);
    else {
      const business = completion.next && paths.to("register", {}, { type: "zakelijk" });
      navigate(business ?? completion.to, { replace: true });
    }
  }, [navigate, onSignedIn, paths]);
  useEffect(() => {
    if (begun.current) return; // a code can be used once
    begun.current = true;
    void complete();
  }, [complete]);
  if (problem) return <ReturnProblem problem={problem} onRetry={complete} />;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{intl.formatMessage({ id: "login.return.title" })}</h1>
      <progress className={styles.bar} aria-label={intl.formatMessage({ id: "login.return.title" })} />
      <noscript>
        <p className={styles.text}>{intl.formatMessage({ id: "login.return.noScript" })}</p>
      </noscript>
    </div>
  );
}

function ReturnProblem({ problem, onRetry }: { problem: Problem; onRetry: () => Promise<void> }) {
  const intl = useIntl();
  const again = () => (problem === "unreachable" ? void onRetry() : void signIn({ returnTo: "/" }));
  return (
    <div className={styles.screen} role="alert">
      <h1 className={styles.title}>{intl.formatMessage({ id: "login.return.failed" })}</h1>
      <p className={styles.text}>
        {intl.formatMessage({ id: problem === "unreachable" ? "login.return.unreachable" : "login.return.unusable" })}
      </p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={again}>
          {intl.formatMessage({ id: "login.tryAgain" })}
        </Button>
        <ButtonLink href="/">{intl.formatMessage({ id: "errors.home" })}</ButtonLink>
      </p>
    </div>
  );
}
