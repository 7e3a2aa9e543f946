import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resource } from '#client'

/** A document of any type, as the wire has it. What it does not hold is left out. */
export type AnyDocument = Record<string, unknown>

export function useDocument(doctype: string, name: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['document', doctype, name],
    queryFn: () => resource<AnyDocument>(doctype).get(name),
    enabled: isWanted,
    // A form is filled from it: a newer answer must not come in under somebody's hands.
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** After a change, everything that counts or lists documents is asked again. */
export function useForgetLists() {
  const client = useQueryClient()
  return (doctype: string) => {
    for (const queryKey of [['list', doctype], ['counts'], ['latest'], ['options', doctype]])
      void client.invalidateQueries({ queryKey })
  }
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
