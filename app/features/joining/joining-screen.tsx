import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { ButtonLink } from "~/ui/button";
import { Markdown } from "~/ui/markdown";
import { Screen } from "~/ui/screen";
import { FeedForm } from "./feed-form";
import { guides } from "./guides";
import styles from "./joining-screen.module.css";

const ways = ["plugin", "feed", "crawler"] as const;

/** ST-01, SH-08: why and how a shop joins. `html`: what it costs, and questions. */
export function JoiningScreen({ html }: { html: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const shopName = useRootData()?.site.shopName ?? "";
  return (
    <Screen>
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: "joining.title" })}</h1>
        <p>{intl.formatMessage({ id: "joining.lead" }, { shopName })}</p>
        <p>
          <ButtonLink variant="primary" size="large" href={paths.to("register", {})}>
            {intl.formatMessage({ id: "joining.signup" })}
          </ButtonLink>
        </p>
      </header>
      {ways.map((way) => (
        <section key={way} className={styles.way} id={way}>
          <img
            className={styles.picture}
            src={`/joining/${way}.svg`}
            alt={intl.formatMessage({ id: `joining.${way}.picture` })}
            width={480}
            height={320}
          />
          <div>
            <h2>{intl.formatMessage({ id: `joining.${way}` })}</h2>
            <p className={styles.text}>{intl.formatMessage({ id: `joining.${way}.text` })}</p>
          </div>
        </section>
      ))}
      <section className={styles.check} aria-labelledby="controle">
        <h2 id="controle">{intl.formatMessage({ id: "joining.check" })}</h2>
        <p className={styles.text}>{intl.formatMessage({ id: "joining.check.lead" })}</p>
        <FeedForm />
      </section>
      <nav aria-labelledby="handleidingen">
        <h2 id="handleidingen">{intl.formatMessage({ id: "joining.guides" })}</h2>
        <ul className={styles.guides}>
          {guides.map(({ name, title }) => (
            <li key={name}>
              <a href={paths.to("joiningGuide", { guide: name })}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Markdown html={html} />
    </Screen>
  );
}
