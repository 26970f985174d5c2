import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
} from "graphql";

const MOST_TOKENS = 600;
const MOST_DEPTH = 6;
/** With every fragment written out where it is used. */
const MOST_FIELDS = 200;

const refused = (why: string) => new GraphQLError(why, { extensions: { code: "BAD_REQUEST" } });

/** Parses a document that costs no more than a page can need; throws a GraphQLError for any other. */
export function parseBounded(text: string): DocumentNode {
  const document = parse(text, { maxTokens: MOST_TOKENS, noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions) {
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  }
  let fields = 0;

  function count({ selections }: SelectionSetNode, depth: number): void {
    if (depth > MOST_DEPTH) throw refused(`A document may be at most ${MOST_DEPTH} levels deep.`);
    for (const selection of selections) {
      fields += 1;
      if (fields > MOST_FIELDS) throw refused(`A document may have at most ${MOST_FIELDS} fields.`);
      // A fragment is a level too, so that one that contains itself is refused here.
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (inner?.selectionSet) count(inner.selectionSet, depth + 1);
    }
  }
  for (const part of document.definitions) if ("selectionSet" in part) count(part.selectionSet, 1);
  return document;
}
