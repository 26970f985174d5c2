import { useMatches } from "@remix-run/react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { handlesOf } from "~/seo/meta-from";
import { Breadcrumb } from "./breadcrumb";

/** The breadcrumb of a page in a layout: a step for each handle with a title. */
export function PageTrail() {
  const { formatMessage } = useIntl();
  const paths = usePaths();
  const steps = handlesOf(useMatches()).flatMap(({ title, home }) => (title ? [{ title, home }] : []));
  const items = steps.map(({ title, home }, index) => {
    // The last step is the current page.
    const url = home && index < steps.length - 1 ? paths.to(home, {} as never) : undefined;
    return { text: formatMessage({ id: title }), url };
  });
  return <Breadcrumb items={items} />;
}
