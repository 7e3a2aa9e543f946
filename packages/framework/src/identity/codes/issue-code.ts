import { randomInt } from 'node:crypto'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { hashPassword } from '../password/passwords.ts'
import { OneTimeCode, subjectOf } from './one-time-code.doctype.ts'

export const CODE_SECONDS = 5 * 60
const DIGITS = 6

function randomCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** What a code is for, and where it goes. */
export interface CodeOrder {
  /** E.164; null for a code that goes to an email address. */
  readonly phone: string | null
  /** Lower case. */
  readonly email?: string | null
  readonly purpose: string
  readonly language: 'en' | 'hi' | 'ta' | null
}

/** Keeps a new code instead of the one before; only its hash stays. */
export async function issueCode(
  documents: Documents,
  { phone, email = null, purpose, language }: CodeOrder,
  timeZone: string,
): Promise<string> {
  const subject = subjectOf(phone ?? email ?? '', purpose)
  const before = await documents.find(OneTimeCode, { where: { subject }, fields: ['name'] })
  for (const { name } of before) await documents.delete(OneTimeCode, name)
  const code = randomCode()
  const expires = datetimeIn(timeZone, new Date(documents.now.getTime() + CODE_SECONDS * 1000))
  const code_hash = await hashPassword(code)
  await documents.insert(OneTimeCode, { phone, email, purpose, language, subject, code_hash, expires })
  return code
}
