import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { stateField, type DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { titleOf } from '../table/list-columns.tsx'
import { toMelaError } from '../../../data/query-client.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import { type Translate, useTranslate } from '../../../language/translate.ts'
import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import styles from '../../../ui/list/list-page.module.css'

export type Titles = ReadonlyMap<string, string>

export interface Chosen {
  titles: Titles
  /** Time of the last change by name. */
  modified: ReadonlyMap<string, string>
  /** State by name; empty for a type without states. */
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

/** Manages the selected rows. They stay the same while a confirmation is open, although deleted rows leave the list. */
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

export interface Refusal {
  name: string
  reason: string
}

interface Work {
  meta: DocMeta
  names: readonly string[]
  t: Translate
  act: (name: string) => Promise<unknown>
  /** Cancels the remaining work; absent when that is not possible. */
  signal?: AbortSignal
}

/** Runs the work one by one: each is a transaction of its own, and a refusal does not stop the others. */
export async function eachChosen({ meta, names, t, act, signal }: Work): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const name of names) {
    if (signal?.aborted) break
    try {
      await act(name)
    } catch (error) {
      refusals.push({ name, reason: placeProblem(meta, toMelaError(error), t).message })
    }
  }
  return refusals
}

const mostNamed = 5

export function NamedTitles({ titles }: { titles: Titles }) {
  const t = useTranslate()
  const more = titles.size - mostNamed
  return (
    <ul className={styles.named}>
      {[...titles].slice(0, mostNamed).map(([name, title]) => (
        <li key={name}>{title}</li>
      ))}
      {more > 0 && <li className="dim">{t('desk.and_more', { count: more })}</li>}
    </ul>
  )
}

interface RefusalsProps {
  doctype: string
  refusals: readonly Refusal[]
  titles: ReadonlyMap<string, string>
}

export function Refusals({ doctype, refusals, titles }: RefusalsProps) {
  const t = useTranslate()
  if (refusals.length === 0) return null
  return (
    <div className={styles.refusals} role="alert">
      <p>{t('desk.some_stayed', { count: refusals.length })}</p>
      <ul>
        {refusals.map(({ name, reason }) => (
          <li key={name}>
            <Link className="link mid" to={documentPath(doctype, name)}>
              {titles.get(name) ?? name}
            </Link>
            : {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
