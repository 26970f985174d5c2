import { useIntl } from "react-intl";
import { Notice } from "~/ui/notice";
import { AdultQuestion } from "./adult-question";

interface HiddenNoticeProps {
  /** Everything is hidden. */
  all?: boolean;
  what?: "products" | "categories";
}

/** AD-05: says that something is hidden because it is for adults, and how to show it. */
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
