import type { Passage } from '#framework/guest-access'
import { formsFilling, stateFor, type FormInUse } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { sendForm } from './submit-form.ts'
import { sentOf, type Sent } from './submission-context.ts'

type Values = Readonly<Record<string, unknown>>

const textIn = (values: Values, name: string): string | null => {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** What comes over the resource calls: fields, and beside them what belongs to the sending. */
export function sentThrough({ proof }: Passage, values: Values): Sent {
  return sentOf(values, {
    receipt: proof.receipt ?? textIn(values, 'receipt_token'),
    ticket: proof.ticket ?? textIn(values, 'upload_ticket'),
    key: textIn(values, 'idempotency_key'),
    draft: textIn(values, 'draft'),
  })
}

/** Of the open forms that fill a type, the one that is named, else the one that asks for most of what was sent. */
function formMeant(open: readonly FormInUse[], values: Values): FormInUse | undefined {
  const named = textIn(values, 'web_form')
  if (named !== null) return open.find(({ form }) => form.name === named || form.route === named)
  const fits = ({ asked }: FormInUse) =>
    Object.keys(values).filter((key) => asked.some(({ rules }) => rules.fieldname === key)).length
  return open.toSorted((one, other) => fits(other) - fits(one))[0]
}

/** A new document, where an open form fills its type; null where none does. Says when a form is not open. */
export async function createThroughForm(passage: Passage, values: Values): Promise<Values | null> {
  const { documents, type, site } = passage
  const published = await formsFilling(documents, type)
  const { timeZone } = site.settings
  const open = published.filter((inUse) => stateFor(inUse, documents, timeZone) === 'open')
  const meant = formMeant(open, values) ?? formMeant(published, values)
  if (!meant) return null
  const state = stateFor(meant, documents, timeZone)
  if (state !== 'open') throw formsErrors.notOpen(state, meant.form.title)
  return sendForm(passage, meant.form.name, sentThrough(passage, values))
}
