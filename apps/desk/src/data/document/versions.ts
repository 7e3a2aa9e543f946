import { useQuery } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'

/** What one save did, as far as this person may see it. */
export type Version = Methods['mela.desk.get_versions']['output'][number]

/** Field, what it was, what it is; money as a decimal. A secret says only that it changed. */
export type FieldChange = Version['changed'][number]

interface Asked {
  doctype: string
  name: string
  /** When the document changed last: after each save its versions are others. */
  modified: string
  isWanted: boolean
}

/** What happened to a document, the newest first. */
export function useVersions({ doctype, name, modified, isWanted }: Asked) {
  return useQuery({
    queryKey: ['versions', doctype, name, modified],
    queryFn: () => call('mela.desk.get_versions', { doctype, name }),
    enabled: isWanted,
    placeholderData: (before) => before,
  })
}
