import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '#client'
import { useMutationCall } from '#client/react'
import type { Methods } from '#contract'
import { textOf, type AnyDocument, useForgetLists } from './document.ts'

/** A move that this person may take with a document as it stands; the action is the verb on its button. */
export type DeskMove = Methods['mela.desk.get_transitions']['output'][number]

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** 'mark_answered' as a person says it: 'Mark answered'. */
export const verbOf = (action: string): string => capital(action.replaceAll('_', ' '))

/** A document as it was seen. */
interface Seen {
  doctype: string
  name: string
  modified: string
}

/** Asked anew after each save, which `modified` tells. */
const movesOf = ({ doctype, name, modified }: Seen) =>
  queryOptions({
    queryKey: ['moves', doctype, name, modified],
    queryFn: () => call('mela.desk.get_transitions', { doctype, name }),
  })

/** The moves of a document. */
export function useMoves(doctype: string, stored: AnyDocument | null, isWanted: boolean) {
  const name = textOf(stored?.['name'])
  const seen = { doctype, name, modified: textOf(stored?.['modified']) }
  return useQuery({ ...movesOf(seen), enabled: isWanted && name !== '' })
}

/** The moves of several documents, in their order; none of those that are not known yet. */
export function useMovesOfEach(documents: readonly Seen[]): readonly (readonly DeskMove[])[] {
  return useQueries({
    queries: documents.map(movesOf),
    combine: (answers) => answers.map(({ data = [] }) => data),
  })
}

/** Takes a move by its action, under the condition that nobody else saved in between. */
export const applyMove = (seen: Seen & { action: string }) => call('mela.desk.apply_transition', seen)

interface Deleted {
  doctype: string
  name: string
}

/** Brings back a document that this person has just deleted, as it was. */
export const restoreDocument = (deleted: Deleted): Promise<AnyDocument> =>
  call('mela.documents.restore', deleted)

export function useRestore() {
  const forgetLists = useForgetLists()
  return useMutationCall('mela.documents.restore', {
    onSuccess: (_, { doctype }) => forgetLists(doctype),
  })
}
