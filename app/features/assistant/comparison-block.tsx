import { useIntl } from "react-intl";
import type { ChatBlock } from "#contract/assistant";
import { usePaths } from "~/paths-context";
import { productPath } from "~/seo/product-path";
import { Icon } from "~/ui/icons/icon";
import { Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./blocks.module.css";
import type { ChatProducts } from "./chat-products";

type Comparison = Extract<ChatBlock, { type: "comparison" }>;

/** Products side by side in what differs. What the shop does not know is said, and never guessed. */
export function ComparisonBlock({ block, products }: { block: Comparison; products: ChatProducts }) {
  const intl = useIntl();
  const { ids, rows, lines, path } = block;
  const unknown = intl.formatMessage({ id: "assistant.unknown" });
  return (
    <div className={styles.comparison} data-count={ids.length}>
      <p className={styles.sideways}>{intl.formatMessage({ id: "assistant.comparison.sideways" })}</p>
      <Table caption={intl.formatMessage({ id: "assistant.comparison" })} captionHidden>
        <thead>
          <tr>
            <td />
            {ids.map((id) => (
              <th key={id} scope="col">
                <ProductName id={id} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, values, best }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {ids.map((id, index) => (
                <td key={id} data-best={index === best || undefined} className={styles.cell}>
                  {values[index] ?? <span className={styles.unknown}>{unknown}</span>}
                  {index === best && (
                    <>
                      <Icon name="check" />
                      <VisuallyHidden>{intl.formatMessage({ id: "assistant.comparison.best" })}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>
        <a href={path}>{intl.formatMessage({ id: "assistant.comparison.page" })}</a>
      </p>
    </div>
  );
}

function ProductName({ id, products }: { id: string; products: ChatProducts }) {
  const intl = useIntl();
  const paths = usePaths();
  const product = products[id];
  if (product === null) return <>{intl.formatMessage({ id: "assistant.product.gone" })}</>;
  if (!product)
    return <a href={paths.product({ id, slug: "" })}>{intl.formatMessage({ id: "assistant.product.unread" })}</a>;
  return <a href={productPath(paths, product)}>{product.name}</a>;
}
