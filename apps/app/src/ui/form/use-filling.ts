import { useEffect, useId, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useSettings } from '../../data/site.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Sent } from './form-calls.ts'
import type { FormSurroundings } from './form-context.ts'
import { fieldsOf, type FormDefinition, type FormState } from './definition/form-definition.ts'
import { draftId, writeDraft, readDraft, type FormDraft } from './draft/form-drafts.ts'
import { fieldId } from './form-field-view.tsx'
import type { Answers, FormField } from './definition/form-field.ts'
import { formResolver } from './definition/form-resolver.ts'
import { focusField } from './problem-summary.tsx'
import { isNeeded, shownAnswers, shownIn } from './definition/form-conditions.ts'
import { formSteps } from './steps/form-steps.ts'
import { wireAnswers, emptyAnswers, textOf, typedAnswers } from './submission/wire-answers.ts'
import { useDraftAutosave, useRowsFromTheirPage } from './draft/use-draft-autosave.ts'
import { useSending } from './submission/use-sending.ts'
import { forgetOnServer, saveOnServer, useDraftFromElsewhere } from './draft/use-server-draft.ts'

export interface FillingSource {
  definition: FormDefinition
  stored: Answers | null
  receipt: string
  onSent: (sent: Sent) => void
  onShut: (state: FormState) => void
}

export function useFilling({ definition, stored, receipt, onSent, onShut }: FillingSource) {
  const formId = useId()
  const fields = useMemo(() => fieldsOf(definition), [definition])
  const document = stored === null ? null : textOf(stored['name'])
  const id = draftId(definition.route, document)
  const [draft] = useState(() => readDraft(id))
  const [isRestored, setIsRestored] = useState(draft !== null)
  const { form, uploading } = useAnswers(fields, () => firstFormAnswers({ fields, stored, draft }))
  const steps = useFormSteps(form, fields, draft?.step ?? '')
  const autosave = useDraftAutosave(form, id, draft?.at ?? null)
  useRowsFromTheirPage(form, id, fields)
  useDraftFromElsewhere(definition, draft === null && stored === null, (data, name) => {
    if (readDraft(id) !== null) return
    form.reset(typedAnswers(fields, { ...emptyAnswers(fields), ...data }))
    writeDraft(id, { answers: form.getValues(), serverDraft: { draft: name, receipt: '' } })
    setIsRestored(true)
  })

  const show = useShownField(formId, steps)
  const handleSent = (sent: Sent) => {
    autosave.forget()
    onSent(sent)
  }
  const sending = useSending(
    form,
    { definition, fields, draftId: id, stored, receipt, onSent: handleSent, onShut, onFieldRefused: show },
    draft?.isWaiting ?? false,
  )
  const navigation = useStepNavigation({ form, steps, show, send: sending.send }, (name) => {
    writeDraft(id, { answers: form.getValues(), step: name })
    if (stored === null && definition.allow_incomplete === 1)
      void saveOnServer(definition, id, wireAnswers(fields, form.getValues()))
  })
  const anew = () => {
    forgetOnServer(definition, id)
    autosave.forget()
    form.reset(stored === null ? emptyAnswers(fields) : typedAnswers(fields, stored))
    steps.open('')
    setIsRestored(false)
    sending.reset()
  }
  const surroundings = useSurroundings(definition, {
    draftId: id,
    document,
    uploading,
    flush: autosave.flush,
  })
  return {
    ...{ form, formId, steps, autosave, sending, isRestored, surroundings, anew, going: navigation },
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      if (sending.state.kind !== 'sending') void navigation.on()
    },
  }
}

export type Filling = ReturnType<typeof useFilling>

function useAnswers(fields: ReturnType<typeof fieldsOf>, first: () => Answers) {
  const t = useTranslate()
  const { today } = useVisit()
  const [uploading] = useState(() => new Set<string>())
  const [defaultValues] = useState(first)
  const form = useForm<Answers>({
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver({ fields, today, t, uploading }),
  })
  return { form, uploading }
}

