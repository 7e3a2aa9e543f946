import { useQuery } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'

/** What hangs on a document: how many documents of which types name it. */
export type Connected = Methods['mela.desk.get_connections']['output']

export type Connection = Connected['connections'][number]

interface Asked {
  doctype: string
  name: string
  /** When the document changed last: a step may have made others. */
  modified: string
}

export function useConnections({ doctype, name, modified }: Asked) {
  return useQuery({
    queryKey: ['connections', doctype, name, modified],
    queryFn: () => call('mela.desk.get_connections', { doctype, name }),
    placeholderData: (before, query) => (query?.queryKey[2] === name ? before : undefined),
  })
}
