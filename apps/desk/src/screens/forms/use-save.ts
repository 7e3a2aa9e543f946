import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MelaError, resource } from '#client'
import type { DocMeta } from '../../data/document/type-meta.ts'
import { textOf, useForgetLists, type AnyDocument } from '../../data/document/document.ts'
import { renewPageToken } from '../../data/user/session.ts'
import { changedFields, formOf, wireChanges, type FormValues } from '../../fields/form-value.ts'

interface Save {
  meta: DocMeta
  /** The document as it was last read; null for a new one. */
  stored: AnyDocument | null
  values: FormValues
}

function write({ meta, stored, values }: Save): Promise<AnyDocument> {
  const documents = resource<AnyDocument>(meta.name)
  if (stored === null) return documents.insert(wireChanges(meta, values, Object.keys(values)))
  const changed = changedFields(formOf(meta, stored), values)
  return documents.update(textOf(stored['name']), {
    ...wireChanges(meta, values, changed),
    modified: stored['modified'],
  })
}

/** Somebody may have signed in anew in another tab: then this page's token is old, and a fresh one is fetched once. */
async function writeWithFreshToken(save: Save): Promise<AnyDocument> {
  try {
    return await write(save)
  } catch (error) {
    if (!(error instanceof MelaError) || error.type !== 'CSRFTokenError') throw error
    await renewPageToken()
    return write(save)
  }
}

/** Saves what was changed, under the condition that nobody else saved in between. */
export function useSave() {
  const client = useQueryClient()
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: writeWithFreshToken,
    onSuccess: (document, { meta }) => {
      client.setQueryData(['document', meta.name, textOf(document['name'])], document)
      forgetLists(meta.name)
    },
  })
}
