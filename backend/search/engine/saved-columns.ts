import { loadBinary, saveBinary } from "./binary-file";
import { Columns } from "./columns";
import type { EngineSort } from "./engine";
import { GroupKeys } from "./group-keys";
import { QuantityColumns } from "./quantity-columns";
import { sortNames } from "./sorting";
import { ValueDictionary } from "./value-dictionary";

/** Increment when the contents of the index files change; indexes of other versions are rebuilt. */
const INDEX_VERSION = 16;

export type SavedOrders = Partial<Record<EngineSort, Uint32Array>>;
export interface SavedColumns {
  columns: Columns;
  orders: SavedOrders;
  /** Highest revision in the columns. */
  revision: number;
}

export function saveColumns(path: string, { columns, orders, revision }: SavedColumns): void {
  const { fields, values, fieldOf } = columns.dictionary;
  const named = Object.fromEntries(Object.entries(orders).map(([sort, slots]) => [`order-${sort}`, slots]));
  saveBinary(path, {
    meta: {
      version: INDEX_VERSION,
      revision,
      dictionary: { fields, values },
      groups: columns.groupKeys.keys,
      quantities: columns.quantities.names,
    },
    arrays: { ...columns.toArrays(), ...named, fieldOf: Uint16Array.from(fieldOf) },
  });
}

/** Throws when the file is missing, damaged or of another version. */
export function loadColumns(path: string): SavedColumns {
  const { meta, arrays } = loadBinary(path);
  if (meta.version !== INDEX_VERSION) throw new Error(`The index has version ${String(meta.version)}.`);
  const saved = meta.dictionary as { fields: string[]; values: string[] };
  const dictionary = new ValueDictionary({ ...saved, fieldOf: Array.from(arrays.fieldOf ?? []) });
  const groupKeys = new GroupKeys(meta.groups as string[]);
  const quantities = QuantityColumns.fromArrays(arrays, meta.quantities as QuantityColumns["names"]);
  const orders: SavedOrders = {};
  for (const sort of sortNames) {
    const slots = arrays[`order-${sort}`];
    if (slots instanceof Uint32Array) orders[sort] = slots;
  }
  return {
    columns: Columns.fromArrays(arrays, { dictionary, groupKeys, quantities }),
    orders,
    revision: Number(meta.revision),
  };
}