function useShownField(formId: string, steps: ReturnType<typeof useFormSteps>) {
  const [wanted, setWanted] = useState<{ field: string } | null>(null)
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  })
  useEffect(() => {
    if (wanted) focusField(fieldId(formId, wanted.field))
  }, [wanted, formId])
  return (field: string) => {
    const step = latest.current.steps[latest.current.stepWith(field)]
    if (step) latest.current.open(step.name)
    setWanted({ field })
  }
}

interface NavigationOptions {
  form: UseFormReturn<Answers>
  steps: ReturnType<typeof useFormSteps>
  show: (field: string) => void
  send: () => Promise<void>
}

function useStepNavigation({ form, steps, show, send }: NavigationOptions, onMoved: (step: string) => void) {
  const [tried, setTried] = useState(-1)
  const next = steps.steps[steps.index + 1]
  const before = steps.steps[steps.index - 1]
  const move = (name: string) => {
    steps.open(name)
    onMoved(name)
  }
  const on = async () => {
    const names = steps.step?.fields.map(({ fieldname }) => fieldname) ?? []
    setTried(steps.index)
    const isGood = next ? await form.trigger(names) : await form.trigger()
    const isWrong = (name: string) => form.getFieldState(name).invalid
    const wrong = isGood ? undefined : firstWrong(steps.steps, isWrong, next ? names : null)
    if (wrong !== undefined) {
      setTried(steps.stepWith(wrong))
      return show(wrong)
    }
    if (next) move(next.name)
    else await send()
  }
  return {
    on,
    back: () => before && move(before.name),
    isLast: next === undefined,
    isTried: tried === steps.index,
  }
}

function firstWrong(
  steps: ReturnType<typeof useFormSteps>['steps'],
  isWrong: (name: string) => boolean,
  among: readonly string[] | null,
): string | undefined {
  const names = steps.flatMap((step) => step.fields.map(({ fieldname }) => fieldname))
  return names.find((name) => isWrong(name) && (among === null || among.includes(name)))
}

type Own = Pick<FormSurroundings, 'draftId' | 'document' | 'uploading' | 'flush'>

function useSurroundings(definition: FormDefinition, own: Own): FormSurroundings {
  const currency = useSettings()?.currency ?? 'INR'
  const { name, route, max_attachment_size: largestFile = 10 } = definition
  return { webForm: name, route, table: '', currency, largestFile, ...own }
}

function useFormSteps(form: UseFormReturn<Answers>, fields: readonly FormField[], first: string) {
  const { today } = useVisit()
  const [name, setName] = useState(first)
  const answers = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const wire = wireAnswers(fields, answers)
  const shown = shownIn(fields, wire, today)
  const doc = shownAnswers(wire, shown)
  const steps = formSteps(fields, shown)
  const index = Math.max(
    0,
    steps.findIndex((step) => step.name === name),
  )
  return {
    steps,
    index,
    step: steps[index],
    open: setName,
    isNeeded: (field: FormField) => isNeeded(field, doc, today),
    /** Index of the step that holds a field; -1 for a hidden one. */
    stepWith: (fieldname: string) =>
      steps.findIndex((step) => step.fields.some((field) => field.fieldname === fieldname)),
  }
}

interface Sources {
  fields: readonly FormField[]
  stored: Answers | null
  draft: FormDraft | null
}

/** Returns the first answers: the defaults or the sent document, overridden by the device's draft. */
export function firstFormAnswers({ fields, stored, draft }: Sources): Answers {
  const base = stored === null ? emptyAnswers(fields) : typedAnswers(fields, stored)
  if (draft === null) return base
  const known = new Set(fields.map(({ fieldname }) => fieldname))
  const typed = Object.entries(draft.answers).filter(([field]) => known.has(field))
  const lost = draft.ticket === undefined ? lostFiles(fields, base) : {}
  return { ...base, ...Object.fromEntries(typed), ...lost }
}

/** Returns the stored values of the file fields: files that were uploaded but not sent expired with their ticket. */
function lostFiles(fields: readonly FormField[], base: Answers): Answers {
  const files = fields.filter(({ fieldtype }) => fieldtype.startsWith('Attach'))
  return Object.fromEntries(files.map(({ fieldname }) => [fieldname, base[fieldname]]))
}
