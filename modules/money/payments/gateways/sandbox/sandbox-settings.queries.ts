import { randomBytes } from 'node:crypto'
import type { Documents } from '#framework/documents'
import { SandboxSettings } from './sandbox-settings.doctype.ts'

const { name } = SandboxSettings

/** Returns the signing secret, created on first use under a lock. */
export async function readSigningSecret(documents: Documents): Promise<string> {
  const known = await documents.secret(SandboxSettings, name, 'signing_secret')
  if (known !== null) return known
  await documents.lock(SandboxSettings, name)
  const made = await documents.secret(SandboxSettings, name, 'signing_secret')
  if (made !== null) return made
  const signing_secret = randomBytes(32).toString('base64url')
  await documents.save(SandboxSettings, name, { signing_secret })
  return signing_secret
}
