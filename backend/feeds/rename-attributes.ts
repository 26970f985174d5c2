import { otherNames } from "./column-names";
import type { FeedNotes } from "./feed-notes";
import { isGroup, parseGroups } from "./groups";
import { append, type RawItem } from "./raw-item";

/** Moves the values that an item has under other names (`prijs`) to the attributes they stand for, and notes it. */
export function renameAttributes(item: RawItem, notes: FeedNotes): void {
  for (const [name, attribute] of otherNames([...item.values.keys(), ...item.groups.keys()])) {
    const values = item.values.get(name) ?? [];
    item.values.delete(name);
    notes.note("attribute_renamed", name, values[0], attribute);
    if (!isGroup(attribute)) {
      item.values.set(attribute, values);
      continue;
    }
    const records = values.flatMap((text) => parseGroups(attribute, text));
    for (const record of records) append(item, item.groups, attribute, record);
  }
}
