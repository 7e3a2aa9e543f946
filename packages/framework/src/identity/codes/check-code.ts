import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import type { RateLimit } from '#framework/rate-limit'
import { datetimeIn } from '#meta'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext } from '../sign-in/sign-in-context.ts'
import { verifyPassword } from '../password/passwords.ts'
import { signInLimits } from '../sign-in/sign-in-limits.ts'
import { OneTimeCode, subjectOf } from './one-time-code.doctype.ts'

/** Wrong guesses that a code survives. */
const MOST_ATTEMPTS = 5

interface Guess {
  /** Where the code went: E.164, or an email address in lower case. */
  readonly sentTo: string
  readonly purpose: string
  readonly code: string
  /** How often it may be tried, instead of the usual: for codes that only the holder of another secret can try. */
  readonly limits?: readonly RateLimit[]
}

interface Held {
  readonly name: string
  readonly code_hash: string
}

/** Counts the guess first, in one statement that stands by itself: guesses at the same moment cannot pass it together. */
async function holdCode({ site }: SignInContext, { sentTo, purpose }: Guess): Promise<Held | null> {
  const now = datetimeIn(site.settings.timeZone, site.now())
  const { rows } = await sql<Held>`
    update "One Time Code" set attempts = attempts + 1
    where subject = ${subjectOf(sentTo, purpose)} and used = 0 and attempts < ${MOST_ATTEMPTS}
      and expires > ${now}::timestamp
    returning name, code_hash`.execute(site.database.kysely)
  return rows[0] ?? null
}

/**
 * The name of the code's document when the guess is right. A wrong code, an old one, a used one and one that was never
 * sent are the same error after the same work. It stays usable until `useCode`.
 */
export async function checkCode(context: SignInContext, guess: Guess): Promise<string> {
  const usual = signInLimits(subjectOf(guess.sentTo, guess.purpose), context.origin.address)
  await consumeAttempt(context.site, guess.limits ?? usual)
  const held = await holdCode(context, guess)
  if (!(await verifyPassword(held?.code_hash ?? null, guess.code)) || !held) throw identityErrors.wrong_code()
  return held.name
}

/** Uses a code up, in the transaction of what it opens: of two at the same moment one is too late. */
export async function useCode(documents: Documents, name: string): Promise<void> {
  const system = documents.asSystem()
  const { used } = await system.lock(OneTimeCode, name)
  if (used === 1) throw identityErrors.wrong_code()
  await system.save(OneTimeCode, name, { used: 1 })
}
