import { useIntl } from "react-intl";
import { Button } from "./button";
import { Notice } from "./notice";

/** Says that loading failed, with a retry button. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <div role="alert">
      <Notice tone="bad" title={intl.formatMessage({ id: "account.failed.title" })}>
        <p>{intl.formatMessage({ id: "account.failed.text" })}</p>
        <Button onClick={onRetry}>{intl.formatMessage({ id: "account.failed.retry" })}</Button>
      </Notice>
    </div>
  );
}
