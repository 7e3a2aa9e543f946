import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useColumnsChoice } from '../../data/columns-choice.ts'
import type { TypeMeta } from '../../data/doc-meta.ts'
import { useListPage } from '../../data/list-page.ts'
import { columnsOf } from './columns.ts'
import { readListState, wireQuestion, writeListState, type ListState } from './list-state.ts'

/** The page of a list that the address asks for. */
export function useList(meta: TypeMeta) {
  const [address, setAddress] = useSearchParams()
  const state = useMemo(() => readListState(meta, address), [meta, address])
  const { sort, page, pageSize } = state
  const columns = useColumnsChoice(meta.name)
  const fields = useMemo(() => columnsOf(meta, columns.names), [meta, columns.names])
  const names = fields.map(({ fieldname }) => fieldname)
  const standing = meta.isSubmittable ? ['docstatus'] : []
  const answer = useListPage(meta.name, {
    fields: [...new Set(['name', meta.titleField, ...names, ...standing, 'modified'])],
    ...wireQuestion(meta, state),
    orderBy: `${sort.field} ${sort.isDescending ? 'desc' : 'asc'}`,
    start: (page - 1) * pageSize,
    pageLength: pageSize,
  })

  /** A change of anything but the page begins at the first page. A search replaces its address: each letter is no step back. */
  const change = (changes: Partial<ListState>) =>
    setAddress(writeListState(meta, { ...state, page: 1, ...changes }), { replace: 'search' in changes })

  const sortBy = (field: string) =>
    change({ sort: { field, isDescending: sort.field === field ? !sort.isDescending : false } })

  return { state, answer, columns, fields, change, sortBy }
}
