/** A node of Google's product taxonomy. */
export interface TaxonomyNode {
  id: string;
  /** From 1. */
  depth: number;
  /** Place in the tree's own order. */
  position: number;
  dutch: string;
  english: string;
  parent: TaxonomyNode | undefined;
  /** From the main node to the node itself. */
  path: readonly TaxonomyNode[];
}

/** Another word for a node. */
export interface Synonym {
  node: TaxonomyNode;
  word: string;
  /** It also begins compounds (tuin: tuinslang). */
  isPrefix: boolean;
  /** It means the node only where something else points there too (auto's, among toys). */
  needsSupport: boolean;
}

export interface Taxonomy {
  byId: ReadonlyMap<string, TaxonomyNode>;
  synonyms: readonly Synonym[];
  /** Lines that could not be read and were skipped. */
  problems: readonly string[];
}

const NODE_LINE = /^([1-9]) (\d{1,9}) ([^|]+) \| ([^|]+)$/;
const SYNONYM_LINE = /^(\d{1,9}): (.+)$/;
const MOST_PROBLEMS = 20;

/**
 * Reads the taxonomy (`depth id Dutch | English`, in tree order) and the words that shops use for it
 * (`id: word; word; prefix-; ~word`). A line that makes no sense is skipped, and so is everything below a node that was.
 */
export function parseTaxonomy(nodes: string, synonyms: string): Taxonomy {
  const problems: string[] = [];
  const skip = (file: string, line: number, why: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push(`${file}, line ${line}: ${why}`);
  };
  const byId = readNodes(nodes, (line, why) => skip("taxonomy", line, why));
  return { byId, synonyms: readSynonyms(synonyms, byId, (line, why) => skip("synonyms", line, why)), problems };
}

type Skip = (line: number, why: string) => void;

function readNodes(text: string, skip: Skip): Map<string, TaxonomyNode> {
  const byId = new Map<string, TaxonomyNode>();
  const above: (TaxonomyNode | undefined)[] = [];
  for (const [number, line] of linesOf(text)) {
    const [, depthText = "", id = "", dutch = "", english = ""] = NODE_LINE.exec(line) ?? [];
    const depth = Number(depthText);
    const parent = depth > 1 ? above[depth - 2] : undefined;
    const why =
      id === ""
        ? "not “depth id Dutch | English”"
        : byId.has(id)
          ? `${id} occurs twice`
          : depth > 1 && !parent
            ? "its parent is missing"
            : "";
    // What stands below a skipped line must not be added to the branch before it.
    const said = Number(/^([1-9]) /.exec(line)?.[1]);
    if (said > 0) above.length = Math.min(above.length, said - 1);
    if (why !== "") {
      skip(number, why);
      continue;
    }
    const node: TaxonomyNode = { id, depth, position: byId.size, dutch, english, parent, path: [] };
    node.path = [...(parent?.path ?? []), node];
    above[depth - 1] = node;
    byId.set(id, node);
  }
  return byId;
}

function readSynonyms(text: string, byId: ReadonlyMap<string, TaxonomyNode>, skip: Skip): Synonym[] {
  const synonyms: Synonym[] = [];
  for (const [number, line] of linesOf(text)) {
    const [, id = "", list = ""] = SYNONYM_LINE.exec(line) ?? [];
    const node = byId.get(id);
    if (!node) {
      skip(number, id === "" ? "not “id: word; word”" : `there is no node ${id}`);
      continue;
    }
    for (const said of list.split(";").map((word) => word.trim())) {
      const isPrefix = said.endsWith("-");
      const needsSupport = said.startsWith("~");
      const word = said.replace(/^~|-$/g, "");
      if (word !== "") synonyms.push({ node, word, isPrefix, needsSupport });
    }
  }
  return synonyms;
}

function* linesOf(text: string): Generator<[number, string]> {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() !== "" && !line.startsWith("#")) yield [index + 1, line];
  }
}
