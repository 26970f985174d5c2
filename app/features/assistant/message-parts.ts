import type { ChatBlock, ChatMessage } from "#contract/assistant";

/**
 * The lines of an answer that the page draws: its text says everything in words, for whoever has no blocks, and what a
 * block says in its own form is not said twice.
 */
export function linesOf({ text, blocks }: Pick<ChatMessage, "text" | "blocks">): string[] {
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  return lines.filter((line) => !blocks.some((block) => says(block, line)));
}

function says(block: ChatBlock, line: string): boolean {
  switch (block.type) {
    case "products":
      return block.items.some((_, at) => line.startsWith(`${at + 1}. `));
    case "comparison":
      return block.lines.includes(line) || block.rows.some(({ field }) => line.startsWith(`${field}: `));
    case "quote":
      return line.includes(block.text);
    case "choices":
      return line === block.question || block.options.some(({ label }) => line.startsWith(`${label}: `));
    case "notice":
      return line === block.text;
    default:
      return false;
  }
}

/** A question as it is sent: without the one character that no service takes. */
export const questionFrom = (typed: string): string => typed.replaceAll("\0", "").replace(/\r\n?/g, "\n").trim();

/** Characters as a visitor counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** A question as the title of its conversation. */
export function titleFrom(question: string, length = 60): string {
  const line = question.replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`
    : line;
}
