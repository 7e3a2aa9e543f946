import { useMutation } from '@tanstack/react-query'
import { call } from '#client'
import { useForgetLists, type AnyDocument } from './document.ts'

interface Deleted {
  doctype: string
  name: string
}

/** Brings back a document that this person has just deleted, as it was. */
export const restoreDocument = (deleted: Deleted): Promise<AnyDocument> =>
  call('mela.documents.restore', deleted)

export function useRestore() {
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: restoreDocument,
    onSuccess: (_, { doctype }) => forgetLists(doctype),
  })
}
