import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { sendAnswers, type Sent } from '../form-calls.ts'
import { shownAnswers, shownIn } from '../definition/form-conditions.ts'
import type { FormDefinition, FormState } from '../definition/form-definition.ts'
import { writeDraft } from '../draft/form-drafts.ts'
import type { Answers, FormField } from '../definition/form-field.ts'
import { storeReceipt } from '../draft/receipts.ts'
import { loseDraft } from '../draft/use-server-draft.ts'
import { changedAnswers, textOf, typedAnswers, wireAnswers } from './wire-answers.ts'
import { MelaError } from '#client'
import { useAction, type Action } from '#client/react'

export type SendingState =
  { kind: 'filling' } | { kind: 'sending' } | { kind: 'waiting' } | { kind: 'refused'; message: string }

interface SendingSource {
  definition: FormDefinition
  fields: readonly FormField[]
  draftId: string
  stored: Answers | null
  receipt: string
  onSent: (sent: Sent) => void
  onShut: (state: FormState) => void
  onFieldRefused: (field: string) => void
}

/**
 * Sends a form once however often its button is tapped; after a failure it waits and is sent when the connection
 * returns.
 */
export function useSending(form: UseFormReturn<Answers>, source: SendingSource, wasWaiting: boolean) {
  const t = useTranslate()
  const { today } = useVisit()
  /** An earlier visit left the form waiting. */
  const [isLeftWaiting, setIsLeftWaiting] = useState(wasWaiting)
  const handleRefusal = (refusal: Refusal) => {
    if (refusal.kind === 'shut') return source.onShut(refusal.state)
    if (refusal.kind === 'waiting') writeDraft(source.draftId, { isWaiting: true })
    if (refusal.kind !== 'field') return
    form.setError(refusal.field, { type: 'server', message: refusal.message })
    source.onFieldRefused(refusal.field)
  }
  const sending = useAction(undefined, (error) => handleRefusal(refusalOf(error, source.fields, t)))
  const send = async () => {
    await sending.ask(async () => source.onSent(await sendInAnyCase(source, form.getValues(), today)))
  }
  const state: SendingState = outcomeOf(sending, source.fields, t) ?? {
    kind: isLeftWaiting ? 'waiting' : 'filling',
  }
  useSentWhenOnline(state.kind === 'waiting', send)
  const reset = () => {
    sending.reset()
    setIsLeftWaiting(false)
  }
  return { state, send, reset }
}

/** Returns undefined while nothing was sent on this visit. */
function outcomeOf(
  { isBusy, error }: Action,
  fields: readonly FormField[],
  t: Translate,
): SendingState | undefined {
  if (isBusy) return { kind: 'sending' }
  if (!(error instanceof MelaError)) return undefined
  const refusal = refusalOf(error, fields, t)
  return refusal.kind === 'waiting' || refusal.kind === 'refused' ? refusal : { kind: 'filling' }
}

async function sendInAnyCase(source: SendingSource, answers: Answers, today: string): Promise<Sent> {
  try {
    return await sendForm(source, answers, today)
  } catch (error) {
    if (source.stored !== null || !loseDraft(source.draftId, error)) throw error
    return sendForm(source, answers, today)
  }
}

async function sendForm(source: SendingSource, answers: Answers, today: string): Promise<Sent> {
  const { definition, draftId, stored, receipt } = source
  const draft = writeDraft(draftId, { answers })
  const sent = await sendAnswers({
    web_form: definition.name,
    data: dataOf(source, answers, today),
    idempotency_key: draft.key,
    upload_ticket: draft.ticket?.name,
    draft: draft.serverDraft?.draft,
    receipt_token: stored === null ? draft.serverDraft?.receipt : receipt || undefined,
  })
  const { route } = definition
  storeReceipt({ route, name: textOf(sent.name), token: sent.receipt_token ?? '', at: Date.now() })
  return sent
}

/** Returns the visible answers; for a changed document, only those that differ. */
function dataOf({ fields, stored }: SendingSource, answers: Answers, today: string): Answers {
  const wire = wireAnswers(fields, answers)
  const shown = shownAnswers(wire, shownIn(fields, wire, today))
  if (stored === null) return shown
  const before = wireAnswers(fields, typedAnswers(fields, stored))
  return { ...changedAnswers(shown, before), name: stored['name'], modified: stored['modified'] }
}

function useSentWhenOnline(isWaiting: boolean, send: () => Promise<void>): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (!isWaiting) return
    const handleOnline = () => void latest.current()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [isWaiting])
}

export type Refusal =
  | { kind: 'waiting' }
  /** The form takes nothing any more. */
  | { kind: 'shut'; state: FormState }
  | { kind: 'field'; field: string; message: string }
  | { kind: 'refused'; message: string }

const states: Readonly<Record<string, FormState>> = {
  'forms.full': 'full',
  'forms.closed': 'closed',
  // The form was unpublished while it was filled in, which reads as closed.
  'forms.not_found': 'closed',
  'forms.not_open_yet': 'not open yet',
  'forms.sign_in': 'sign in',
}

export function refusalOf(error: unknown, fields: readonly FormField[], t: Translate): Refusal {
  if (!(error instanceof MelaError)) throw error
  if (error.isOffline || error.status >= 500) return { kind: 'waiting' }
  const state = states[error.code]
  if (state !== undefined) return { kind: 'shut', state }
  const field = fields.find(({ fieldname }) => fieldname === error.field)
  if (field) return { kind: 'field', field: field.fieldname, message: fieldText(error, field, t) }
  return { kind: 'refused', message: text(error, t) }
}

function fieldText({ code, message }: MelaError, { label }: FormField, t: Translate): string {
  if (code === 'documents.mandatory') return t('forms.missing', { field: label })
  if (code === 'documents.not_unique') return t('forms.not_unique', { field: label })
  return code === 'forms.foreign_file' ? t('forms.file_missing') : message
}

function text({ code, message, status }: MelaError, t: Translate): string {
  if (status === 429) return t('forms.too_many')
  if (code === 'forms.sent_already') return t('forms.sent_already')
  if (code === 'forms.wrong_receipt') return t('forms.receipt_over')
  if (code === 'documents.changed_meanwhile' || status === 409) return t('forms.changed_meanwhile')
  return t('forms.refused', { reason: message })
}
