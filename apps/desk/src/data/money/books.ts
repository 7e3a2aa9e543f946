import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'

/** One look through the books. */
export type BooksRun = NonNullable<Methods['mela.books.get_latest']['output']>

export type BooksCheck = BooksRun['checks'][number]

export type BooksFault = BooksCheck['faults'][number]

const key = (language: string) => ['money', 'books', language]

/** The latest look through the books; null while there was none. */
export function useBooks(language: string) {
  return useQuery({
    queryKey: key(language),
    queryFn: async () => (await call('mela.books.get_latest', {})) ?? null,
  })
}

/** Looks through the books now. */
export function useCheckBooks(language: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('mela.books.run', {}),
    onSettled: () => client.invalidateQueries({ queryKey: key(language) }),
  })
}
