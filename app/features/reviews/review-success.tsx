import { useIntl } from "react-intl";
import { closeModal, useModalOptions } from "~/stores/modals";
import { Button } from "~/ui/button";

/** RT-35: thanks the writer, and says whether others see the review already. */
export function ReviewSuccess() {
  const intl = useIntl();
  const { reason = "reviews.success" } = useModalOptions();
  return (
    <>
      <p>{intl.formatMessage({ id: reason })}</p>
      <p>
        <Button variant="primary" onClick={closeModal}>
          {intl.formatMessage({ id: "reviews.success.close" })}
        </Button>
      </p>
    </>
  );
}
