import { useMemo, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLinkTitleFields } from '../../data/document/desk-types.ts'
import { useColumnsChoice } from '../../data/list/saved-views.ts'
import { stateField, type TypeMeta } from '../../data/document/type-meta.ts'
import { namingFields } from '../../data/document/named-fields.ts'
import { useListPage } from '../../data/list/list-page.ts'
import { useWatchedList } from '../../data/realtime/realtime.ts'
import { shownListColumns } from './table/columns.ts'
import { readListState, wireQuestion, writeListState, type ListState } from './list-state.ts'
import { ownFilters } from './filter/filters.ts'
import { everything } from './view/views.ts'
import { textOf, type AnyDocument } from '../../data/document/document.ts'

export function useList(meta: TypeMeta) {
  const [address, setAddress] = useSearchParams()
  const state = useMemo(() => readListState(meta, address), [meta, address])
  const { sort, page, pageSize } = state
  const titleFields = useLinkTitleFields()
  const own = useColumnsChoice(meta.name)
  const columns = state.columns ?? own.names
  const fields = useMemo(() => shownListColumns(meta, columns), [meta, columns])
  const names = fields.map(({ fieldname }) => fieldname)
  const statusFields = meta.isSubmittable ? ['docstatus'] : []
  const question = {
    fields: [...new Set(['name', meta.titleField, ...names, ...statusFields, 'modified'])],
    ...wireQuestion(meta, state, titleFields),
    orderBy: `${sort.field} ${sort.isDescending ? 'desc' : 'asc'}`,
  }
  // The state decides which steps a row may take, so it is fetched whatever the columns are.
  const asked = [...question.fields, stateField(meta)?.fieldname ?? 'name', ...namingFields(fields)]
  const paged = {
    ...{ ...question, fields: [...new Set(asked)] },
    ...{ start: (page - 1) * pageSize, pageLength: pageSize },
  }
  const answer = useListPage(meta.name, paged)
  const fresh = useFreshRows(JSON.stringify(paged), answer.isPlaceholderData ? undefined : answer.data?.rows)
  useWatchedList(meta.name)

  /**
   * Changes the state; any change but that of the page goes to the first page. A search replaces the history entry, so
   * that each letter is no step back.
   */
  const change = (changes: Partial<ListState>) => {
    const next = writeListState(meta, { ...state, page: 1, ...changes })
    // The address without a query opens the user's own documents.
    if (next.size === 0 && ownFilters(meta).length > 0) next.set('view', everything)
    setAddress(next, { replace: 'search' in changes })
  }

  const sortBy = (field: string) =>
    change({ sort: { field, isDescending: sort.field === field ? !sort.isDescending : false } })

  /** Sets the columns: in the address of a view, otherwise for the user on this device. */
  const chooseColumns = (chosen: readonly string[] | null) => {
    if (state.view === '' && state.columns === null) own.choose(chosen)
    else change({ columns: chosen && [...chosen] })
  }

  return { state, answer, question, columns, fields, fresh, change, sortBy, chooseColumns }
}

export type List = ReturnType<typeof useList>

/** Milliseconds for which a new or changed row is marked; the style sheet fades it in this time. */
const markedFor = 2500

const none: ReadonlySet<string> = new Set()

type Stamps = ReadonlyMap<string, string>

const stampsOf = (rows: readonly AnyDocument[]): Stamps =>
  new Map(rows.map((row) => [textOf(row['name']), textOf(row['modified'])]))

export function freshNames(before: Stamps, now: Stamps): ReadonlySet<string> {
  return new Set([...now].flatMap(([name, modified]) => (before.get(name) === modified ? [] : [name])))
}

interface Seen {
  question: string
  stamps: Stamps
}

/** Returns the rows that were created or changed while the same list was shown. A list with another query has none. */
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
