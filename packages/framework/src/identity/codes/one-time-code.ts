import { randomInt } from 'node:crypto'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { hashPassword, verifyPassword } from '../password/passwords.ts'
import { OneTimeCode, subjectOf } from './one-time-code.doctype.ts'
import { sql } from 'kysely'
import type { RateLimit } from '#framework/rate-limit'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext, signInLimits } from '../sign-in/sign-in-context.ts'

export const CODE_SECONDS = 5 * 60

const DIGITS = 6

function randomCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

export interface NewCode {
  /** E.164; null for a code that goes to an e-mail address. */
  readonly phone: string | null
  readonly email?: string | null
  readonly purpose: string
  readonly language: 'en' | 'hi' | 'ta' | null
}

export async function issueCode(
  documents: Documents,
  { phone, email = null, purpose, language }: NewCode,
  timeZone: string,
): Promise<string> {
  const subject = subjectOf(phone ?? email ?? '', purpose)
  const earlier = await documents.find(OneTimeCode, { where: { subject }, fields: ['name'] })
  for (const { name } of earlier) await documents.delete(OneTimeCode, name)
  const code = randomCode()
  const expires = datetimeIn(timeZone, new Date(documents.now.getTime() + CODE_SECONDS * 1000))
  const code_hash = await hashPassword(code)
  await documents.insert(OneTimeCode, { phone, email, purpose, language, subject, code_hash, expires })
  return code
}

const MAX_ATTEMPTS = 5

interface CodeAttempt {
  /** E.164, or an e-mail address in lower case. */
  readonly sentTo: string
  readonly purpose: string
  readonly code: string
  readonly limits?: readonly RateLimit[]
}

interface StoredCode {
  readonly name: string
  readonly code_hash: string
}

/** Counts the guess first, in a statement of its own, so that concurrent guesses cannot exceed the limit. */
async function countAttempt(
  { site }: SignInContext,
  { sentTo, purpose }: CodeAttempt,
): Promise<StoredCode | null> {
  const now = datetimeIn(site.settings.timeZone, site.now())
  const { rows } = await sql<StoredCode>`
    update "One Time Code" set attempts = attempts + 1
    where subject = ${subjectOf(sentTo, purpose)} and used = 0 and attempts < ${MAX_ATTEMPTS}
      and expires > ${now}::timestamp
    returning name, code_hash`.execute(site.database.kysely)
  return rows[0] ?? null
}

/**
 * Returns the name of the code's document for a right guess. Wrong, expired, used and unsent codes give the same error
 * after the same work. The code stays usable until `useCode`.
 */
export async function checkCode(context: SignInContext, attempt: CodeAttempt): Promise<string> {
  const usual = signInLimits(subjectOf(attempt.sentTo, attempt.purpose), context.origin.address)
  await consumeAttempt(context.site, attempt.limits ?? usual)
  const stored = await countAttempt(context, attempt)
  if (!(await verifyPassword(stored?.code_hash ?? null, attempt.code)) || !stored)
    throw identityErrors.wrong_code()
  return stored.name
}

/** Uses up a code in the transaction that it authorises: of two concurrent calls one fails. */
export async function useCode(documents: Documents, name: string): Promise<void> {
  const system = documents.asSystem()
  const { used } = await system.lock(OneTimeCode, name)
  if (used === 1) throw identityErrors.wrong_code()
  await system.save(OneTimeCode, name, { used: 1 })
}
