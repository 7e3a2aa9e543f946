import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { prepared, type Tables } from '#framework/database'
import type { Documents } from '#framework/documents'
import { deriveToken, seal, unseal, type SiteSecrets } from '#framework/encryption'
import type { DialectError } from '#framework/errors'
import { isGuest } from '#framework/permissions'
import { keyErrors } from './errors.ts'
import { isUsableKey, ownedKey } from './idempotency-key.ts'

/** A module's own errors for keys, where its clients know them; others are told the framework's. */
export interface KeyErrors {
  /** Given by methods that refuse short keys of signed-in callers too. */
  readonly short_key?: () => DialectError
  /** The same key came with another input. */
  readonly conflict?: () => DialectError
}

/** A call that its client may repeat, by the key that it brings. */
interface KeyedCall {
  /** Name of the method: a key of another one is another key. */
  readonly method: string
  /** As it was sent; null where none was. */
  readonly key: string | null
  readonly input: Readonly<Record<string, unknown>>
  readonly site: SiteSecrets
  readonly errors?: KeyErrors
}

/** What is stored of a call. */
interface Entry {
  readonly key: string
  readonly fingerprint: string
  /** Seals the answer: it follows from the key as it was sent and the site's secret, so the database alone opens nothing. */
  readonly answerSecrets: SiteSecrets
}

/** Keys belong to their user, so a short one meets only its user's own; guests are all one user, and theirs are secrets. */
function requireUsableKey(key: string, documents: Documents, errors: KeyErrors = {}): void {
  const mayBeShort = errors.short_key === undefined && !isGuest(documents.caller)
  if (!mayBeShort && !isUsableKey(key)) throw (errors.short_key ?? keyErrors.short_key)()
}

/** Salted with the key, which is stored nowhere: nobody finds a phone number by trying all of them. */
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

/** True for the first call with a key. Another one waits here until the first has ended. */
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

/** What was stored is what the same method answered before. */
function isAnswer<Answer>(value: unknown): value is { readonly answer: Answer } {
  return typeof value === 'object' && value !== null
}

/** The first call's answer; refused where the input is another one, or the site's secret has changed since. */
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
 * Runs work once for each key of a caller, and answers every later call with that key as it answered the first one. It
 * belongs to the transaction of `documents`: work that fails leaves its key free. Of two calls at the same moment the
 * second waits for the first one's answer. The answer is JSON.
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

/** Removes keys with their answers after 30 days: no client repeats a call that long, and a phone is offline for less. */
export async function pruneKeys(connection: Kysely<Tables>): Promise<void> {
  await sql`delete from mela_idempotency_key where created < clock_timestamp() - interval '30 days'`.execute(
    connection,
  )
}
