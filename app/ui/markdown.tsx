import styles from "./markdown.module.css";

/** Shows the output of `renderMarkdown`; must not be used with any other HTML. */
export function Markdown({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
