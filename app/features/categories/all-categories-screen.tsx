import { useIntl } from "react-intl";
import { HiddenNotice } from "~/features/adult-content/hidden-notice";
import { slugsOfKey } from "~/paths";
import { usePaths } from "~/paths-context";
import styles from "./all-categories-screen.module.css";
import type { TreeNode } from "./category-tree";

/** Third-level categories beyond this number are collapsed. */
const SHOWN = 8;

/** The whole tree of three levels, with links to jump to each main category. */
export function AllCategoriesScreen({ tree, someHidden }: { tree: TreeNode[]; someHidden: boolean }) {
  const intl = useIntl();
  return (
    <>
      <h1>{intl.formatMessage({ id: "categories.title" })}</h1>
      <nav aria-label={intl.formatMessage({ id: "categories.jump" })}>
        <ul className={styles.jumps}>
          {tree.map((main) => (
            <li key={main.key}>
              <a className={styles.jump} href={`#${main.slug}`}>
                {main.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tree.map((main) => (
        <MainCategory key={main.key} main={main} />
      ))}
      {someHidden && <HiddenNotice what="categories" />}
    </>
  );
}

function MainCategory({ main }: { main: TreeNode }) {
  return (
    <section className={styles.main} id={main.slug} aria-labelledby={`${main.slug}-title`}>
      <h2 className={styles.title} id={`${main.slug}-title`}>
        {main.img && (
          <span className={styles.ground}>
            <img className={styles.picture} src={main.img} alt="" width={64} height={64} loading="lazy" />
          </span>
        )}
        <CategoryLink node={main} />
      </h2>
      <ul className={styles.columns}>
        {main.children.map((sub) => (
          <li key={sub.key} className={styles.sub}>
            <h3 className={styles.name}>
              <CategoryLink node={sub} />
            </h3>
            <Leaves nodes={sub.children.slice(0, SHOWN)} />
            {sub.children.length > SHOWN && <MoreLeaves nodes={sub.children.slice(SHOWN)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leaves({ nodes }: { nodes: TreeNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <ul className={styles.leaves}>
      {nodes.map((leaf) => (
        <li key={leaf.key}>
          <CategoryLink node={leaf} />
        </li>
      ))}
    </ul>
  );
}

function MoreLeaves({ nodes }: { nodes: TreeNode[] }) {
  const intl = useIntl();
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.closed}>{intl.formatMessage({ id: "common.showMore" })}</span>
        <span className={styles.open}>{intl.formatMessage({ id: "common.showLess" })}</span>
      </summary>
      <Leaves nodes={nodes} />
    </details>
  );
}

function CategoryLink({ node }: { node: TreeNode }) {
  const paths = usePaths();
  return <a href={paths.category(slugsOfKey(node.key))}>{node.name}</a>;
}
