import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '#client'
import { useMutationCall } from '#client/react'
import type { Methods } from '#contract'
import { textOf, type AnyDocument, useForgetLists } from './document.ts'

export type DeskTransition = Methods['mela.desk.get_transitions']['output'][number]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the label of an action: 'mark_answered' becomes 'Mark answered'. */
export const verbOf = (action: string): string => capital(action.replaceAll('_', ' '))

interface Seen {
  doctype: string
  name: string
  modified: string
}

/** Query for a document's transitions, fetched again after each save because `modified` is part of the key. */
const movesOf = ({ doctype, name, modified }: Seen) =>
  queryOptions({
    queryKey: ['transitions', doctype, name, modified],
    queryFn: () => call('mela.desk.get_transitions', { doctype, name }),
  })

export function useTransitions(doctype: string, stored: AnyDocument | null, isWanted: boolean) {
  const name = textOf(stored?.['name'])
  const seen = { doctype, name, modified: textOf(stored?.['modified']) }
  return useQuery({ ...movesOf(seen), enabled: isWanted && name !== '' })
}

export function useTransitionsOfEach(documents: readonly Seen[]): readonly (readonly DeskTransition[])[] {
  return useQueries({
    queries: documents.map(movesOf),
    combine: (answers) => answers.map(({ data = [] }) => data),
  })
}

/** Applies a transition; refused when the document was saved since it was read. */
export const applyTransition = (seen: Seen & { action: string }) => call('mela.desk.apply_transition', seen)

interface Deleted {
  doctype: string
  name: string
}

export const restoreDocument = (deleted: Deleted): Promise<AnyDocument> =>
  call('mela.documents.restore', deleted)

export function useRestore() {
  const forgetLists = useForgetLists()
  return useMutationCall('mela.documents.restore', {
    onSuccess: (_, { doctype }) => forgetLists(doctype),
  })
}
