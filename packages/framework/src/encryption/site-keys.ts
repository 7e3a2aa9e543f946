import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#framework/database'

/** The place whose secrets are sealed: its database, and the secret that its operator gave it, if any. */
export interface EncryptionContext {
  readonly database: Database
  readonly settings: { readonly secret?: string | undefined }
}

export interface SiteKey {
  /** Tells keys apart, and tells nothing else about them. */
  readonly id: string
  readonly bytes: Buffer
}

const SETTING = 'site.secret'

function keyFrom(secret: string): SiteKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'mela sealing', 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

/** A secret that the site keeps is made once and never changes. */
const known = new WeakMap<Database, string>()

async function storedSecret({ database }: EncryptionContext): Promise<string | null> {
  const before = known.get(database)
  if (before !== undefined) return before
  const { rows } = await sql<{
    value: string
  }>`select value from mela_setting where key = ${SETTING}`.execute(database.kysely)
  const [row] = rows
  if (row) known.set(database, row.value)
  return row?.value ?? null
}

/** Made once, by whichever node is first. */
async function makeSecret(place: EncryptionContext): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await sql`insert into mela_setting (key, value) values (${SETTING}, ${made}) on conflict (key) do nothing`.execute(
    place.database.kysely,
  )
  return (await storedSecret(place)) ?? made
}

/** What is sealed now is sealed with this: the operator's secret, or one that the site keeps itself. */
export async function getEncryptionKey(place: EncryptionContext): Promise<SiteKey> {
  const { secret } = place.settings
  return keyFrom(secret ?? (await storedSecret(place)) ?? (await makeSecret(place)))
}

/** What was sealed with any of these can be opened: a secret given later leaves what was sealed before it readable. */
export async function getDecryptionKeys(place: EncryptionContext): Promise<readonly SiteKey[]> {
  const secrets = [place.settings.secret, await storedSecret(place)]
  return secrets.flatMap((secret) => (typeof secret === 'string' ? [keyFrom(secret)] : []))
}
