import { Disclosure } from "~/ui/disclosure";
import { Markdown } from "~/ui/markdown";
import { BlockHeading } from "./block-heading";
import styles from "./category-content.module.css";
import type { RenderedContent } from "./category-content.server";

/** CT-09. */
export function CategoryContent({ content: { about, tips, qa } }: { content: RenderedContent }) {
  return (
    <>
      {tips && (
        <section aria-labelledby="tips">
          <BlockHeading heading={tips.heading} id="tips" />
          <ul className={styles.tips}>
            {tips.items.map((tip) => (
              <li key={tip.title} className={styles.tip}>
                <h3>{tip.title}</h3>
                <Markdown html={tip.html} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {about && (
        <section aria-labelledby="about">
          <BlockHeading heading={about.heading} id="about" />
          <Markdown html={about.html} />
        </section>
      )}
      {qa && (
        <section className={styles.questions} aria-labelledby="qa">
          <BlockHeading heading={qa.heading} id="qa" />
          {qa.items.map((item) => (
            <Disclosure key={item.question} summary={item.question}>
              <Markdown html={item.html} />
            </Disclosure>
          ))}
        </section>
      )}
    </>
  );
}
