import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/api/problems";
import { allPosts } from "~/features/blog/load-blog";
import { intl } from "~/i18n/intl";
import { rssXml } from "~/seo/rss";

/** The newest articles for feed readers. */
export async function loader({ context }: LoaderFunctionArgs) {
  const posts = context.flags.Blog ? await allPosts(context) : null;
  if (!posts) throw notFound("Not Found");
  const { paths, site, origin } = context;
  const xml = rssXml(
    {
      origin: site.baseUrl || origin,
      title: `${intl.formatMessage({ id: "blog.title" })} | ${site.shopName}`,
      description: intl.formatMessage({ id: "blog.intro" }),
      path: paths.to("blogs", {}),
      self: paths.to("blogFeed", {}),
    },
    posts.map(({ title, description, date, topic, ...post }) => ({
      ...{ title, description, date, topic },
      path: paths.blogPost(post),
    })),
  );
  return new Response(xml, {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
