import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { supportArticle } from "#contract/content";
import { partArticles } from "#contract/support";
import { readForm } from "~/api/read-form.server";
import { apiOf, optional } from "~/api/server";
import { contactFields, isMessageNumber } from "~/features/support/contact-fields";
import { ContactScreen } from "~/features/support/contact-screen";
import { readingOf, renderArticle } from "~/features/support/load-article";
import { type ContactProblem, sendForm } from "~/features/support/send-contact";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

const statuses: Record<ContactProblem["outcome"], number> = { wrong: 422, trapped: 422, often: 429, failed: 502 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.get(contactFields.sent) ?? "";
  const reading = readingOf(context);
  const article = await optional(
    apiOf(context).ask(supportArticle, { params: { id: partArticles.contact }, query: {} }),
  );
  return {
    sent: isMessageNumber(sent) ? sent : "",
    lead: article ? renderArticle(article, reading).html : "",
    canBuy: reading === "marketplace",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const outcome = await sendForm(sent, context, request.headers);
  if (outcome.outcome === "sent")
    return redirect(context.paths.to("contact", {}, { [contactFields.sent]: outcome.id }), 303);
  return json(outcome, { status: statuses[outcome.outcome] });
}

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({
    title: intl.formatMessage({ id: "contact.title" }),
    description: intl.formatMessage({ id: "contact.description" }),
  });

export default function Contact() {
  const { sent, lead, canBuy } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Container narrow>
      <Breadcrumb items={[{ text: intl.formatMessage({ id: "contact.title" }) }]} />
      <ContactScreen sent={sent} outcome={outcome} lead={lead} canBuy={canBuy} />
    </Container>
  );
}
