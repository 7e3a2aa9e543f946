import { useSyncExternalStore } from 'react'

/** Value of a control: text as typed, 0 or 1 for a Check. */
export type CellValue = string | number

export type Cells = Readonly<Record<string, CellValue>>

let made = 0

export function newKey(): string {
  made += 1
  return `new-${made}`
}

/** Row of a child table. It is immutable: an edit creates another one. */
export class RowValue {
  readonly key: string
  readonly name: string | null
  readonly cells: Cells

  constructor({ key, name, cells }: { key: string; name: string | null; cells: Cells }) {
    this.key = key
    this.name = name
    this.cells = cells
  }

  with(cells: Cells): RowValue {
    const { key, name } = this
    return new RowValue({ key, name, cells: { ...this.cells, ...cells } })
  }

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

export const unnamedRow = (cells: Cells): RowValue => new RowValue({ key: newKey(), name: null, cells })

interface RowOrder {
  readonly keys: readonly string[]
  readonly places: ReadonlyMap<string, number>
}

function orderOf(rows: readonly RowValue[]): RowOrder {
  const keys = rows.map(({ key }) => key)
  return { keys, places: new Map(keys.map((key, place) => [key, place])) }
}

/**
 * Rows of a child table. It is immutable: an edit creates another one. The form library copies and compares arrays at
 * each key press; an object without own properties is passed on and compared by identity.
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

  get keys(): readonly string[] {
    return this.#order.keys
  }

  row(key: string): RowValue | undefined {
    return this.#rows[this.#order.places.get(key) ?? -1]
  }

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

export interface TableSource {
  /** Calls the listener after each change; the result unsubscribes it. */
  subscribe: (listener: () => void) => () => void
  current: () => TableValue
  change: (next: TableValue) => void
  onBlur: () => void
}

/**
 * Returns a part of a table and renders the component only when that part changes. `select` must return the same value
 * for the same table.
 */
export function useTablePart<Part>(source: TableSource, select: (table: TableValue) => Part): Part {
  return useSyncExternalStore(source.subscribe, () => select(source.current()))
}

export const useRowKeys = (source: TableSource): readonly string[] => useTablePart(source, ({ keys }) => keys)
