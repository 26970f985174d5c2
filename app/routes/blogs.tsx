import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlogScreen } from "~/features/blog/blog-screen";
import { loadBlog } from "~/features/blog/load-blog";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { ...(await loadBlog(context, new URL(request.url))), feed: context.paths.to("blogFeed", {}) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  if (!data) return metaFrom(matches)({ noindex: true });
  const { topics, topic, posts, feed } = data;
  const name = topics.find(({ slug }) => slug === topic)?.name;
  const title = intl.formatMessage({ id: "blog.title" });
  const tags = metaFrom(matches)({
    title: name ? `${title}: ${name}` : title,
    description: intl.formatMessage({ id: "blog.intro" }),
    query: new URLSearchParams(topic ? "" : location.search),
    noindex: posts.length === 0,
  });
  return [...tags, { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: feed }];
};

export default function Blogs() {
  const data = useLoaderData<typeof loader>();
  return (
    <Container>
      <Breadcrumb items={[{ text: intl.formatMessage({ id: "blog.title" }) }]} />
      <BlogScreen data={data} />
    </Container>
  );
}
