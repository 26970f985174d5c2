import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answeredTree } from "~/api/category-list";
import { missing } from "~/api/server";
import { AllCategoriesScreen } from "~/features/categories/all-categories-screen";
import { categoryCalls, hidesAdult, visibleTree } from "~/features/categories/category-tree";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

export async function loader({ context }: LoaderFunctionArgs) {
  const tree = await answeredTree(context);
  if (!tree) throw missing(context, categoryCalls(context).list, "Category not found");
  return {
    tree: visibleTree(tree, context.adult),
    someHidden: !context.adult && hidesAdult(tree),
    shopName: context.site.shopName,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    title: intl.formatMessage({ id: "categories.title" }),
    description: intl.formatMessage({ id: "categories.description" }, { shopName: data?.shopName ?? "" }),
  });

export default function AllCategories() {
  const { tree, someHidden } = useLoaderData<typeof loader>();
  const title = intl.formatMessage({ id: "categories.title" });
  return (
    <Container>
      <Breadcrumb items={[{ text: title }]} />
      <AllCategoriesScreen tree={tree} someHidden={someHidden} />
    </Container>
  );
}
