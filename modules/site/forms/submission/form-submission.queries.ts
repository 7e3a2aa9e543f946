import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { guest, isGuest } from '#framework/permissions'
import { hasCome } from '../form/form-state.rules.ts'
import { isReceipt } from './sender.rules.ts'
import { FormSubmission } from './form-submission.doctype.ts'

export type Submission = Doc<typeof FormSubmission>

/** What opens a submission: its receipt, or being the signed-in person who sent it. */
export interface Opening {
  readonly documents: Documents
  readonly receipt: string | null
  /** The site's clock. */
  readonly clock: string
}

/** Whether this person may open it, and how. Names open nothing: a guest needs the receipt. */
export async function mayOpen(
  { documents, receipt, clock }: Opening,
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
 * The submission that made a document, by the document's name or by its own, which is drawn by lot and is all that a guest
 * is told: documents are numbered. Undefined when no form made it.
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

/** The number by which whoever sent a document knows it: a guest that of the submission, others the document's own. */
export async function claimNumber(
  documents: Documents,
  type: Pick<DocType, 'name'>,
  name: string,
): Promise<string> {
  const submission = await submissionOf(documents, type, name)
  return submission?.submitted_by === guest.user ? submission.name : name
}

/** The submission that a call with this key made before. */
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

/** A signed-in person's own draft of a form. */
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

/** Whether every place of a form is taken. */
export async function isFull(documents: Documents, form: Bounded): Promise<boolean> {
  const most = form.max_submissions ?? 0
  if (most === 0) return false
  const filters = [
    ['web_form', '=', form.name],
    ['state', '=', 'sent'],
  ]
  return (await documents.asSystem().count(FormSubmission, { filters })) >= most
}

const MOST_SWEPT = 500

/** Drafts whose time is over go. */
export async function sweepDrafts(documents: Documents, clock: string): Promise<number> {
  const system = documents.asSystem()
  const over = await system.find(FormSubmission, {
    where: { state: 'draft', open_until: ['<=', clock] },
    fields: ['name'],
    limit: MOST_SWEPT,
  })
  for (const { name } of over) await system.delete(FormSubmission, name)
  return over.length
}
