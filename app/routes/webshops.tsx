import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allShops } from "#contract/shops";
import { notFound } from "~/api/problems";
import { apiOf, optional } from "~/api/server";
import { AllShopsScreen } from "~/features/shops/all-shops-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** SH-02: without the list, for any reason, the page is a 404. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await optional(apiOf(context).ask(allShops, {}));
  if (!answer) throw notFound("Not Found");
  return { shops: answer.shops, shopName: context.site.shopName };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    title: intl.formatMessage({ id: "shops.title" }),
    description: intl.formatMessage({ id: "shops.description" }, { shopName: data?.shopName ?? "" }),
  });

export default function Webshops() {
  const { shops } = useLoaderData<typeof loader>();
  return (
    <Container>
      <Breadcrumb items={[{ text: intl.formatMessage({ id: "shops.title" }) }]} />
      <AllShopsScreen shops={shops} />
    </Container>
  );
}
