import type { BlogPostSummary } from "#contract/blog";
import { ArticleCard } from "./article-card";
import styles from "./article-grid.module.css";

interface ArticleGridProps {
  posts: readonly BlogPostSummary[];
  heading?: "h2" | "h3";
  /** Its first pictures are visible when the page opens. */
  priority?: boolean;
}

export function ArticleGrid({ posts, heading = "h2", priority = false }: ArticleGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <ArticleCard post={post} heading={heading} priority={priority && index < 2} />
        </li>
      ))}
    </ul>
  );
}
