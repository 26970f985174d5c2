import styles from "./related-articles.module.css";

/** Shows the output of `relatedHtml`; must not be used with any other HTML. */
export function RelatedArticles({ html }: { html: string }) {
  return html ? (
    <section className={styles.articles} aria-labelledby="advies" dangerouslySetInnerHTML={{ __html: html }} />
  ) : null;
}
