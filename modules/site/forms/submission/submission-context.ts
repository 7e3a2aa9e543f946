import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { isUsableKey } from '#framework/idempotency'
import { networkOf, consumeRateLimit } from '#framework/rate-limit'
import { guest, isGuest } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { parseJson } from '#framework/rest'
import { formsErrors } from '../errors.ts'
import { findForm, type FormInUse } from '../form/web-form.queries.ts'

/** What is sent, as it came. */
export interface Sent {
  readonly data: Readonly<Record<string, unknown>>
  readonly receipt: string | null
  readonly ticket: string | null
  /** Of the call: repeated, it has the result of the first. */
  readonly key: string | null
  /** Name of the draft that becomes the document. */
  readonly draft: string | null
}

function isValues(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Characters of the longest form, and of the longest draft. */
export const LONGEST_DATA = 500_000

/** The fields and values of a call: JSON text, as the dialect has it, or the object itself. */
function valuesIn(data: unknown): Row {
  if (typeof data === 'string' && data.length > LONGEST_DATA) throw formsErrors.too_long()
  const values = typeof data === 'string' ? parseJson('data', data) : data
  if (!isValues(values)) throw formsErrors.unreadable_data()
  return values
}

export function sentOf(data: unknown, shown: Partial<Omit<Sent, 'data'>>): Sent {
  const { key = null, receipt = null, ticket = null, draft = null } = shown
  if (key !== null && !isUsableKey(key)) throw formsErrors.short_key()
  return { data: valuesIn(data), receipt, ticket, key, draft }
}

/** A form takes so many a minute from everywhere together. */
const MOST_A_MINUTE = 1200
const MINUTE = 60

/** What is counted, each by itself, in how many times the form's own number: who writes long saves often, and sends once. */
const paces = { sending: 1, upload: 3, draft: 6 } as const

export type Pace = keyof typeof paces

/**
 * The form that is meant, after counting the attempt: by address for guests, who may share one, by user for others. It is
 * counted before anything is done, and stays counted when the call is refused.
 */
export async function consumeFormLimit(
  { documents, origin, site }: Context,
  route: string,
  pace: Pace = 'sending',
): Promise<FormInUse> {
  const inUse = await findForm(documents, route)
  const { name, submissions_per_minute } = inUse.form
  const { caller } = documents
  const who = isGuest(caller) ? `address ${networkOf(origin.address) ?? 'here'}` : `user ${caller.user}`
  const wait = await consumeRateLimit(
    site.database.kysely,
    [
      { key: `${pace} ${name} ${who}`, most: submissions_per_minute * paces[pace], seconds: MINUTE },
      { key: `${pace} ${name}`, most: MOST_A_MINUTE * paces[pace], seconds: MINUTE },
    ],
    documents.now,
  )
  if (wait !== null) throw formsErrors.too_many(wait)
  return inUse
}

/** Whose name stands on what is sent: nobody's where the form is anonymous. */
export function authorFor({ form }: FormInUse, { caller }: Documents): string {
  return form.anonymous === 1 ? guest.user : caller.user
}

/** Whoever cannot be known again by signing in gets a receipt. */
export function needsReceipt(inUse: FormInUse, documents: Documents): boolean {
  return authorFor(inUse, documents) === guest.user
}
