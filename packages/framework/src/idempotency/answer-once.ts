import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { prepared, type Tables } from '#framework/database'
import type { Documents } from '#framework/documents'
import { deriveToken, seal, unseal, type SiteSecrets } from '#framework/encryption'
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
  readonly answerSecrets: SiteSecrets
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
    answerSecrets: { database: site.database, settings: { secret } },
  }
}

/** True for the first call with a key. A concurrent one waits here until the first has ended. */
async function claimKey(system: Documents, { key, fingerprint }: Entry): Promise<boolean> {
  const claimed = await system.statement(
    prepared(
      'idempotency.claim',
      sql`insert into mela_idempotency_key (key, fingerprint) values (${key}, ${fingerprint})
        on conflict (key) do nothing returning key`,
    ),
    {},
  )
  return claimed.length > 0
}

async function storeAnswer(system: Documents, { key, answerSecrets }: Entry, answer: unknown): Promise<void> {
  const sealed = await seal(answerSecrets, key, JSON.stringify({ answer }))
  await system.statement(
    prepared('idempotency.store', sql`update mela_idempotency_key set answer = ${sealed} where key = ${key}`),
    {},
  )
}

interface StoredCall {
  readonly fingerprint: string
  readonly answer: string | null
}

function isAnswer<Answer>(value: unknown): value is { readonly answer: Answer } {
  return typeof value === 'object' && value !== null
}

/** Returns the first call's result; refused when the input differs, or the site's secret has changed since. */
async function readAnswer<Answer>(system: Documents, entry: Entry, errors: KeyErrors = {}): Promise<Answer> {
  const [stored] = await system.statement(
    sql<StoredCall>`select fingerprint, answer from mela_idempotency_key where key = ${entry.key}`,
    {},
  )
  const isSame = stored?.fingerprint === entry.fingerprint
  const sealed = isSame ? stored.answer : null
  const text = sealed === null ? null : await unseal(entry.answerSecrets, entry.key, sealed)
  if (text === null) throw (errors.conflict ?? keyErrors.conflict)()
  const value: unknown = JSON.parse(text)
  if (!isAnswer<Answer>(value)) throw new Error('An answer was stored that is none')
  return value.answer
}

/**
 * Runs work once for each key of a caller; later calls with the key get the first result (JSON). It belongs to the
 * transaction of `documents`: work that fails leaves its key free. Of two concurrent calls the second waits for the
 * first.
 */
export async function answerOnce<Answer>(
  documents: Documents,
  call: KeyedCall,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { key, errors } = call
  if (key === null) return run()
  requireUsableKey(key, documents, errors)
  const entry = await entryFor(documents.caller.user, key, call)
  const system = documents.asSystem()
  if (!(await claimKey(system, entry))) return readAnswer(system, entry, errors)
  const answer = await run()
  await storeAnswer(system, entry, answer)
  return answer
}

/** Removes keys with their results after 30 days: longer than clients retry calls or phones are offline. */
export async function pruneKeys(connection: Kysely<Tables>): Promise<void> {
  await sql`delete from mela_idempotency_key where created < clock_timestamp() - interval '30 days'`.execute(
    connection,
  )
}
