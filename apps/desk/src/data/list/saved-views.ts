import { useMutation, useQueryClient, useQueries } from '@tanstack/react-query'
import { call, resource, type Filter } from '#client'
import type { Methods } from '#contract'
import { useCallback, useState, useMemo } from 'react'
import { useCall } from '#client/react'
import { saveChoice, readChoice } from '../device.ts'
import { readSession } from '../user/session.ts'

/** A list as somebody likes to see it, in the server's words: no columns are the usual ones, no sort is the type's own. */
export type SavedView = Methods['mela.saved_views.get_views']['output'][number]

/** What is kept of a list. A view of the same title is changed. */
export interface ViewDraft {
  title: string
  columns: readonly string[]
  filters: readonly Filter[]
  sort: string
  is_shared: 0 | 1
}

const viewsKey = (doctype: string) => ['views', doctype]

/** This person's views of a type, then those that others share. */
export function useViews(doctype: string) {
  return useCall('mela.saved_views.get_views', { doctype }, { scope: viewsKey(doctype) })
}

/** What changes the views of a type; afterwards they are asked again before anything else happens. */
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

/** Answers the view's name. */
export const useSaveView = (doctype: string) =>
  useViewChange(doctype, (draft: ViewDraft) => call('mela.saved_views.save_view', { doctype, ...draft }))

export const useRenameView = (doctype: string) =>
  useViewChange(doctype, ({ name, title }: Pick<SavedView, 'name' | 'title'>) =>
    resource('Saved View').update(name, { title }),
  )

export const useDeleteView = (doctype: string) =>
  useViewChange(doctype, (name: string) => call('mela.saved_views.delete_view', { name }))

const firstViewKey = (doctype: string): string => `mela.desk.view.${readSession()?.user ?? ''}.${doctype}`

/** The view with which the list of a type opens for this person, on this device; empty for none. */
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

/** Views beyond these are shown without their numbers: each is a question of its own. */
const mostCounted = 8

/** How many documents each of these conditions leaves; undefined where nobody knows yet. */
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

/** What was kept under a key; null where nothing was, or where it is no list of names. */
export function readNames(stored: string | null): string[] | null {
  if (stored === null || stored === '') return null
  return stored.split(',').filter((name) => /^\w+$/.test(name))
}

/** The columns that this person chose for the lists of a type, on this device; null while the type's own are good. */
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
