import { useQueries } from '@tanstack/react-query'
import { call, type Filter } from '#client'

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
