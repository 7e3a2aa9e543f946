import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { stateField, type DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { titleOf } from '../table/list-columns.tsx'
import { asMelaError } from '../../../data/query-client.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import { type Translate, useTranslate } from '../../../language/translate.ts'
import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import styles from '../../../ui/list/list-page.module.css'

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

/** A document that was left as it was, and why. */
export interface Refusal {
  name: string
  reason: string
}

interface Work {
  meta: DocMeta
  names: readonly string[]
  t: Translate
  /** What is done with each of them. */
  act: (name: string) => Promise<unknown>
  /** Calls off what is still to be done; absent where it is not called off. */
  signal?: AbortSignal
}

/** One after the other: each is a transaction of its own, and one that is refused does not hold up the rest. */
export async function eachChosen({ meta, names, t, act, signal }: Work): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const name of names) {
    if (signal?.aborted) break
    try {
      await act(name)
    } catch (error) {
      refusals.push({ name, reason: placeProblem(meta, asMelaError(error), t).message })
    }
  }
  return refusals
}

const mostNamed = 5

/** What a question is about, by name; of many, how many more. */
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

/** The documents that were left as they were, each with its reason and the way to it. */
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
