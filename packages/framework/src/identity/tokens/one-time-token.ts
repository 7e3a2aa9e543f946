import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { hashSecret, randomSecret, isSecret } from '../secrets.ts'
import { OneTimeToken, type tokenPurposes } from './one-time-token.doctype.ts'
import type { Site } from '#framework/context'
import { sql } from 'kysely'

export type TokenPurpose = (typeof tokenPurposes)[number]

/** Lifetimes of tokens, in seconds. */
export const TOKEN_SECONDS: Readonly<Record<TokenPurpose, number>> = {
  'second factor': 10 * 60,
  'reset password': 60 * 60,
  welcome: 7 * 24 * 60 * 60,
}

interface Wanted {
  readonly user: string
  readonly purpose: TokenPurpose
  readonly timeZone: string
}

/** Invalidates a user's previous tokens of the purpose; second-factor tokens of other devices stay. */
async function putOut(system: Documents, { user, purpose }: Wanted): Promise<void> {
  if (purpose === 'second factor') return
  const before = await system.find(OneTimeToken, { where: { user, purpose }, fields: ['name'] })
  for (const { name } of before) await system.delete(OneTimeToken, name)
}

export async function issueToken(documents: Documents, wanted: Wanted): Promise<string> {
  const { user, purpose, timeZone } = wanted
  const system = documents.asSystem()
  await putOut(system, wanted)
  const token = randomSecret()
  const end = new Date(documents.now.getTime() + TOKEN_SECONDS[purpose] * 1000)
  await system.insert(OneTimeToken, {
    user,
    purpose,
    token_hash: hashSecret(token),
    expires: datetimeIn(timeZone, end),
  })
  return token
}

/** Wrong codes after which a second-factor token is invalid. */
const MAX_ATTEMPTS = 5

export interface HeldToken {
  readonly name: string
  readonly user: string
}

/**
 * Counts an attempt with a token, and returns its owner; null when it is unknown, used, expired, or was tried too
 * often. The count is a statement of its own, so that concurrent attempts cannot exceed the limit.
 */
export async function holdToken(
  site: Site,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<HeldToken | null> {
  if (!isSecret(token)) return null
  const now = datetimeIn(site.settings.timeZone, site.now())
  const { rows } = await sql<HeldToken>`
    update "One Time Token" set attempts = attempts + 1
    where token_hash = ${hashSecret(token)} and purpose in (${sql.join(purposes)})
      and used = 0 and attempts < ${MAX_ATTEMPTS} and expires > ${now}::timestamp
    returning name, "user"`.execute(site.database.kysely)
  return rows[0] ?? null
}

/** Uses up a token in the transaction that it authorises; false when another call was first. */
export async function useToken(documents: Documents, name: string): Promise<boolean> {
  const system = documents.asSystem()
  const { used } = await system.lock(OneTimeToken, name)
  if (used === 0) await system.save(OneTimeToken, name, { used: 1 })
  return used === 0
}
