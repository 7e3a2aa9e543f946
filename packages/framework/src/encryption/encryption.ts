import { createCipheriv, createDecipheriv, randomBytes, createHmac, createHash, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#framework/database'

const CIPHER = 'aes-256-gcm'

const IV_BYTES = 12

const TAG_BYTES = 16

/**
 * Encrypts a text that the server itself must read again. The database alone does not decrypt it when the operator has
 * given the site a secret. `about` names its owner; it decrypts for no other.
 */
export async function encrypt(site: SiteSecrets, owner: string, text: string): Promise<string> {
  const key = await getEncryptionKey(site)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(owner))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')}`
}

function decryptWith(key: SiteKey, owner: string, bytes: Buffer): string | null {
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(owner)).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    return text.toString('utf8')
  } catch {
    return null
  }
}

/** Decrypts a text; null when the key is gone, it was encrypted for another owner, or it was changed. */
export async function decrypt(site: SiteSecrets, owner: string, ciphertext: string): Promise<string | null> {
  const [id, bytes = ''] = ciphertext.split('.', 2)
  const key = (await getDecryptionKeys(site)).find((one) => one.id === id)
  return key ? decryptWith(key, owner, Buffer.from(bytes, 'base64url')) : null
}

/**
 * Derives a token from what only its holder can repeat and from the site's secret: the same call gives the same token,
 * and the call alone does not reveal it. `parts` are the caller and the idempotency key; for guests all of their input.
 * Another secret gives other tokens; earlier ones stay valid.
 */
export async function deriveToken(
  site: SiteSecrets,
  purpose: string,
  parts: readonly string[],
): Promise<string> {
  const { bytes } = await getEncryptionKey(site)
  return createHmac('sha256', bytes)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}

/**
 * Hashes a short secret by each key of the site, the current key first, so that the database alone does not help to find
 * it. Store the first; look up all, because a secret that the operator sets later adds a key.
 */
export async function keyedHashes(
  site: SiteSecrets,
  purpose: string,
  text: string,
): Promise<readonly [string, ...string[]]> {
  const current = await getEncryptionKey(site)
  const earlier = (await getDecryptionKeys(site)).filter(({ id }) => id !== current.id)
  const hash = ({ bytes }: SiteKey) =>
    createHmac('sha256', bytes)
      .update(JSON.stringify([purpose, text]))
      .digest('base64url')
  return [hash(current), ...earlier.map(hash)]
}

/** The part of a site that holds its secrets: the database, and the secret that the operator set, if any. */
export interface SiteSecrets {
  readonly database: Database
  readonly settings: { readonly secret?: string | undefined }
}

interface SiteKey {
  readonly id: string
  readonly bytes: Buffer
}

const SETTING = 'site.secret'

function keyFrom(secret: string): SiteKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'mela sealing', 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

/** The site's own secret is created once and never changes, so it is cached. */
const secrets = new WeakMap<Database, string>()

async function storedSecret({ database }: SiteSecrets): Promise<string | null> {
  const cached = secrets.get(database)
  if (cached !== undefined) return cached
  const { rows } = await sql<{
    value: string
  }>`select value from mela_setting where key = ${SETTING}`.execute(database.kysely)
  const [row] = rows
  if (row) secrets.set(database, row.value)
  return row?.value ?? null
}

/** Created once, by the first node. */
async function createSecret(site: SiteSecrets): Promise<string> {
  const generated = randomBytes(32).toString('base64url')
  await sql`insert into mela_setting (key, value) values (${SETTING}, ${generated}) on conflict (key) do nothing`.execute(
    site.database.kysely,
  )
  return (await storedSecret(site)) ?? generated
}

async function getEncryptionKey(site: SiteSecrets): Promise<SiteKey> {
  const { secret } = site.settings
  return keyFrom(secret ?? (await storedSecret(site)) ?? (await createSecret(site)))
}

/** Keys for decryption: texts from before the operator's secret stay readable. */
async function getDecryptionKeys(site: SiteSecrets): Promise<readonly SiteKey[]> {
  const secrets = [site.settings.secret, await storedSecret(site)]
  return secrets.flatMap((secret) => (typeof secret === 'string' ? [keyFrom(secret)] : []))
}
