import { useQuery } from '@tanstack/react-query'
import { methodRequest, send } from '#client'
import { textOf, type AnyDocument } from './document.ts'

/** A move that this person may take with a document as it stands. */
export interface DeskMove {
  /** The verb on its button. */
  action: string
  to: string
}

/** The moves of a document; asked anew after each save, which `modified` tells. */
export function useMoves(doctype: string, stored: AnyDocument | null, isWanted: boolean) {
  const name = textOf(stored?.['name'])
  return useQuery({
    queryKey: ['moves', doctype, name, textOf(stored?.['modified'])],
    queryFn: () => send<DeskMove[]>(methodRequest('mela.desk.get_moves', { doctype, name })),
    enabled: isWanted && name !== '',
  })
}
