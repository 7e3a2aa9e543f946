import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DocMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { titleOf } from './list-columns.tsx'

/** Names of documents with what people call them. */
export type Titles = ReadonlyMap<string, string>

const selected = (names: readonly string[]): RowSelectionState =>
  Object.fromEntries(names.map((name) => [name, true] as const))

function titlesOf(meta: DocMeta, rows: readonly AnyDocument[], selection: RowSelectionState): Titles {
  const chosen = rows.filter((row) => selection[textOf(row['name'])])
  return new Map(chosen.map((row) => [textOf(row['name']), titleOf(meta, row)]))
}

const noRows: readonly AnyDocument[] = []

/**
 * The rows that are chosen. While something is asked about them they stay the same, though the list goes on: what is
 * deleted leaves it one by one.
 */
export function useChosen(meta: DocMeta, rows: readonly AnyDocument[] = noRows) {
  const [selection, setSelection] = useState<RowSelectionState>({})
  const [held, setHeld] = useState<Titles | null>(null)
  const current = useMemo(() => titlesOf(meta, rows, selection), [meta, rows, selection])
  const titles = held ?? current
  return {
    titles,
    selection,
    select: setSelection,
    choose: (names: readonly string[]) => {
      setSelection(selected(names))
      setHeld((before) => before && new Map([...before].filter(([name]) => names.includes(name))))
    },
    hold: (isHeld: boolean) => setHeld(isHeld ? titles : null),
  }
}
