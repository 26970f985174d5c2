import { useIntl } from "react-intl";
import { Notice } from "~/ui/notice";
import { AdultQuestion } from "./adult-question";

interface HiddenNoticeProps {
  /** Nothing else is left. */
  all?: boolean;
  what?: "products" | "categories";
}

/** AD-05: something that belongs here is hidden because it is for adults, and how to choose. */
export function HiddenNotice({ all = false, what = "products" }: HiddenNoticeProps) {
  const intl = useIntl();
  const some = what === "products" ? "adult.hidden.some" : "adult.hidden.categories";
  return (
    <Notice>
      <p>{intl.formatMessage({ id: all ? "adult.hidden.all" : some })}</p>
      <AdultQuestion />
    </Notice>
  );
}
