import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import styles from "./related-articles.module.css";
import type { RelatedPost } from "./related-posts";

/** Links to articles about what the page shows. Renders nothing without articles. */
export function RelatedArticles({ posts }: { posts: readonly RelatedPost[] }) {
  const intl = useIntl();
  const paths = usePaths();
  if (posts.length === 0) return null;
  return (
    <section className={styles.articles} aria-labelledby="advies">
      <h2 id="advies">{intl.formatMessage({ id: "blog.related" })}</h2>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <a className={styles.link} href={paths.blogPost(post)}>
              {post.picture && (
                <img
                  className={styles.picture}
                  src={post.picture.url.replace("{width}", String(post.picture.widths?.[0]))}
                  width={160}
                  height={90}
                  alt=""
                  loading="lazy"
                />
              )}
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
