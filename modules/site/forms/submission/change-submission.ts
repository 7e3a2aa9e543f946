import type { Context } from '#framework/context'
import type { DocType } from '#framework/doctypes'
import { File } from '#framework/files'
import { hashSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { FormSubmission } from './form-submission.doctype.ts'
import { mayOpen, submissionOf, type SubmissionOpener, type Submission } from './form-submission.queries.ts'
import { findTicket } from '../upload/upload-ticket.queries.ts'
import { lockForm, requireOpen, type FormInUse } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { clockIn, daysAfter } from '../form/form-state.rules.ts'
import { personOf, isReceipt, newReceipt, decryptReceipt } from './sender.rules.ts'
import { readValues } from './read-values.rules.ts'
import { answerFor, writeDocument, type Proof } from './submit-form.ts'
import { needsReceipt, consumeFormLimit, type Sent } from './submission-context.ts'

type Values = Readonly<Record<string, unknown>>

interface Target {
  readonly type: DocType
  readonly name: string
}

interface Change extends SubmissionOpener {
  readonly name: string
  readonly timeZone: string
  readonly inUse: FormInUse
  readonly submission: Submission
  readonly sent: Sent
}

/** True for a repeated change with the same key, whose receipt is the last but one. */
async function isRepeated(
  { documents }: SubmissionOpener,
  submission: Submission,
  sent: Sent,
): Promise<boolean> {
  if (sent.key === null || submission.last_change_key !== hashSecret(sent.key)) return false
  const previous = await documents.asSystem().secret(FormSubmission, submission.name, 'previous_receipt_hash')
  return isReceipt(sent.receipt, previous)
}

async function answerAgain({ name, documents, inUse, submission, sent }: Change): Promise<Values> {
  const system = documents.asSystem()
  const document = await system.get(inUse.target, submission.document_name ?? '')
  const encrypted = await system.secret(FormSubmission, submission.name, 'encrypted_receipt')
  if (encrypted === null || sent.key === null) throw formsErrors.wrong_receipt()
  const { open_until } = submission
  return answerFor(inUse, document, { name, token: decryptReceipt(encrypted, sent.key), open_until })
}

async function requireSamePerson({ documents, inUse, submission }: Change, person: string | null) {
  if (person === null || person === submission.person) return
  const others = await documents.asSystem().count(FormSubmission, {
    filters: [
      ['web_form', '=', inUse.form.name],
      ['person', '=', person],
      ['name', '!=', submission.name],
    ],
  })
  if (others > 0) throw formsErrors.sent_already(inUse.form.title)
}

async function renewReceipt(change: Change, person: string | null): Promise<Proof | null> {
  const { documents, inUse, submission, timeZone, sent, name } = change
  const system = documents.asSystem()
  if (!needsReceipt(inUse, documents)) {
    await system.save(FormSubmission, submission.name, { person })
    return null
  }
  const { token, receipt_hash, encrypted_receipt } = newReceipt(sent.key)
  const open_until = daysAfter(timeZone, documents.now, inUse.form.edit_days)
  await system.save(FormSubmission, submission.name, {
    ...{ person, open_until, receipt_hash, encrypted_receipt },
    previous_receipt_hash: sent.receipt === null ? null : hashSecret(sent.receipt),
    last_change_key: sent.key === null ? null : hashSecret(sent.key),
  })
  return { name, token, open_until }
}

async function makeChange(change: Change): Promise<Values> {
  const { documents, inUse, submission, sent, clock } = change
  const { form, asked, target } = inUse
  if (form.allow_edit === 0) throw formsErrors.no_editing()
  requireOpen(inUse, documents, change.timeZone)
  const stored = await documents.asSystem().lock(target, submission.document_name ?? '')
  const values = readValues({ form, asked, sent: sent.data, stored, today: documents.today })
  const { user } = documents.caller
  const person = personOf(form, values, { user, isGuest: isGuest(documents.caller) })
  await requireSamePerson(change, person)
  const ticket = await findTicket(documents, sent.ticket, clock)
  const { modified } = sent.data
  const seen = typeof modified === 'string' ? { modified } : {}
  const written = { documents, inUse, values: { ...values, ...seen }, stored, ticket: ticket?.name ?? null }
  const document = await writeDocument(written)
  return answerFor(inUse, document, await renewReceipt(change, person))
}

/** Operation on an accessible submission, inside the transaction with all locks. */
type Work = (change: Change) => Promise<Values>

interface Request {
  readonly ctx: Context
  readonly target: Target
  readonly sent: Sent
}

/** Opens a submission for a change; null when the caller has no access, without revealing more. */
async function whileOpen({ ctx, target, sent }: Request, work: Work): Promise<Values | null> {
  const { type, name } = target
  const { site, documents } = ctx
  const { timeZone } = site.settings
  const clock = clockIn(timeZone, documents.now)
  const found = await submissionOf(documents, type, name)
  if (!found) return null
  const opening: SubmissionOpener = { documents, receipt: sent.receipt, clock }
  if (!(await mayOpen(opening, found)) && !(await isRepeated(opening, found, sent))) return null
  await consumeFormLimit(ctx, found.web_form)
  return site.write(documents.caller, async (inside) => {
    const inUse = await lockForm(inside, found.web_form)
    const submission = await inside.asSystem().lock(FormSubmission, found.name)
    const change: Change = {
      name,
      documents: inside,
      receipt: sent.receipt,
      clock,
      timeZone,
      inUse,
      submission,
      sent,
    }
    if (await isRepeated(change, submission, sent)) return answerAgain(change)
    if (!(await mayOpen(change, submission))) throw formsErrors.wrong_receipt()
    return work(change)
  })
}

/** Changes a submission, for holders of its receipt and its signed-in author; null for others. */
export function changeSent(ctx: Context, target: Target, sent: Sent): Promise<Values | null> {
  return whileOpen({ ctx, target, sent }, makeChange)
}

async function takeBack({ name: asked, documents, inUse, submission }: Change): Promise<Values> {
  if (inUse.form.allow_delete === 0) throw formsErrors.no_deleting()
  const system = documents.asSystem()
  const name = submission.document_name ?? ''
  const where = { attached_to_doctype: inUse.target.name, attached_to_name: name }
  for (const file of await system.find(File, { where, fields: ['name'] }))
    await system.delete(File, file.name)
  await system.delete(inUse.target, name)
  await system.save(FormSubmission, submission.name, { state: 'withdrawn', person: null, receipt_hash: null })
  return { name: asked }
}

/** Withdraws a submission with its files; null without access. */
export function withdrawSent(ctx: Context, target: Target, sent: Sent): Promise<Values | null> {
  return whileOpen({ ctx, target, sent }, takeBack)
}
