import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { methodRequest, send } from '#client'

export interface BooksFault {
  type: string | null
  name: string | null
  problem: string
}

export interface BooksCheck {
  check: string
  title: string
  fault_count: number
  faults: BooksFault[]
}

/** One look through the books. */
export interface BooksRun {
  name: string
  started: string
  ended: string
  ok: 0 | 1
  fault_count: number
  checks: BooksCheck[]
}

const key = (language: string) => ['money', 'books', language]

/** The latest look through the books; null while there was none. */
export function useBooks(language: string) {
  return useQuery({
    queryKey: key(language),
    queryFn: async () => (await send<BooksRun | undefined>(methodRequest('mela.books.get_latest'))) ?? null,
  })
}

/** Looks through the books now. */
export function useCheckBooks(language: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send<{ name: string; ok: 0 | 1 }>(methodRequest('mela.books.run')),
    onSettled: () => client.invalidateQueries({ queryKey: key(language) }),
  })
}
