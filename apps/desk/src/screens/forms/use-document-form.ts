import { useEffect, useMemo, useState, type BaseSyntheticEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { resource } from '#client'
import type { DocMeta } from '../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../data/document/document.ts'
import { asMelaError } from '../../data/query-client.ts'
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
  /** Null for a new document. */
  document: AnyDocument | null
  /** Values that a new document starts with, when it is a copy. */
  copied: CopiedValues | null
  onSaved: (document: AnyDocument) => void
  /** `showAbove` shows the reason above the form, where no shown field can. */
  onRefused: (showAbove?: () => void) => void
}

/** What a copy starts with counts as typed. */
function useCopied({ getValues, setValue }: UseFormReturn<FormValues>, copied: CopiedValues | null): void {
  useEffect(() => {
    if (copied === null) return
    const values = formOfCopy(copied)
    layOver({ setValue }, values, changedFields(getValues(), values))
  }, [copied, getValues, setValue])
}

/** Values that are not saved yet, over those that are. */
function layOver(
  { setValue }: Pick<UseFormReturn<FormValues>, 'setValue'>,
  values: FormValues,
  names: readonly string[],
): void {
  for (const name of names) setValue(name, values[name] ?? '', { shouldDirty: true })
}

/** What the server refused of a field, with a save or a step, is told until the field is changed. */
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

/** The document as somebody else has saved it meanwhile. */
interface Newest {
  document: AnyDocument
  /** It stands in the way of a save, or the person asked: both versions are shown. */
  isOpen: boolean
}

/** What somebody else has saved while this form was open. */
function useNewest() {
  const [newest, setNewest] = useState<Newest | null>(null)
  /** Somebody else saved while something was typed here: told, and shown when it is asked for. */
  const meet = (document: AnyDocument) =>
    setNewest((before) => ({ document, isOpen: before?.isOpen ?? false }))
  const openNewest = () => setNewest((before) => before && { ...before, isOpen: true })
  return { newest, setNewest, meet, openNewest }
}

/** A form over one document: what is typed, what is wrong with it, saving it, and what to do when somebody else did. */
export function useDocumentForm({ meta, document, copied, onSaved, onRefused }: Options) {
  const t = useTranslate()
  const [stored, setStored] = useState(document)
  const { newest, setNewest, meet, openNewest } = useNewest()
  const [problem, setProblem] = useState<string | null>(null)
  const initial = useMemo(() => formOf(meta, stored), [meta, stored])
  const form = useRuledForm(meta, initial)
  useCopied(form, copied)

  /** The document as the server has it now; whatever was typed is gone. */
  const show = (fresh: AnyDocument) => {
    setStored(fresh)
    setNewest(null)
    setProblem(null)
    form.reset(formOf(meta, fresh))
  }

  const refuse = async (failure: unknown) => {
    const error = asMelaError(failure)
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
  /** The document as it is stored once what is typed is saved; null where that was refused, and is told. */
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
