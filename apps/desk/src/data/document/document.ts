import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resource } from '#client'

export type AnyDocument = Record<string, unknown>

export function useDocument(doctype: string, name: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['document', doctype, name],
    queryFn: () => resource<AnyDocument>(doctype).get(name),
    enabled: isWanted,
    // A form is filled from it: a newer response must not overwrite what the user types.
    staleTime: Infinity,
    gcTime: 0,
  })
}

export function useForgetLists() {
  const client = useQueryClient()
  return (doctype: string) => {
    for (const queryKey of [['list', doctype], ['counts'], ['latest'], ['options', doctype]])
      void client.invalidateQueries({ queryKey })
  }
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
