import { useEffect, useMemo, useState, type BaseSyntheticEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { resource } from '#client'
import type { DocMeta } from '../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../data/document/document.ts'
import { toMelaError } from '../../data/query-client.ts'
import {
  changedFields,
  formOf,
  formOfCopy,
  type CopiedValues,
  type FormValues,
} from '../../fields/form-value.ts'
import { isConflict, placeProblem } from '../../fields/server-problem.ts'
import { useTranslate } from '../../language/translate.ts'
import { type ConflictActions, mergeTyped } from './conflict/conflict.tsx'
import { ruleResolver } from './fields/form-problems.ts'
import { useOneSave } from './use-save.ts'

interface Options {
  meta: DocMeta
  document: AnyDocument | null
  copied: CopiedValues | null
  onSaved: (document: AnyDocument) => void
  /** Called after a refusal; `showAbove` shows the reason above the form, for errors of no visible field. */
  onRefused: (showAbove?: () => void) => void
}

function useCopied({ getValues, setValue }: UseFormReturn<FormValues>, copied: CopiedValues | null): void {
  useEffect(() => {
    if (copied === null) return
    const values = formOfCopy(copied)
    layOver({ setValue }, values, changedFields(getValues(), values))
  }, [copied, getValues, setValue])
}

function layOver(
  { setValue }: Pick<UseFormReturn<FormValues>, 'setValue'>,
  values: FormValues,
  names: readonly string[],
): void {
  for (const name of names) setValue(name, values[name] ?? '', { shouldDirty: true })
}

function useServerProblems({ subscribe, getFieldState, clearErrors }: UseFormReturn<FormValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined && getFieldState(name).error?.type === 'server') clearErrors(name)
        },
      }),
    [subscribe, getFieldState, clearErrors],
  )
}

function useRuledForm(meta: DocMeta, initial: FormValues) {
  const t = useTranslate()
  const resolver = useMemo(() => ruleResolver(meta, t), [meta, t])
  const form = useForm<FormValues>({
    defaultValues: initial,
    resolver,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  useServerProblems(form)
  return form
}

interface Newest {
  document: AnyDocument
  isOpen: boolean
}

function useNewest() {
  const [newest, setNewest] = useState<Newest | null>(null)
  const meet = (document: AnyDocument) =>
    setNewest((before) => ({ document, isOpen: before?.isOpen ?? false }))
  const openNewest = () => setNewest((before) => before && { ...before, isOpen: true })
  return { newest, setNewest, meet, openNewest }
}

export function useDocumentForm({ meta, document, copied, onSaved, onRefused }: Options) {
  const t = useTranslate()
  const [stored, setStored] = useState(document)
  const { newest, setNewest, meet, openNewest } = useNewest()
  const [problem, setProblem] = useState<string | null>(null)
  const initial = useMemo(() => formOf(meta, stored), [meta, stored])
  const form = useRuledForm(meta, initial)
  useCopied(form, copied)

  const show = (fresh: AnyDocument) => {
    setStored(fresh)
    setNewest(null)
    setProblem(null)
    form.reset(formOf(meta, fresh))
  }

  const refuse = async (failure: unknown) => {
    const error = toMelaError(failure)
    if (isConflict(error) && stored) {
      const document = await resource<AnyDocument>(meta.name).get(textOf(stored['name']))
      setNewest({ document, isOpen: true })
      return onRefused()
    }
    const { field, message } = placeProblem(meta, error, t)
    setProblem(field === null ? message : null)
    if (field !== null) form.setError(field, { type: 'server', message })
    onRefused(() => setProblem(message))
  }
  const refuseRules = () => onRefused()
  const begin = () => {
    setProblem(null)
    setNewest(null)
  }
  const { save, saving, isSaving } = useOneSave({ meta, form, begin, show, refuse, refuseRules })
  const saveOver = async (base: AnyDocument | null) => {
    if (saving() !== null) return
    const saved = await save(base)
    if (saved) onSaved(saved)
  }
  /** Saves the typed input and returns the stored document; null for a refusal, which is shown. */
  const saveTyped = async () => saving() ?? (form.formState.isDirty ? save(stored) : stored)

  const conflictActions: ConflictActions = {
    onTake: () => newest && show(newest.document),
    onMerge: () => {
      if (!newest) return
      const fresh = formOf(meta, newest.document)
      const merged = mergeTyped({ before: initial, typed: form.getValues(), newest: fresh })
      show(newest.document)
      layOver(form, merged, changedFields(fresh, merged))
    },
    onOverwrite: () => void saveOver(newest?.document ?? null),
  }

  return {
    ...{ form, stored, show, refuse, problem },
    ...{ newest, meet, openNewest, conflictActions, saveTyped },
    ...{ isSaving, isDirty: form.formState.isDirty },
    submit: (event?: BaseSyntheticEvent) => {
      event?.preventDefault()
      return saveOver(stored)
    },
  }
}
