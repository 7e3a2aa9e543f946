import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MelaError, resource } from '#client'
import type { DocMeta } from '../../data/document/type-meta.ts'
import { textOf, useForgetLists, type AnyDocument } from '../../data/document/document.ts'
import { renewPageToken } from '../../data/user/session.ts'
import { changedFields, formOf, wireChanges, type FormValues } from '../../fields/form-value.ts'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

interface Save {
  meta: DocMeta
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

/** Repeats a refused save once with a new page token, because the user may have signed in again in another tab. */
async function writeWithFreshToken(save: Save): Promise<AnyDocument> {
  try {
    return await write(save)
  } catch (error) {
    if (!(error instanceof MelaError) || error.type !== 'CSRFTokenError') throw error
    await renewPageToken()
    return write(save)
  }
}

/** Saves the changes; refused when the document was saved since it was read. */
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

interface OneSaveOptions {
  meta: DocMeta
  form: UseFormReturn<FormValues>
  begin: () => void
  show: (fresh: AnyDocument) => void
  refuse: (failure: unknown) => Promise<void>
  refuseRules: () => void
}

/** Runs one save at a time: a second save or step would conflict with the version that the first creates. */
export function useOneSave({ meta, form, begin, show, refuse, refuseRules }: OneSaveOptions) {
  const { mutateAsync, isPending } = useSave()
  const inFlight = useRef<Promise<AnyDocument | null> | null>(null)

  const write = async (base: AnyDocument | null): Promise<AnyDocument | null> => {
    const saved: AnyDocument[] = []
    const send = async (values: FormValues) => {
      begin()
      try {
        const fresh = await mutateAsync({ meta, stored: base, values })
        show(fresh)
        saved.push(fresh)
      } catch (failure) {
        await refuse(failure)
      }
    }
    await form.handleSubmit(send, refuseRules)()
    return saved[0] ?? null
  }

  const save = (base: AnyDocument | null): Promise<AnyDocument | null> => {
    inFlight.current ??= write(base).finally(() => {
      inFlight.current = null
    })
    return inFlight.current
  }

  return {
    /** Saves over `base` and returns the result; null for a refusal, which is shown. */
    save,
    /** Returns the result of the running save; null for none. */
    saving: () => inFlight.current,
    isSaving: isPending,
  }
}
