import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, resource, type Filter } from '#client'
import type { Methods } from '#contract'

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

const keyOf = (doctype: string) => ['views', doctype]

/** This person's views of a type, then those that others share. */
export function useViews(doctype: string) {
  return useQuery({
    queryKey: keyOf(doctype),
    queryFn: () => call('mela.saved_views.get_views', { doctype }),
  })
}

/** What changes the views of a type; afterwards they are asked again before anything else happens. */
function useViewChange<Input, Answer>(doctype: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => {
      const answer = await change(input)
      await client.invalidateQueries({ queryKey: keyOf(doctype) })
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
