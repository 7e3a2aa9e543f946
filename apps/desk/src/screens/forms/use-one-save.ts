import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DocMeta } from '../../data/document/type-meta.ts'
import type { AnyDocument } from '../../data/document/document.ts'
import type { FormValues } from '../../fields/form-value.ts'
import { useSave } from './use-save.ts'

interface Options {
  meta: DocMeta
  form: UseFormReturn<FormValues>
  /** Told when what is typed keeps its rules, and is sent. */
  begin: () => void
  show: (fresh: AnyDocument) => void
  refuse: (failure: unknown) => Promise<void>
  refuseRules: () => void
}

/** Saves a form one save at a time: a second save, or a step, would meet the version that the first is about to replace. */
export function useOneSave({ meta, form, begin, show, refuse, refuseRules }: Options) {
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
    /** Answers what was saved over `base`; null where it was refused, and is told. */
    save,
    /** The answer of the save that is on its way; null while there is none. */
    saving: () => inFlight.current,
    isSaving: isPending,
  }
}
