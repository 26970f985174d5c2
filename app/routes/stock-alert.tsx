import { type ActionFunctionArgs, json, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { readForm } from "~/api/read-form.server";
import { answerStock, type StockOutcome } from "~/features/stock-alerts/answer-stock-mail";
import { StockAlertScreen } from "~/features/stock-alerts/stock-alert-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Container } from "~/ui/container";

/** Its only button should not wait for the first touch. */
export const handle: PageHandle = { activate: "now" };

const statuses: Partial<Record<StockOutcome["outcome"], number>> = { unknown: 404, wrongAddress: 400, failed: 502 };

/** Opening the page requests and changes nothing; only the buttons do. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const outcome = await answerStock(params.token ?? "", sent, context, request.headers);
  return json(outcome, { status: statuses[outcome.outcome] ?? 200 });
}

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "stock.page.title" }), noindex: true });

export default function StockAlert() {
  const outcome = useActionData<typeof action>();
  return (
    <Container narrow>
      <StockAlertScreen outcome={outcome} />
    </Container>
  );
}
