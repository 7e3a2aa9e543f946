import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { guest, isGuest } from '#framework/permissions'
import { hasCome } from '../form/form-state.rules.ts'
import { isReceipt } from './sender.rules.ts'
import { FormSubmission } from './form-submission.doctype.ts'

export type Submission = Doc<typeof FormSubmission>

export interface SubmissionOpener {
  readonly documents: Documents
  readonly receipt: string | null
  /** Local time of the site. */
  readonly clock: string
}

/** Returns the caller's access. Guests need the receipt, names alone give none. */
export async function mayOpen(
  { documents, receipt, clock }: SubmissionOpener,
  submission: Submission,
): Promise<boolean> {
  const { caller } = documents
  if (submission.state === 'withdrawn') return false
  if (!isGuest(caller) && submission.submitted_by === caller.user) return true
  if (receipt === null || hasCome(submission.open_until, clock)) return false
  const hash = await documents.asSystem().secret(FormSubmission, submission.name, 'receipt_hash')
  return isReceipt(receipt, hash)
}

/**
 * Returns the submission of a document, by the document's name or its own. Only the random own name is disclosed to
 * guests, because documents are numbered. Undefined without a form.
 */
export async function submissionOf(
  documents: Documents,
  type: Pick<DocType, 'name'>,
  name: string,
): Promise<Submission | undefined> {
  const sent = { document_type: type.name, state: 'sent' } as const
  for (const named of [{ document_name: name }, { name }]) {
    const where = { ...sent, ...named }
    const [submission] = await documents.asSystem().find(FormSubmission, { where, limit: 1 })
    if (submission) return submission
  }
  return undefined
}

export async function claimNumber(
  documents: Documents,
  type: Pick<DocType, 'name'>,
  name: string,
): Promise<string> {
  const submission = await submissionOf(documents, type, name)
  return submission?.submitted_by === guest.user ? submission.name : name
}

export async function submissionByKey(
  documents: Documents,
  web_form: string,
  idempotency_key: string,
): Promise<Submission | undefined> {
  const [submission] = await documents
    .asSystem()
    .find(FormSubmission, { where: { web_form, idempotency_key }, limit: 1 })
  return submission
}

export async function ownDraft(documents: Documents, web_form: string): Promise<Submission | undefined> {
  if (isGuest(documents.caller)) return undefined
  const [draft] = await documents.asSystem().find(FormSubmission, {
    where: { web_form, state: 'draft', submitted_by: documents.caller.user },
    order_by: 'creation desc',
    limit: 1,
  })
  return draft
}

interface Bounded {
  readonly name: string
  readonly max_submissions: number | null
}

/** True when the submission limit is reached. */
export async function isFull(documents: Documents, form: Bounded): Promise<boolean> {
  const most = form.max_submissions ?? 0
  if (most === 0) return false
  const filters = [
    ['web_form', '=', form.name],
    ['state', '=', 'sent'],
  ]
  return (await documents.asSystem().count(FormSubmission, { filters })) >= most
}

const MAX_SWEPT = 500

export async function sweepDrafts(documents: Documents, clock: string): Promise<number> {
  const system = documents.asSystem()
  const over = await system.find(FormSubmission, {
    where: { state: 'draft', open_until: ['<=', clock] },
    fields: ['name'],
    limit: MAX_SWEPT,
  })
  for (const { name } of over) await system.delete(FormSubmission, name)
  return over.length
}
