import { useMutation, useQueryClient, useQueries } from '@tanstack/react-query'
import { call, resource, type Filter, methodRequest } from '#client'
import type { Methods } from '#contract'
import { useCallback, useState, useMemo } from 'react'
import { useCall } from '#client/react'
import { saveChoice, readChoice } from '../device.ts'
import { readSession } from '../user/session.ts'

/** Saved view in the server's terms; empty columns are the usual ones, an empty sort is the type's own. */
export type SavedView = Methods['mela.saved_views.get_views']['output'][number]

/** View to save; a view of the same title is overwritten. */
export interface ViewDraft {
  title: string
  columns: readonly string[]
  filters: readonly Filter[]
  sort: string
  is_shared: 0 | 1
}

const viewsKey = (doctype: string) => ['views', doctype]

export function useViews(doctype: string) {
  return useCall(methodRequest('mela.saved_views.get_views', { doctype }), { scope: viewsKey(doctype) })
}

function useViewChange<Input, Answer>(doctype: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => {
      const answer = await change(input)
      await client.invalidateQueries({ queryKey: viewsKey(doctype) })
      return answer
    },
  })
}

export const useSaveView = (doctype: string) =>
  useViewChange(doctype, (draft: ViewDraft) => call('mela.saved_views.save_view', { doctype, ...draft }))

export const useRenameView = (doctype: string) =>
  useViewChange(doctype, ({ name, title }: Pick<SavedView, 'name' | 'title'>) =>
    resource('Saved View').update(name, { title }),
  )

export const useDeleteView = (doctype: string) =>
  useViewChange(doctype, (name: string) => call('mela.saved_views.delete_view', { name }))

const firstViewKey = (doctype: string): string => `mela.desk.view.${readSession()?.user ?? ''}.${doctype}`

export function useFirstView(doctype: string) {
  const [name, setName] = useState(() => readChoice(firstViewKey(doctype)) ?? '')
  const choose = useCallback(
    (chosen: string) => {
      saveChoice(firstViewKey(doctype), chosen)
      setName(chosen)
    },
    [doctype],
  )
  return { name, choose }
}

/** Maximum number of views with a count: each count is a request. */
const mostCounted = 8

export function useViewCounts(doctype: string, conditions: readonly (readonly Filter[])[]) {
  return useQueries({
    queries: conditions.slice(0, mostCounted).map((filters) => ({
      queryKey: ['view-counts', doctype, filters],
      queryFn: () => call('mela.desk.get_count', { doctype, filters }),
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })
}

const columnsKey = (doctype: string): string => `mela.desk.columns.${readSession()?.user ?? ''}.${doctype}`

export function readNames(stored: string | null): string[] | null {
  if (stored === null || stored === '') return null
  return stored.split(',').filter((name) => /^\w+$/.test(name))
}

/** Returns the user's columns for a type on this device; null for the type's own. */
export function useColumnsChoice(doctype: string) {
  const [stored, setStored] = useState(() => readChoice(columnsKey(doctype)))
  const names = useMemo(() => readNames(stored), [stored])
  const choose = useCallback(
    (chosen: readonly string[] | null) => {
      const text = chosen?.join(',') ?? ''
      saveChoice(columnsKey(doctype), text)
      setStored(text)
    },
    [doctype],
  )
  return { names, choose }
}
