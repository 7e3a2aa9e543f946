import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { stateField, type DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { titleOf } from '../table/list-columns.tsx'

/** Names of documents with what people call them. */
export type Titles = ReadonlyMap<string, string>

/** The rows that are chosen, as they were seen. */
export interface Chosen {
  titles: Titles
  /** When each of them changed last, by its name. */
  modified: ReadonlyMap<string, string>
  /** Where each of them stands; empty words where the type has no states. */
  states: ReadonlyMap<string, string>
}

const selected = (names: readonly string[]): RowSelectionState =>
  Object.fromEntries(names.map((name) => [name, true] as const))

function chosenOf(meta: DocMeta, rows: readonly AnyDocument[], selection: RowSelectionState): Chosen {
  const chosen = rows.filter((row) => selection[textOf(row['name'])])
  const byName = (of: (row: AnyDocument) => string) =>
    new Map(chosen.map((row) => [textOf(row['name']), of(row)]))
  const state = stateField(meta)?.fieldname ?? ''
  return {
    titles: byName((row) => titleOf(meta, row)),
    modified: byName((row) => textOf(row['modified'])),
    states: byName((row) => textOf(row[state])),
  }
}

const only = (titles: Titles, names: readonly string[]): Titles =>
  new Map([...titles].filter(([name]) => names.includes(name)))

const noRows: readonly AnyDocument[] = []

/**
 * The rows that are chosen. While something is asked about them they stay the same, though the list goes on: what is
 * deleted leaves it one by one.
 */
export function useChosen(meta: DocMeta, rows: readonly AnyDocument[] = noRows) {
  const [selection, setSelection] = useState<RowSelectionState>({})
  const [held, setHeld] = useState<Chosen | null>(null)
  const current = useMemo(() => chosenOf(meta, rows, selection), [meta, rows, selection])
  const chosen = held ?? current
  return {
    ...chosen,
    selection,
    select: setSelection,
    choose: (names: readonly string[]) => {
      setSelection(selected(names))
      setHeld((before) => before && { ...before, titles: only(before.titles, names) })
    },
    hold: (isHeld: boolean) => setHeld(isHeld ? chosen : null),
  }
}
