import { useQuery } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'
import { textOf, type AnyDocument } from './document.ts'

/** A move that this person may take with a document as it stands; the action is the verb on its button. */
export type DeskMove = Methods['mela.desk.get_moves']['output'][number]

/** The moves of a document; asked anew after each save, which `modified` tells. */
export function useMoves(doctype: string, stored: AnyDocument | null, isWanted: boolean) {
  const name = textOf(stored?.['name'])
  return useQuery({
    queryKey: ['moves', doctype, name, textOf(stored?.['modified'])],
    queryFn: () => call('mela.desk.get_moves', { doctype, name }),
    enabled: isWanted && name !== '',
  })
}
