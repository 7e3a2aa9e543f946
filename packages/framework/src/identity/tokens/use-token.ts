import type { Site } from '#framework/context'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { hashSecret, isSecret } from '../secrets.ts'
import type { TokenPurpose } from './issue-token.ts'
import { OneTimeToken } from './one-time-token.doctype.ts'

/** Wrong codes that one half of a sign-in survives. */
const MOST_ATTEMPTS = 5

export interface HeldToken {
  readonly name: string
  readonly user: string
}

/**
 * Counts an attempt with a token, and says whose it is; null when it is unknown, used, over, or was tried too often. The
 * count is one statement that stands by itself: attempts at the same moment cannot pass it together.
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
      and used = 0 and attempts < ${MOST_ATTEMPTS} and expires > ${now}::timestamp
    returning name, "user"`.execute(site.database.kysely)
  return rows[0] ?? null
}

/** Uses a token up, in the transaction of what it opens; false when somebody was faster. */
export async function useToken(documents: Documents, name: string): Promise<boolean> {
  const system = documents.asSystem()
  const { used } = await system.lock(OneTimeToken, name)
  if (used === 0) await system.save(OneTimeToken, name, { used: 1 })
  return used === 0
}
