import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import { ArticleGrid } from "./article-grid";
import styles from "./blog-screen.module.css";
import type { BlogData } from "./load-blog";

/** The list of articles, by topic and page. */
export function BlogScreen({ data }: { data: BlogData }) {
  const intl = useIntl();
  const paths = usePaths();
  const { posts, topics, topic } = data;
  const chosen = topics.find(({ slug }) => slug === topic);
  const title = intl.formatMessage({ id: "blog.title" });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{chosen ? `${title}: ${chosen.name}` : title}</h1>
        <p className={styles.intro}>{intl.formatMessage({ id: "blog.intro" })}</p>
      </header>
      {topics.length > 1 && (
        <nav aria-label={intl.formatMessage({ id: "blog.topics" })}>
          <ul className={styles.topics}>
            <Topic name={intl.formatMessage({ id: "blog.all" })} slug="" current={topic} />
            {topics.map(({ name, slug }) => (
              <Topic key={slug} name={name} slug={slug} current={topic} />
            ))}
          </ul>
        </nav>
      )}
      {posts.length === 0 ? <p>{intl.formatMessage({ id: "blog.none" })}</p> : <ArticleGrid posts={posts} priority />}
      <Pages data={data} />
      <p>
        <a className={styles.feed} href={paths.to("blogFeed", {})} type="application/rss+xml">
          {intl.formatMessage({ id: "blog.feed" })}
          <Icon name="chevron-right" />
        </a>
      </p>
    </div>
  );
}

function Topic({ name, slug, current }: { name: string; slug: string; current: string }) {
  const paths = usePaths();
  return (
    <li>
      <a
        className={styles.topic}
        href={paths.to("blogs", {}, slug ? { topic: slug } : undefined)}
        aria-current={slug === current ? "page" : undefined}
      >
        {name}
      </a>
    </li>
  );
}

function Pages({ data: { topic, page, pages } }: { data: BlogData }) {
  const intl = useIntl();
  const paths = usePaths();
  if (pages < 2) return null;
  const to = (number: number) =>
    paths.to("blogs", {}, { topic: topic || undefined, page: number > 1 ? number : undefined });
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: "blog.pages" })}>
      {page > 1 && (
        <a className={styles.step} href={to(page - 1)} rel="prev">
          {intl.formatMessage({ id: "blog.newer" })}
        </a>
      )}
      <span className={styles.place}>{intl.formatMessage({ id: "blog.page" }, { page, pages })}</span>
      {page < pages && (
        <a className={styles.step} href={to(page + 1)} rel="next">
          {intl.formatMessage({ id: "blog.older" })}
        </a>
      )}
    </nav>
  );
}
