import { randomName, type Documents } from '#framework/documents'
import type { CallOrigin } from '#framework/modules'
import { ApiKey } from './api-key.doctype.ts'
import { hashSecret, randomSecret } from '../secrets.ts'
import { isIP } from 'node:net'
import { ipv6Prefix } from '#framework/rate-limit'

/** Devices of one user signed in at once; the one unused for longest is signed out. */
const MAX_KEYS = 20

export interface IssuedKey {
  readonly api_key: string
  readonly api_secret: string
}

async function deleteExcessKeys(system: Documents, user: string): Promise<void> {
  const keys = await system.find(ApiKey, {
    where: { user },
    fields: ['name'],
    order_by: 'last_used desc, creation desc',
  })
  for (const { name } of keys.slice(MAX_KEYS - 1)) await system.delete(ApiKey, name)
}

export interface NewKey {
  readonly user: string
  readonly device: string | null
  readonly origin: CallOrigin
  readonly isSignIn?: boolean
}

export async function issueKey(documents: Documents, wanted: NewKey): Promise<IssuedKey> {
  const { user, device, origin, isSignIn = false } = wanted
  const system = documents.asSystem()
  await deleteExcessKeys(system, user)
  const key = { api_key: randomName(20), api_secret: randomSecret() }
  await system.insert(ApiKey, {
    user,
    device: device ?? origin.device,
    address: coarseAddress(origin.address),
    api_key: key.api_key,
    secret_hash: hashSecret(key.api_secret),
    is_sign_in: isSignIn ? 1 : 0,
  })
  return key
}

export async function rotateSecret(documents: Documents, name: string): Promise<IssuedKey> {
  const api_secret = randomSecret()
  const { api_key } = await documents
    .asSystem()
    .save(ApiKey, name, { secret_hash: hashSecret(api_secret), revoked: 0 })
  return { api_key, api_secret }
}

const PREFIX_GROUPS = 3

/** Network of an address: enough to recognise a foreign sign-in, too coarse to track a person. */
export function coarseAddress(address: string | null): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIP(plain) === 6 ? ipv6Prefix(plain, PREFIX_GROUPS) : null
}
