import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { isUsableKey } from '#framework/idempotency'
import { networkOf, consumeRateLimit } from '#framework/rate-limit'
import { guest, isGuest } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { parseJson } from '#framework/rest'
import { formsErrors } from '../errors.ts'
import { findForm, type FormInUse } from '../form/web-form.queries.ts'

export interface Sent {
  readonly data: Readonly<Record<string, unknown>>
  readonly receipt: string | null
  readonly ticket: string | null
  readonly key: string | null
  readonly draft: string | null
}

function isValues(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const LONGEST_DATA = 500_000

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

/** Limit of submissions per form and minute, from all callers. */
const MAX_PER_MINUTE = 1200
const MINUTE = 60

/** Multiples of the form's own rate limit, counted separately: drafts are saved often, submissions are few. */
const paces = { sending: 1, upload: 3, draft: 6 } as const

export type Pace = keyof typeof paces

/**
 * Returns the form after counting the attempt: by address for guests, who may share one, by user for others. Refused
 * calls stay counted.
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
      { key: `${pace} ${name}`, most: MAX_PER_MINUTE * paces[pace], seconds: MINUTE },
    ],
    documents.now,
  )
  if (wait !== null) throw formsErrors.too_many(wait)
  return inUse
}

export function authorFor({ form }: FormInUse, { caller }: Documents): string {
  return form.anonymous === 1 ? guest.user : caller.user
}

export function needsReceipt(inUse: FormInUse, documents: Documents): boolean {
  return authorFor(inUse, documents) === guest.user
}
