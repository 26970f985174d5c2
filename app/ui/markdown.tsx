import styles from "./markdown.module.css";

/** Shows what `renderMarkdown` made on the server; never give it anything else. */
export function Markdown({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
