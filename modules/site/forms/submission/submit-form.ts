import type { Context } from '#framework/context'
import { formEvents } from '../events.ts'
import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { File } from '#framework/files'
import { hashSecret } from '#framework/identity'
import { createQueues } from '#framework/rate-limit'
import { guest, isGuest } from '#framework/permissions'
import { FormSubmission } from './form-submission.doctype.ts'
import { isFull, mayOpen, submissionByKey, type Submission } from './form-submission.queries.ts'
import { claimFiles, findTicket } from '../upload/upload-ticket.queries.ts'
import { lockForm, requireOpen, type FormInUse } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { newAttachments } from '../upload/attachments.rules.ts'
import { clockIn, daysAfter } from '../form/form-state.rules.ts'
import { personOf, newReceipt, decryptReceipt, type NewReceipt, shownDocument } from './sender.rules.ts'
import { readValues } from './read-values.rules.ts'
import { requireOffered } from '../link-option/link-options.ts'
import { authorFor, needsReceipt, consumeFormLimit, type Sent } from './submission-context.ts'

type Values = Readonly<Record<string, unknown>>

interface Delivery {
  readonly documents: Documents
  readonly timeZone: string
  readonly inUse: FormInUse
  readonly sent: Sent
}

async function requireFirst({ documents, inUse: { form } }: Delivery, person: string | null): Promise<void> {
  if (person === null) return
  const before = await documents.asSystem().count(FormSubmission, {
    filters: [
      ['web_form', '=', form.name],
      ['person', '=', person],
    ],
  })
  if (before > 0) throw formsErrors.sent_already(form.title)
}

/** Returns the caller's draft to submit; null for none, or another person's. */
async function draftOf({ documents, timeZone, sent }: Delivery): Promise<Submission | null> {
  if (sent.draft === null) return null
  const draft = await documents.asSystem().lock(FormSubmission, sent.draft)
  const opening = { documents, receipt: sent.receipt, clock: clockIn(timeZone, documents.now) }
  if (draft.state !== 'draft' || !(await mayOpen(opening, draft))) throw formsErrors.wrong_receipt()
  return draft
}

async function attach(
  documents: Documents,
  files: ReadonlyMap<string, string>,
  to: { readonly type: DocType; readonly name: string; readonly fieldOf: ReadonlyMap<string, string> },
): Promise<void> {
  for (const [url, file] of files)
    await documents.asSystem().save(File, file, {
      attached_to_doctype: to.type.name,
      attached_to_name: to.name,
      attached_to_field: to.fieldOf.get(url) ?? null,
    })
}

export interface Written {
  readonly documents: Documents
  readonly inUse: FormInUse
  readonly values: Values
  readonly stored: Doc<DocType> | null
  readonly ticket: string | null
}

export async function writeDocument(written: Written): Promise<Doc<DocType>> {
  const { documents, inUse, values, stored, ticket } = written
  const { target, asked } = inUse
  await requireOffered({ documents, inUse, values, stored })
  const attachments = newAttachments(asked, values, stored)
  const files = await claimFiles({ documents, ticket, attachments })
  const system = documents.asSystemFor(authorFor(inUse, documents))
  const document = await (stored ? system.save(target, stored.name, values) : system.insert(target, values))
  const fieldOf = new Map(attachments.map(({ url, field }) => [url, field]))
  await attach(documents, files, { type: target, name: document.name, fieldOf })
  return document
}

interface Recorded {
  readonly document: Doc<DocType>
  readonly person: string | null
  readonly receipt: NewReceipt | null
  readonly draft: Submission | null
}

async function record(delivery: Delivery, recorded: Recorded): Promise<Submission> {
  const { documents, timeZone, sent } = delivery
  const { form, target } = delivery.inUse
  const { document, person, receipt, draft } = recorded
  const open_until = daysAfter(timeZone, documents.now, form.edit_days)
  const submission = {
    ...({
      web_form: form.name,
      state: 'sent',
      document_type: target.name,
      document_name: document.name,
    } as const),
    ...{ submitted_by: authorFor(delivery.inUse, documents), person, open_until, data: null },
    idempotency_key: sent.key === null ? null : hashSecret(sent.key),
    ...{ receipt_hash: receipt?.receipt_hash ?? null, encrypted_receipt: receipt?.encrypted_receipt ?? null },
  }
  const system = documents.asSystem()
  return draft
    ? system.save(FormSubmission, draft.name, submission)
    : system.insert(FormSubmission, submission)
}

