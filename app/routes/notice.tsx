import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/api/read-form.server";
import { noticeFields } from "~/features/notices/notice-fields";
import { NoticeScreen } from "~/features/notices/notice-screen";
import { type NoticeOutcome, sendForm } from "~/features/notices/send-notice";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

const MOST_CHARACTERS = 500;
const { kind, page, review } = noticeFields;

/** Links to this page say what the notice is about. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = [kind, page, review].flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value.slice(0, MOST_CHARACTERS)]] : [];
  });
  return { asked: Object.fromEntries(asked) as Record<string, string> };
}

const statuses: Partial<Record<NoticeOutcome["outcome"], number>> = { wrong: 422, often: 429, failed: 502 };

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const outcome = await sendForm(sent, context, request.headers);
  return json(outcome, { status: statuses[outcome.outcome] ?? 200 });
}

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "notices.title" }), noindex: true });

export default function Notice() {
  const { asked } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Container narrow>
      <Breadcrumb items={[{ text: intl.formatMessage({ id: "notices.title" }) }]} />
      <NoticeScreen asked={asked} outcome={outcome} />
    </Container>
  );
}
