import { useIntl } from "react-intl";
import { ProductRow } from "~/features/product-list/product-row";
import { formatDate } from "~/i18n/intl";
import { ButtonLink } from "~/ui/button";
import { Markdown } from "~/ui/markdown";
import { SectionHeading } from "~/ui/section-heading";
import type { ArticleBodyPart } from "./article-body.server";
import { ArticleGrid } from "./article-grid";
import { ArticlePicture } from "./article-picture";
import styles from "./article-screen.module.css";
import { BookmarkButton } from "./bookmark-button";
import type { ArticleData } from "./load-article";

/** One article. */
export function ArticleScreen({ data }: { data: ArticleData }) {
  const intl = useIntl();
  const { post, parts, more } = data;
  return (
    <div className={styles.screen}>
      <article className={styles.article}>
        <header className={styles.head}>
          {post.topic && <p className={styles.topic}>{post.topic}</p>}
          <h1>{post.title}</h1>
          {post.description && <p className={styles.intro}>{post.description}</p>}
          <Facts post={post} />
          <BookmarkButton id={post.id} title={post.title} look="word" />
        </header>
        {post.picture && (
          <div className={styles.picture}>
            <ArticlePicture post={post} alt={post.pictureText} sizes="(min-width: 984px) 760px, 94vw" priority />
          </div>
        )}
        <Contents data={data} />
        <div className={styles.body}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
            <Part key={index} part={part} />
          ))}
        </div>
      </article>
      {more.length > 0 && (
        <section aria-labelledby="meer-lezen">
          <SectionHeading id="meer-lezen" title={intl.formatMessage({ id: "blog.more" })} />
          <ArticleGrid posts={more} heading="h3" />
        </section>
      )}
    </div>
  );
}

function Facts({ post: { author, date, updated, minutes } }: Pick<ArticleData, "post">) {
  const intl = useIntl();
  const facts = [
    author && intl.formatMessage({ id: "blog.by" }, { author }),
    updated && updated !== date
      ? intl.formatMessage({ id: "blog.updated" }, { date: formatDate(updated) })
      : date && formatDate(date),
    minutes > 0 && intl.formatMessage({ id: "blog.minutes" }, { minutes }),
  ].filter(Boolean);
  return <p className={styles.facts}>{facts.join(" · ")}</p>;
}

const SHORT = 3;

function Contents({ data: { outline } }: { data: ArticleData }) {
  const intl = useIntl();
  const parts = outline.filter(({ level }) => level <= 2);
  if (parts.length < SHORT) return null;
  const title = intl.formatMessage({ id: "blog.contents" });
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.contentsTitle}>{title}</p>
      <ul>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ part }: { part: ArticleBodyPart }) {
  const intl = useIntl();
  if (part.kind === "html") return <Markdown html={part.html} />;
  return (
    <div className={styles.products}>
      <ProductRow title={part.title || intl.formatMessage({ id: "blog.products" })} products={part.products} />
      {part.href && (
        <p className={styles.all}>
          <ButtonLink href={part.href}>{intl.formatMessage({ id: "blog.products.all" })}</ButtonLink>
        </p>
      )}
    </div>
  );
}