export interface Proof {
  /** Name disclosed to the author; the document's own name would reveal the number of submissions. */
  readonly name: string
  readonly token: string
  readonly open_until: string | null
}

export function answerFor(
  { target, asked, form }: FormInUse,
  document: Doc<DocType>,
  receipt: Proof | null,
): Values {
  const { success_title, success_message, success_url } = form
  const thanks = Object.entries({ success_title, success_message, success_url }).filter(
    ([, value]) => value !== null,
  )
  if (receipt === null) return { ...shownDocument(target, asked, document), ...Object.fromEntries(thanks) }
  const { name, token, open_until } = receipt
  const proof = { receipt_token: token, open_until }
  return { name, doctype: target.name, modified: document.modified, ...proof, ...Object.fromEntries(thanks) }
}

async function answerAgain({ documents, inUse, sent }: Delivery, submission: Submission): Promise<Values> {
  if (submission.submitted_by !== authorFor(inUse, documents) || submission.document_name === null)
    throw formsErrors.wrong_receipt()
  const system = documents.asSystem()
  const document = await system.get(inUse.target, submission.document_name)
  const encrypted = await system.secret(FormSubmission, submission.name, 'encrypted_receipt')
  const receipt =
    encrypted === null || sent.key === null
      ? null
      : { ...submission, token: decryptReceipt(encrypted, sent.key) }
  if (receipt === null && submission.submitted_by === guest.user) throw formsErrors.wrong_receipt()
  return answerFor(inUse, document, receipt)
}

async function sentBefore({ documents, inUse, sent }: Delivery): Promise<Submission | undefined> {
  return sent.key === null ? undefined : submissionByKey(documents, inUse.form.name, hashSecret(sent.key))
}

async function deliver(delivery: Delivery): Promise<Values> {
  const { documents, timeZone, inUse, sent } = delivery
  const { form, target, asked } = inUse
  const repeated = await sentBefore(delivery)
  if (repeated) return answerAgain(delivery, repeated)
  requireOpen(inUse, documents, timeZone)
  if (await isFull(documents, form)) throw formsErrors.notOpen('full', form.title)
  const draft = await draftOf(delivery)
  const values = readValues({ form, asked, sent: sent.data, stored: null, today: documents.today })
  const sender = { user: documents.caller.user, isGuest: isGuest(documents.caller) }
  const person = personOf(form, values, sender)
  await requireFirst(delivery, person)
  const ticket = await findTicket(documents, sent.ticket, clockIn(timeZone, documents.now))
  const document = await writeDocument({
    documents,
    inUse,
    values,
    stored: null,
    ticket: ticket?.name ?? null,
  })
  const receipt = needsReceipt(inUse, documents) ? newReceipt(sent.key) : null
  const submission = await record(delivery, { document, person, receipt, draft })
  await documents.emit(formEvents.sent, { web_form: form.name, doctype: target.name, name: document.name })
  return answerFor(inUse, document, receipt && { ...submission, token: receipt.token })
}

/** Refuses a closed or full form before the lock, so that late calls do not wait. */
async function refuseLate(delivery: Delivery): Promise<void> {
  const { documents, inUse } = delivery
  const { form } = inUse
  if ((await isFull(documents, form)) && !(await sentBefore(delivery)))
    throw formsErrors.notOpen('full', form.title)
}

/** Concurrent submissions of a form wait here and not in the database, which leaves connections for other forms. */
const inQueue = createQueues()

/** Submits a form in one transaction under its lock, so that concurrent calls respect limits. Idempotent by key. */
export async function sendForm(ctx: Context, route: string, sent: Sent): Promise<Values> {
  const { site, documents } = ctx
  const { timeZone } = site.settings
  const inUse = await consumeFormLimit(ctx, route)
  await refuseLate({ documents, timeZone, inUse, sent })
  const { name } = inUse.form
  return inQueue(name, () =>
    site.write(documents.caller, async (inside) =>
      deliver({ documents: inside, timeZone, inUse: await lockForm(inside, name), sent }),
    ),
  )
}
