import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { quoteErrors } from '../errors.ts'
import { Quote } from './quote.doctype.ts'

export type QuoteDoc = Doc<typeof Quote>

/** Codes begin with it, so that other coupon codes cost no statement. */
export const CODE_PREFIX = 'Q-'

const isCode = (code: string): boolean => code.startsWith(CODE_PREFIX)

/** Finds a quote by its code; null for another kind of code, and for an unknown one. Two statements. */
export async function findQuote(documents: Documents, code: string): Promise<QuoteDoc | null> {
  if (!isCode(code)) return null
  const [found] = await documents.asSystem().find(Quote, { where: { code }, fields: ['name'], limit: 1 })
  return found ? documents.asSystem().get(Quote, found.name) : null
}

/** Returns the quote that a link opens. A draft that was sent before is not shown. */
export async function requireQuote(documents: Documents, code: string): Promise<QuoteDoc> {
  const quote = await findQuote(documents, code)
  if (!quote || quote.state === 'draft') throw quoteErrors.not_found()
  return quote
}

/** Returns the state with the day considered: a quote ends with its last day, before the task has seen it. */
export const stateOn = ({ state, valid_until }: QuoteDoc, today: string): QuoteDoc['state'] =>
  state === 'sent' && valid_until < today ? 'expired' : state
