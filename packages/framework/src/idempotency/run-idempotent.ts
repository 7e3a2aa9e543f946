import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { prepared, type Tables } from '#framework/database'
import type { Documents } from '#framework/documents'
import { deriveToken, encrypt, decrypt, type SiteSecrets } from '#framework/encryption'
import type { DialectError } from '#framework/errors'
import { isGuest } from '#framework/permissions'
import { keyErrors } from './errors.ts'
import { isUsableKey, ownedKey } from './idempotency-key.ts'

export interface KeyErrors {
  readonly short_key?: () => DialectError
  readonly conflict?: () => DialectError
}

interface KeyedCall {
  readonly method: string
  /** Wire name of the method in the last release: calls from before the upgrade are stored under it. */
  readonly earlierMethod?: string | null
  readonly key: string | null
  readonly input: Readonly<Record<string, unknown>>
  readonly site: SiteSecrets
  readonly errors?: KeyErrors
}

interface Entry {
  readonly key: string
  readonly fingerprint: string
  /**
   * Encrypts the stored result with the key as sent and the site's secret, so that the database alone reveals nothing.
   */
  readonly resultSecrets: SiteSecrets
}

/**
 * Refuses short keys of guests only: keys belong to their user, and guests share one user, so that theirs must be
 * secrets.
 */
function requireUsableKey(key: string, documents: Documents, errors: KeyErrors = {}): void {
  const mayBeShort = errors.short_key === undefined && !isGuest(documents.caller)
  if (!mayBeShort && !isUsableKey(key)) throw (errors.short_key ?? keyErrors.short_key)()
}

/** Salted with the key, which is not stored, so that a phone number cannot be found by trying all of them. */
function fingerprintOf(key: string, input: KeyedCall['input']): string {
  const given = Object.entries(input).filter(([, value]) => value !== null)
  return createHash('sha256')
    .update(JSON.stringify([key, given]))
    .digest('hex')
}

async function entryFor(user: string, key: string, { method, input, site }: KeyedCall): Promise<Entry> {
  const secret = await deriveToken(site, 'answer of a repeated call', [method, user, key])
  return {
    key: ownedKey(`${method} ${user}`, key),
    fingerprint: fingerprintOf(key, input),
    resultSecrets: { database: site.database, settings: { secret } },
  }
}

/** The entry of a call, and the one that it had before its method was renamed. */
async function entriesFor(user: string, key: string, call: KeyedCall): Promise<readonly [Entry, ...Entry[]]> {
  const entry = await entryFor(user, key, call)
  const { earlierMethod: method = null } = call
  return method === null ? [entry] : [entry, await entryFor(user, key, { ...call, method })]
}

/**
 * True for the first call with a key. A concurrent one waits here until the first has ended. A call that was stored
 * before its method was renamed is the first.
 */
async function claimKey(
  system: Documents,
  [entry, earlier = entry]: readonly [Entry, ...Entry[]],
): Promise<boolean> {
  const claimed = await system.statement(
    prepared(
      'idempotency.claim',
      sql`insert into mela_idempotency_key (key, fingerprint)
        select ${entry.key}::text, ${entry.fingerprint}::text
        where not exists (select from mela_idempotency_key where key = ${earlier.key})
        on conflict (key) do nothing returning key`,
    ),
    {},
  )
  return claimed.length > 0
}

async function storeResult(system: Documents, { key, resultSecrets }: Entry, result: unknown): Promise<void> {
  const ciphertext = await encrypt(resultSecrets, key, JSON.stringify({ answer: result }))
  await system.statement(
    prepared(
      'idempotency.store',
      sql`update mela_idempotency_key set answer = ${ciphertext} where key = ${key}`,
    ),
    {},
  )
}

interface StoredCall {
  readonly key: string
  readonly fingerprint: string
  readonly answer: string | null
}

function isStoredResult<Result>(value: unknown): value is { readonly answer: Result } {
  return typeof value === 'object' && value !== null
}

/** Returns the first call's result; refused when the input differs, or the site's secret has changed since. */
async function readResult<Result>(
  system: Documents,
  entries: readonly Entry[],
  errors: KeyErrors = {},
): Promise<Result> {
  const keys = entries.map(({ key }) => key)
  const [stored] = await system.statement(
    sql<StoredCall>`select key, fingerprint, answer from mela_idempotency_key where key = any(${keys}::text[])`,
    {},
  )
  const entry = entries.find(
    ({ key, fingerprint }) => key === stored?.key && fingerprint === stored.fingerprint,
  )
  const ciphertext = stored?.answer ?? null
  const text = entry && ciphertext !== null ? await decrypt(entry.resultSecrets, entry.key, ciphertext) : null
  if (text === null) throw (errors.conflict ?? keyErrors.conflict)()
  const value: unknown = JSON.parse(text)
  if (!isStoredResult<Result>(value)) throw new Error('The stored result is not an object')
  return value.answer
}

/**
 * Runs work once for each key of a caller; later calls with the key get the first result (JSON). It belongs to the
 * transaction of `documents`: work that fails leaves its key free. Of two concurrent calls the second waits for the
 * first.
 */
export async function runIdempotent<Result>(
  documents: Documents,
  call: KeyedCall,
  run: () => Promise<Result>,
): Promise<Result> {
  const { key, errors } = call
  if (key === null) return run()
  requireUsableKey(key, documents, errors)
  const entries = await entriesFor(documents.caller.user, key, call)
  const system = documents.asSystem()
  if (!(await claimKey(system, entries))) return readResult(system, entries, errors)
  const result = await run()
  await storeResult(system, entries[0], result)
  return result
}

/** Removes keys with their results after 30 days: longer than clients retry calls or phones are offline. */
export async function pruneKeys(connection: Kysely<Tables>): Promise<void> {
  await sql`delete from mela_idempotency_key where created < clock_timestamp() - interval '30 days'`.execute(
    connection,
  )
}
