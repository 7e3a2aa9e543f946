import type { Site } from '#framework/context'
import { randomSecret } from '#framework/identity'
import { encrypt, decrypt } from '#framework/encryption'
import type { NamedStudent } from '../renewal/open-renewal.ts'

export interface LookUp {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Limits access to the family of this child. */
  readonly child: NamedStudent
}

export const RENEWAL_PURPOSE = 'renewal'

export const lookUpCodePurpose = ({ id }: Pick<LookUp, 'id'>): string => `${RENEWAL_PURPOSE} ${id}`

const ENCRYPTION_PURPOSE = 'renewal look-up'
const LIFETIME = 15 * 60 * 1000

/**
 * Creates an encrypted look-up that the client holds; the server stores none. The token is the same for known and
 * unknown numbers.
 */
export async function createLookUp(
  site: Site,
  { phone, child }: Omit<LookUp, 'id'>,
): Promise<LookUp & { readonly token: string }> {
  const id = randomSecret()
  const until = site.now().getTime() + LIFETIME
  return {
    id,
    phone,
    child,
    token: await encrypt(site, ENCRYPTION_PURPOSE, JSON.stringify({ id, phone, child, until })),
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function parseNamedStudent(value: unknown): NamedStudent {
  if (typeof value !== 'object' || value === null) return { name: null, born: null }
  return {
    name: textOrNull('name' in value ? value.name : null),
    born: textOrNull('born' in value ? value.born : null),
  }
}

function parseLookUp(text: string): (LookUp & { readonly until: number }) | null {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('id' in value) || !('phone' in value) || !('until' in value)) return null
  const { id, phone, until } = value
  if (typeof id !== 'string' || typeof phone !== 'string' || typeof until !== 'number') return null
  return { id, phone, until, child: parseNamedStudent('child' in value ? value.child : null) }
}

/** Returns null for an expired, altered or invalid token. */
export async function openLookUp(site: Site, token: string): Promise<LookUp | null> {
  const text = await decrypt(site, ENCRYPTION_PURPOSE, token)
  const lookUp = text === null ? null : parseLookUp(text)
  return lookUp !== null && lookUp.until > site.now().getTime() ? lookUp : null
}
