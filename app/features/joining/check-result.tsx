import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { FeedCheck } from "#contract/feed-check";
import type { MessageId } from "~/i18n/catalogue";
import { Notice } from "~/ui/notice";
import { Price } from "~/ui/price";
import { Table } from "~/ui/table";
import styles from "./check-result.module.css";

const SHOWN_LINES = 50;

/** What an import would say of the feed. */
export function CheckResult({ result }: { result: FeedCheck }) {
  const intl = useIntl();
  const { problem, read, accepted, refused, isWhole, kinds, lines, fields, examples } = result;
  const count = (value: number) => intl.formatNumber(value);
  const say = (id: MessageId) => intl.formatMessage({ id });
  return (
    <section className={styles.result} aria-labelledby="verslag">
      <h2 id="verslag">{say("joining.result")}</h2>
      {problem !== "" && (
        <Notice tone="bad" title={say("joining.result.problem")}>
          <p>{problem}.</p>
        </Notice>
      )}
      {read > 0 && (
        <p className={styles.counts}>
          {intl.formatMessage(
            { id: "joining.result.counts" },
            { read: count(read), accepted: count(accepted), refused: count(refused) },
          )}
        </p>
      )}
      {read > 0 && !isWhole && problem === "" && (
        <p>{intl.formatMessage({ id: "joining.result.part" }, { count: count(read) })}</p>
      )}
      {kinds.length > 0 && (
        <TitledTable title={say("joining.result.kinds")}>
          <thead>
            <tr>
              <th scope="col">{say("joining.result.severity")}</th>
              <th scope="col">{say("joining.result.items")}</th>
              <th scope="col">{say("joining.result.message")}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ attribute, severity, message, count: times }) => (
              <tr key={`${attribute} ${message}`}>
                <td>{intl.formatMessage({ id: `joining.result.${severity}` })}</td>
                <td>{count(times)}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </TitledTable>
      )}
      {lines.length > 0 && (
        <TitledTable title={say("joining.result.lines")}>
          <thead>
            <tr>
              <th scope="col">{say("joining.result.line")}</th>
              <th scope="col">{say("joining.result.id")}</th>
              <th scope="col">{say("joining.result.message")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, SHOWN_LINES).map(({ line, itemId, attribute, value, message }) => (
              <tr key={`${line} ${itemId} ${attribute} ${message}`}>
                <td>{line}</td>
                <td>{itemId}</td>
                <td>
                  {message}
                  {value !== "" && <span className={styles.value}>{value}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </TitledTable>
      )}
      {accepted > 0 && (
        <TitledTable title={say("joining.result.fields")}>
          <thead>
            <tr>
              <th scope="col">{say("joining.result.field")}</th>
              <th scope="col">{say("joining.result.have")}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, count: having }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{intl.formatNumber(having / accepted, { style: "percent" })}</td>
              </tr>
            ))}
          </tbody>
        </TitledTable>
      )}
      {examples.length > 0 && (
        <>
          <h3>{say("joining.result.examples")}</h3>
          <ul className={styles.examples}>
            {examples.map(({ title, brand, price, gtin }) => (
              <li key={`${title} ${gtin}`} className={styles.example}>
                <span className={styles.brand}>{brand}</span>
                <strong>{title}</strong>
                <Price cents={price} />
                {gtin !== "" && <span className={styles.brand}>{gtin}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A table below a heading: a report of several tables is read by its headings. */
function TitledTable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <Table caption={title} captionHidden>
        {children}
      </Table>
    </div>
  );
}
