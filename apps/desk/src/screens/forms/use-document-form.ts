import { useEffect, useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { resource } from '#client'
import type { DocMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { asMelaError } from '../../data/query-client.ts'
import { changedFields, formOf, type FormValues } from '../../fields/form-value.ts'
import { isConflict, placeProblem } from '../../fields/server-problem.ts'
import { useSay } from '../../language/say.ts'
import { keepTyped } from './keep-typed.ts'
import { ruleResolver } from './rule-resolver.ts'
import { useSave } from './use-save.ts'

interface Options {
  meta: DocMeta
  /** Null for a new document. */
  document: AnyDocument | null
  /** Values that a new document starts with, when it is a copy. */
  copied: FormValues | null
  onSaved: (document: AnyDocument) => void
  onRefused: () => void
}

/** What a copy starts with counts as typed. */
function useCopied({ setValue }: UseFormReturn<FormValues>, copied: FormValues | null): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(copied ?? {})) setValue(name, value, { shouldDirty: true })
  }, [copied, setValue])
}

/** A form over one document: what is typed, what is wrong with it, saving it, and what to do when somebody else did. */
export function useDocumentForm({ meta, document, copied, onSaved, onRefused }: Options) {
  const say = useSay()
  const [stored, setStored] = useState(document)
  const [newest, setNewest] = useState<AnyDocument | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSave()
  const resolver = useMemo(() => ruleResolver(meta, say), [meta, say])
  const initial = useMemo(() => formOf(meta, stored), [meta, stored])
  const form = useForm<FormValues>({
    defaultValues: initial,
    resolver,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })

  useCopied(form, copied)

  const refuse = async (failure: unknown) => {
    const error = asMelaError(failure)
    if (isConflict(error) && stored) {
      setNewest(await resource<AnyDocument>(meta.name).get(textOf(stored['name'])))
      return
    }
    const { field, message } = placeProblem(meta, error, say)
    if (field === null) setProblem(message)
    else form.setError(field, { type: 'server', message })
    onRefused()
  }

  const write = async (values: FormValues) => {
    setProblem(null)
    setNewest(null)
    try {
      const saved = await save.mutateAsync({ meta, stored, values })
      setStored(saved)
      form.reset(formOf(meta, saved))
      onSaved(saved)
    } catch (failure) {
      await refuse(failure)
    }
  }

  const loadNewest = () => {
    if (!newest) return
    const fresh = formOf(meta, newest)
    const kept = keepTyped({ before: initial, typed: form.getValues(), newest: fresh })
    form.reset(fresh)
    for (const name of changedFields(fresh, kept))
      form.setValue(name, kept[name] ?? '', { shouldDirty: true })
    setStored(newest)
    setNewest(null)
  }

  return {
    form,
    stored,
    problem,
    newest,
    loadNewest,
    isSaving: save.isPending,
    isDirty: form.formState.isDirty,
    submit: form.handleSubmit(write, onRefused),
  }
}
