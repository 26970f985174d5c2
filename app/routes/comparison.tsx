import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useIntl } from "react-intl";
import { ComparisonScreen } from "~/features/comparison/comparison-screen";
import { loadComparison } from "~/features/comparison/load-comparison";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/**
 * Without products in its address it reads them from the browser, so it activates without waiting for the first touch.
 */
export const handle: PageHandle = { activate: "now" };

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadComparison(request, context);
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "comparison.title" }), noindex: true });

/** RT-21. */
export default function Comparison() {
  const data = useLoaderData<typeof loader>();
  const { formatMessage } = useIntl();
  return (
    <Container>
      <Breadcrumb items={[{ text: formatMessage({ id: "comparison.title" }) }]} />
      <ComparisonScreen data={data} />
    </Container>
  );
}
