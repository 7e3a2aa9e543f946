import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { hashSecret, randomSecret } from '../secrets.ts'
import { OneTimeToken, type tokenPurposes } from './one-time-token.doctype.ts'

export type TokenPurpose = (typeof tokenPurposes)[number]

/** Seconds for which each step may be taken. */
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

/** A new link to a password puts out those before; half a sign-in at one device leaves another device's alone. */
async function putOut(system: Documents, { user, purpose }: Wanted): Promise<void> {
  if (purpose === 'second factor') return
  const before = await system.find(OneTimeToken, { where: { user, purpose }, fields: ['name'] })
  for (const { name } of before) await system.delete(OneTimeToken, name)
}

/** A new token, told in this answer and nowhere else. */
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
