import { useSyncExternalStore } from 'react'

/** What a control holds: text as it was typed, 0 or 1 for a Check. */
export type CellValue = string | number

export type Cells = Readonly<Record<string, CellValue>>

let made = 0

/** Tells rows apart until the server has named them. */
export function newKey(): string {
  made += 1
  return `new-${made}`
}

/** A row of a child table, which never changes: an edited row is another one. */
export class RowValue {
  /** Its name, or a made-up key until it has one. */
  readonly key: string
  readonly name: string | null
  readonly cells: Cells

  constructor({ key, name, cells }: { key: string; name: string | null; cells: Cells }) {
    this.key = key
    this.name = name
    this.cells = cells
  }

  /** The same row with other values in some cells. */
  with(cells: Cells): RowValue {
    const { key, name } = this
    return new RowValue({ key, name, cells: { ...this.cells, ...cells } })
  }

  /** A new row with the same values. */
  copy(): RowValue {
    return unnamedRow(this.cells)
  }

  equals(other: RowValue): boolean {
    if (this === other) return true
    const names = Object.keys(this.cells)
    return (
      this.key === other.key &&
      this.name === other.name &&
      names.length === Object.keys(other.cells).length &&
      names.every((name) => this.cells[name] === other.cells[name])
    )
  }
}

/** A row that is not stored yet. */
export const unnamedRow = (cells: Cells): RowValue => new RowValue({ key: newKey(), name: null, cells })

/** The keys of a table's rows in their order, and the place of each. */
interface RowOrder {
  readonly keys: readonly string[]
  readonly places: ReadonlyMap<string, number>
}

function orderOf(rows: readonly RowValue[]): RowOrder {
  const keys = rows.map(({ key }) => key)
  return { keys, places: new Map(keys.map((key, place) => [key, place])) }
}

/**
 * The rows of a child table, which never change: an edited table is another one. The form library copies and compares
 * arrays row by row at each key; an object that shows it no property is passed on as it is and compared by identity.
 */
export class TableValue {
  readonly #rows: readonly RowValue[]
  readonly #order: RowOrder

  constructor(rows: readonly RowValue[], order = orderOf(rows)) {
    this.#rows = rows
    this.#order = order
  }

  get rows(): readonly RowValue[] {
    return this.#rows
  }

  get size(): number {
    return this.#rows.length
  }

  /** The very same list in all tables that come from this one by editing cells. */
  get keys(): readonly string[] {
    return this.#order.keys
  }

  row(key: string): RowValue | undefined {
    return this.#rows[this.#order.places.get(key) ?? -1]
  }

  /** The same table with other values in some cells of one row. */
  withCells(key: string, cells: Cells): TableValue {
    const place = this.#order.places.get(key)
    const row = this.row(key)
    if (place === undefined || !row) return this
    return new TableValue(this.#rows.with(place, row.with(cells)), this.#order)
  }

  equals(other: TableValue): boolean {
    if (this === other) return true
    return (
      this.size === other.size && this.#rows.every((row, place) => other.#rows[place]?.equals(row) === true)
    )
  }
}

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
