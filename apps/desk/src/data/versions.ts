import { useQuery } from '@tanstack/react-query'
import { methodRequest, send } from '#client'

/** Field, what it was, what it is; money as a decimal. A secret says only that it changed. */
export type FieldChange = readonly [field: string, before: unknown, after: unknown]

/** What one save did, as far as this person may see it. */
export interface Version {
  name: string
  owner: string
  creation: string
  /** `restored` is a deletion undone. */
  kind?: 'created' | 'restored' | 'saved' | 'renamed' | 'merged'
  /** The action of the move that this save was. */
  move?: string | null
  /** The name before and after, where this is a change of name. */
  renamed?: readonly [before: string, after: string] | null
  changed: readonly FieldChange[]
  added: readonly (readonly [table: string, row: object])[]
  removed: readonly (readonly [table: string, row: object])[]
  row_changed: readonly (readonly [
    table: string,
    idx: number,
    name: string,
    changes: readonly FieldChange[],
  ])[]
}

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
    queryFn: () => send<Version[]>(methodRequest('mela.desk.get_versions', { doctype, name })),
    enabled: isWanted,
    placeholderData: (before) => before,
  })
}
