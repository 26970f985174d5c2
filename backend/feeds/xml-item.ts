import type { SaxesTagPlain } from "saxes";
import { isGroup, parseGroups } from "./groups";
import { ITEM_LIMITS } from "./limits";
import { append, attributeName, emptyItem, type RawItem } from "./raw-item";

/** Atom and some shops use these instead of `description`. */
const SYNONYMS: Record<string, string> = { summary: "description", content: "description" };

const ID_CHARS = 100;

/** The open element inside an item: an attribute, or one field of a nested attribute. */
interface OpenAttribute {
  name: string;
  prefixed: boolean;
  text: string;
  fields: Record<string, string> | null;
  field: { name: string; text: string } | null;
}

/** Builds one item from its tags and texts; `level` 1 is the item's own children. */
export interface ItemBuilder {
  item: RawItem;
  open(tag: SaxesTagPlain, level: number): void;
  addText(text: string): void;
  close(level: number): void;
}

export function createItemBuilder(line: number, prefixes: ReadonlySet<string>): ItemBuilder {
  const item = emptyItem(line);
  const ownNames = new Set<string>();
  let current: OpenAttribute | null = null;
  let chars = 0;

  function localName(name: string): { name: string; prefixed: boolean } {
    const colon = name.indexOf(":");
    const prefixed = colon > 0 && prefixes.has(name.slice(0, colon));
    return { name: attributeName(prefixed ? name.slice(colon + 1) : name), prefixed };
  }

  function openAttribute(tag: SaxesTagPlain): OpenAttribute {
    const { name: said, prefixed } = localName(tag.name);
    const name = SYNONYMS[said] ?? said;
    const isOwnPage = name === "link" && (tag.attributes.rel ?? "alternate") === "alternate";
    const text = (isOwnPage && tag.attributes.href) || "";
    return { name, prefixed, text, fields: isGroup(name) ? {} : null, field: null };
  }

  function keepGroup(name: string, fields: Record<string, string>, text: string): void {
    const records = Object.keys(fields).length > 0 ? [fields] : parseGroups(name, text);
    for (const record of records) append(item, item.groups, name, record);
  }

  /** A name with the Google prefix overrides the bare one: in Atom `id` is the entry's own, `g:id` the product's. */
  function keepText(name: string, prefixed: boolean, text: string): void {
    if (text === "" || (!prefixed && ownNames.has(name))) return;
    if (prefixed && !ownNames.has(name)) {
      item.values.delete(name);
      ownNames.add(name);
    }
    append(item, item.values, name, text);
  }

  return {
    item,
    open(tag, level) {
      if (level === 1) current = openAttribute(tag);
      else if (level === 2 && current?.fields) current.field = { name: localName(tag.name).name, text: "" };
    },
    addText(text) {
      if (current === null) return;
      chars += text.length;
      if (chars > ITEM_LIMITS.chars) {
        // Dropped, so that an endless item takes no memory. Of what follows only the id is of use, for the report.
        item.tooLongAt ??= current.name;
        if (current.name === "id" && current.text === "") current.text = text.slice(0, ID_CHARS);
      } else if (current.field) current.field.text += text;
      else current.text += text;
    },
    close(level) {
      if (current === null) return;
      if (level === 1) {
        if (current.fields) keepGroup(current.name, current.fields, current.text.trim());
        else keepText(current.name, current.prefixed, current.text.trim());
        current = null;
      } else if (level === 2 && current.fields && current.field) {
        const text = current.field.text.trim();
        if (text !== "") current.fields[current.field.name] = text;
        current.field = null;
      }
    },
  };
}
