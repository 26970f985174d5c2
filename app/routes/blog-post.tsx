import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticleScreen } from "~/features/blog/article-screen";
import { type ArticleData, loadArticle } from "~/features/blog/load-article";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { articleJsonLd, pictureForSharing } from "~/seo/article";
import { JsonLd } from "~/seo/json-ld";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadArticle(context, params.slug ?? "");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return metaFrom(matches)({ noindex: true });
  const { post, path } = data;
  const image = pictureForSharing(post.picture);
  return metaFrom(matches)({
    title: post.title,
    description: post.description,
    path,
    type: "article",
    ...(image ? { image, imageAlt: post.pictureText || post.title } : {}),
  });
};

export default function BlogPost() {
  const data = useLoaderData<typeof loader>() as ArticleData;
  const paths = usePaths();
  const root = useRootData();
  const { post, path } = data;
  const title = intl.formatMessage({ id: "blog.title" });
  const blog = { text: title, url: paths.to("blogs", {}), ignoreExistingQueryString: true };
  return (
    <Container>
      <Breadcrumb items={[blog, { text: post.title }]} />
      <JsonLd
        data={articleJsonLd({ ...post, path }, { origin: root?.origin ?? "", shopName: root?.site.shopName ?? "" })}
      />
      <ArticleScreen data={data} />
    </Container>
  );
}
