import { useSyncExternalStore } from 'react'
import type { TableValue } from './table-value.ts'

/** A table as it stands in its form, for the parts that draw it. */
export interface TableSource {
  /** Calls the listener after each change; the result ends that. */
  subscribe: (listener: () => void) => () => void
  current: () => TableValue
  change: (next: TableValue) => void
  onBlur: () => void
}

/**
 * A part of a table; whatever asks is drawn again only when this part is another one. `select` answers with the same value
 * for the same table.
 */
export function useTablePart<Part>(source: TableSource, select: (table: TableValue) => Part): Part {
  return useSyncExternalStore(source.subscribe, () => select(source.current()))
}

export const useRowKeys = (source: TableSource): readonly string[] => useTablePart(source, ({ keys }) => keys)
