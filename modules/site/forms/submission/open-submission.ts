import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { mayOpen, submissionOf } from './form-submission.queries.ts'
import { findForm, type FormInUse } from '../form/web-form.queries.ts'
import { clockIn } from '../form/form-clock.rules.ts'
import { shownDocument } from './document-for-sender.rules.ts'

interface Wanted {
  readonly type: DocType
  readonly name: string
  readonly receipt: string | null
  readonly timeZone: string
}

export interface OpenedSent {
  /** By which it was asked for. */
  readonly name: string
  readonly inUse: FormInUse
  readonly document: Doc<DocType>
}

/** A document that was sent with a form, for who can show its receipt or sent it signed in; null for everybody else. */
export async function openSent(documents: Documents, wanted: Wanted): Promise<OpenedSent | null> {
  const { type, name, receipt, timeZone } = wanted
  const submission = await submissionOf(documents, type, name)
  const clock = clockIn(timeZone, documents.now)
  if (!submission || !(await mayOpen({ documents, receipt, clock }, submission))) return null
  const inUse = await findForm(documents, submission.web_form)
  return { name, inUse, document: await documents.asSystem().get(type, submission.document_name ?? '') }
}

/** The same as the form shows it. */
export function shownSent({ name, inUse, document }: OpenedSent): Readonly<Record<string, unknown>> {
  return { ...shownDocument(inUse.target, inUse.asked, document), name }
}
