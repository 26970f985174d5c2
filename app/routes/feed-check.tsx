import { type ActionFunctionArgs, json, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { isFormTooLarge, readForm } from "~/api/read-form.server";
import { type CheckOutcome, checkForm } from "~/features/joining/check-form";
import { CheckResult } from "~/features/joining/check-result";
import { FeedForm } from "~/features/joining/feed-form";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";
import { Screen } from "~/ui/screen";

const statuses: Partial<Record<CheckOutcome["outcome"], number>> = { wrong: 422, often: 429, failed: 502 };

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome: CheckOutcome = isFormTooLarge(request)
    ? { outcome: "wrong", problem: "joining.check.large", address: "" }
    : await checkForm(await readForm(request), context, request.headers);
  return json(outcome, { status: statuses[outcome.outcome] ?? 200 });
}

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "joining.check" }), noindex: true });

/** The result follows the form directly: nothing of a check is kept that another address could show. */
export default function FeedCheckPage() {
  const outcome = useActionData<typeof action>();
  const paths = usePaths();
  const isChecked = outcome?.outcome === "checked";
  return (
    <Container>
      <Breadcrumb
        items={[
          { text: intl.formatMessage({ id: "joining.title" }), url: paths.to("business", {}) },
          { text: intl.formatMessage({ id: "joining.check" }) },
        ]}
      />
      <Screen>
        <h1>{intl.formatMessage({ id: "joining.check" })}</h1>
        {isChecked ? (
          <CheckResult result={outcome.result} />
        ) : (
          <p>{intl.formatMessage({ id: "joining.check.lead" })}</p>
        )}
        {isChecked && <h2>{intl.formatMessage({ id: "joining.check.again" })}</h2>}
        {outcome && !isChecked ? (
          <FeedForm address={outcome.address} problem={intl.formatMessage({ id: outcome.problem })} />
        ) : (
          <FeedForm />
        )}
      </Screen>
    </Container>
  );
}
