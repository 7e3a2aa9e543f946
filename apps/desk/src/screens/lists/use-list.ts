import { useMemo, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useColumnsChoice } from '../../data/list/saved-views.ts'
import { stateField, type TypeMeta } from '../../data/document/type-meta.ts'
import { namingFields } from '../../data/document/named-fields.ts'
import { useListPage } from '../../data/list/list-page.ts'
import { useWatchedList } from '../../data/realtime/realtime.ts'
import { columnsOf } from './table/columns.ts'
import { readListState, wireQuestion, writeListState, type ListState } from './list-state.ts'
import { ownFilters } from './filter/filters.ts'
import { everything } from './view/views.ts'
import { textOf, type AnyDocument } from '../../data/document/document.ts'

/** The page of a list that the address asks for. */
export function useList(meta: TypeMeta) {
  const [address, setAddress] = useSearchParams()
  const state = useMemo(() => readListState(meta, address), [meta, address])
  const { sort, page, pageSize } = state
  const own = useColumnsChoice(meta.name)
  const columns = state.columns ?? own.names
  const fields = useMemo(() => columnsOf(meta, columns), [meta, columns])
  const names = fields.map(({ fieldname }) => fieldname)
  const statusFields = meta.isSubmittable ? ['docstatus'] : []
  const question = {
    fields: [...new Set(['name', meta.titleField, ...names, ...statusFields, 'modified'])],
    ...wireQuestion(meta, state),
    orderBy: `${sort.field} ${sort.isDescending ? 'desc' : 'asc'}`,
  }
  // Where a row stands says which steps it may take, and what its columns are about, whatever they are.
  const asked = [...question.fields, stateField(meta)?.fieldname ?? 'name', ...namingFields(fields)]
  const paged = {
    ...{ ...question, fields: [...new Set(asked)] },
    ...{ start: (page - 1) * pageSize, pageLength: pageSize },
  }
  const answer = useListPage(meta.name, paged)
  const fresh = useFreshRows(JSON.stringify(paged), answer.isPlaceholderData ? undefined : answer.data?.rows)
  useWatchedList(meta.name)

  /** A change of anything but the page begins at the first page. A search replaces its address: each letter is no step back. */
  const change = (changes: Partial<ListState>) => {
    const next = writeListState(meta, { ...state, page: 1, ...changes })
    // The bare address opens with what is one's own.
    if (next.size === 0 && ownFilters(meta).length > 0) next.set('view', everything)
    setAddress(next, { replace: 'search' in changes })
  }

  const sortBy = (field: string) =>
    change({ sort: { field, isDescending: sort.field === field ? !sort.isDescending : false } })

  /** The address of a view says its columns; elsewhere they are this person's, on this device. */
  const chooseColumns = (chosen: readonly string[] | null) => {
    if (state.view === '' && state.columns === null) own.choose(chosen)
    else change({ columns: chosen && [...chosen] })
  }

  return { state, answer, question, columns, fields, fresh, change, sortBy, chooseColumns }
}

export type List = ReturnType<typeof useList>

/** Milliseconds for which a row that came or changed is marked; the style sheet fades it in this time. */
const markedFor = 2500

const none: ReadonlySet<string> = new Set()

type Stamps = ReadonlyMap<string, string>

const stampsOf = (rows: readonly AnyDocument[]): Stamps =>
  new Map(rows.map((row) => [textOf(row['name']), textOf(row['modified'])]))

/** Names of the rows that are new or of another moment than before. */
export function freshNames(before: Stamps, now: Stamps): ReadonlySet<string> {
  return new Set([...now].flatMap(([name, modified]) => (before.get(name) === modified ? [] : [name])))
}

interface Seen {
  question: string
  stamps: Stamps
}

/**
 * The rows that came or changed while the same list was looked at, for a moment each. A list that was asked otherwise
 * is another list: nothing in it is news.
 */
function useFreshRows(question: string, rows: readonly AnyDocument[] | undefined): ReadonlySet<string> {
  const seen = useRef<Seen | null>(null)
  const [fresh, setFresh] = useState(none)
  useEffect(() => {
    if (!rows) return undefined
    const stamps = stampsOf(rows)
    const before = seen.current
    seen.current = { question, stamps }
    const names = before?.question === question ? freshNames(before.stamps, stamps) : none
    setFresh(names.size > 0 ? names : none)
    if (names.size === 0) return undefined
    const timer = setTimeout(() => setFresh(none), markedFor)
    return () => clearTimeout(timer)
  }, [question, rows])
  return fresh
}
