import { useIntl } from "react-intl";
import { BLOG_HEADERS, type BlogPostSummary, blogPosts } from "#contract/blog";
import type { Profile } from "#contract/profile";
import { ArticlePicture } from "~/features/blog/article-picture";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { setBookmark } from "~/stores/bookmarks";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icons/icon";
import { Skeleton } from "~/ui/skeleton";
import styles from "./bookmarks.module.css";

const FRESH_MS = 60_000;
const articles = question(blogPosts, { body: { headers: BLOG_HEADERS } }, { freshMs: FRESH_MS });

/** Bookmarked articles, the latest first; they can be opened only when there is a blog (BL-06). */
export function Bookmarks({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const hasBlog = useFlag("Blog");
  const isEmpty = profile.bookmarks.length === 0;
  const { state, latest } = useQuery(articles, hasBlog && !isEmpty);
  if (isEmpty) return <NoBookmarks hasBlog={hasBlog} />;
  if (hasBlog && !latest && state !== "failed")
    return <Skeleton rows={profile.bookmarks.length} label={intl.formatMessage({ id: "account.loading" })} />;
  const known = new Map(latest?.posts.map((post) => [post.id, post]));
  return (
    <ul className={styles.list}>
      {profile.bookmarks.map((id) => (
        <Bookmark key={id} id={id} post={known.get(id)} />
      ))}
    </ul>
  );
}

/** An article that is gone can still be removed. */
function Bookmark({ id, post }: { id: string; post: BlogPostSummary | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  const name = post?.title ?? intl.formatMessage({ id: "bookmarks.post" }, { id });
  return (
    <li className={styles.item}>
      {post && (
        <span className={styles.picture}>
          <ArticlePicture post={post} alt="" sizes="112px" />
        </span>
      )}
      <span className={styles.words}>
        {post ? <a href={paths.blogPost(post)}>{name}</a> : <span>{name}</span>}
        {post && post.minutes > 0 && (
          <span className={styles.minutes}>
            {intl.formatMessage({ id: "blog.minutes" }, { minutes: post.minutes })}
          </span>
        )}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={intl.formatMessage({ id: "bookmarks.remove" }, { name })}
        onClick={() => void setBookmark(id, false)}
      >
        <Icon name="trash" />
      </Button>
    </li>
  );
}

function NoBookmarks({ hasBlog }: { hasBlog: boolean }) {
  const intl = useIntl();
  const paths = usePaths();
  const [href, text] = hasBlog
    ? ([paths.to("blogs", {}), "bookmarks.empty.blog"] as const)
    : ([paths.to("allCategories", {}), "account.empty.categories"] as const);
  return (
    <EmptyState
      title={intl.formatMessage({ id: "bookmarks.empty.title" })}
      text={intl.formatMessage({ id: hasBlog ? "bookmarks.empty.text" : "bookmarks.empty.noBlog" })}
    >
      <ButtonLink variant="primary" href={href}>
        {intl.formatMessage({ id: text })}
      </ButtonLink>
    </EmptyState>
  );
}
