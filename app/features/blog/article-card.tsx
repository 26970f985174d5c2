import { useIntl } from "react-intl";
import type { BlogPostSummary } from "#contract/blog";
import { usePaths } from "~/paths-context";
import { CoverLink } from "~/ui/cover-link";
import styles from "./article-card.module.css";
import { ArticlePicture } from "./article-picture";
import { BookmarkButton } from "./bookmark-button";

interface ArticleCardProps {
  post: BlogPostSummary;
  heading?: "h2" | "h3";
  /** Its picture is visible when the page opens. */
  priority?: boolean;
}

/** An article in a list: the whole card is one link, except for the button that keeps it. */
export function ArticleCard({ post, heading: Heading = "h2", priority = false }: ArticleCardProps) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <article className={styles.card}>
      <ArticlePicture
        post={post}
        alt=""
        priority={priority}
        sizes="(min-width: 984px) 30vw, (min-width: 576px) 46vw, 94vw"
      />
      <span className={styles.tool}>
        <BookmarkButton id={post.id} title={post.title} />
      </span>
      <div className={styles.words}>
        {post.topic && <p className={styles.topic}>{post.topic}</p>}
        <Heading className={styles.title}>
          <CoverLink href={paths.blogPost(post)}>{post.title}</CoverLink>
        </Heading>
        {post.description && <p className={styles.text}>{post.description}</p>}
        {post.minutes > 0 && (
          <p className={styles.minutes}>{intl.formatMessage({ id: "blog.minutes" }, { minutes: post.minutes })}</p>
        )}
      </div>
    </article>
  );
}
