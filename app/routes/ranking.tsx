import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { RankingScreen } from "~/features/search/ranking/ranking-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

export function loader({ context }: LoaderFunctionArgs) {
  return { shopName: context.site.shopName };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    title: intl.formatMessage({ id: "ranking.title" }),
    description: intl.formatMessage({ id: "ranking.description" }, { shopName: data?.shopName ?? "" }),
  });

/** Explains how results are ranked; the same for everyone, so it makes no requests. */
export default function Ranking() {
  return (
    <Container>
      <Breadcrumb items={[{ text: intl.formatMessage({ id: "ranking.title" }) }]} />
      <RankingScreen />
    </Container>
  );
}
