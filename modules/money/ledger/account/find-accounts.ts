import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import { randomName, type Documents } from '#framework/documents'
import { LedgerAccount } from './ledger-account.doctype.ts'
import { ledgerErrors } from '../errors.ts'
import { DEFAULT_CURRENCY, type AccountSelector } from '../entry/posting.ts'
import { accountKindOf, isOverdraftAllowed, type AccountPurpose } from './account-purposes.rules.ts'
import { LRUCache } from 'lru-cache'
import type { Registry } from '#framework/doctypes'

interface AccountIdentity {
  readonly purpose: string
  readonly party: string
  readonly currency: string
}

const MAX_NAME_LENGTH = 140

function accountName({ purpose, party, currency }: AccountIdentity): string {
  const beginning = purpose.charAt(0).toUpperCase() + purpose.slice(1)
  const parts = [beginning, party, currency === DEFAULT_CURRENCY ? '' : currency]
  return parts.filter(Boolean).join(' ').slice(0, MAX_NAME_LENGTH)
}

type AccountReference = string | AccountSelector

interface AccountKey {
  readonly purpose: AccountPurpose
  readonly party_type: string
  readonly party: string
  readonly currency: string
}

interface AccountRow {
  readonly place: number
  readonly name: string
  readonly currency: string
  /** True when an earlier transaction created it, so that it survives a rollback of this one. */
  readonly is_settled: boolean
}

function toAccountKey({ purpose, party, currency = DEFAULT_CURRENCY }: AccountSelector): AccountKey {
  if (!/^[A-Z]{3}$/.test(currency)) throw ledgerErrors.not_a_currency(currency)
  return { purpose, party_type: party?.type ?? '', party: party?.name ?? '', currency }
}

const cacheKeyOf = (references: AccountReference): string =>
  typeof references === 'string' ? references : JSON.stringify(toAccountKey(references))

const accounts = sql.table(LedgerAccount.name)

function lookupStatement(references: readonly AccountReference[]): RawBuilder<AccountRow> {
  const names = references.map((one) => (typeof one === 'string' ? one : null))
  const keys = references.map((one) => (typeof one === 'string' ? null : toAccountKey(one)))
  const column = (field: keyof AccountKey) => keys.map((key) => key?.[field] ?? null)
  const columns = sql`place::integer, found.name, found.currency, found.creation < localtimestamp as is_settled`
  return sql<AccountRow>`
    select ${columns} from unnest(${names}::text[]) with ordinality as asked (name, place)
    join ${accounts} found on found.name = asked.name
    union all
    select ${columns} from unnest(${column('purpose')}::text[], ${column('party_type')}::text[], ${column('party')}::text[],
      ${column('currency')}::text[]) with ordinality as asked (purpose, party_type, party, currency, place)
    join ${accounts} found on found.purpose = asked.purpose and found.party_type = asked.party_type
      and found.party = asked.party and found.currency = asked.currency`
}

export interface NewAccount extends AccountKey {
  readonly name: string
}

// Raw SQL: accounts are made in the statement of the posting that wants them first.
const insertInto = sql`insert into ${accounts} (name, owner, creation, modified, modified_by, account_name, kind, purpose,
  party_type, party, currency, may_go_below)`

function accountRow(made: NewAccount, user: string): RawBuilder<unknown> {
  const { name, purpose, party_type, party, currency } = made
  return sql`(${name}, ${user}, localtimestamp, localtimestamp, ${user}, ${accountName(made)}, ${accountKindOf(purpose)},
    ${purpose}, ${party_type}, ${party}, ${currency}, ${isOverdraftAllowed(purpose)}::smallint)`
}

function insertStatement(requested: readonly AccountKey[], user: string): RawBuilder<{ name: string }> {
  // One order of creation for all writers prevents deadlocks.
  const ordered = requested.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  const rows = ordered.map((key) => accountRow({ ...key, name: randomName() }, user))
  return sql<{ name: string }>`
    ${insertInto} values ${sql.join(rows)} on conflict (purpose, party_type, party, currency) do nothing returning name`
}

async function queryAccounts(
  system: Documents,
  references: readonly AccountReference[],
): Promise<ReadonlyMap<number, FoundAccount>> {
  const known = accountCache(system.registry)
  const rows = await system.statement(prepared('ledger.accounts', lookupStatement(references)), {
    reads: [LedgerAccount],
  })
  const found = rows.map(({ place, name, currency, is_settled }): [number, FoundAccount] => {
    const one = references[place - 1]
    const account = { name, currency }
    // A later call may use the account's name instead of its purpose.
    if (is_settled && one !== undefined)
      for (const cacheKey of [cacheKeyOf(one), name]) known.set(cacheKey, account)
    return [place - 1, account]
  })
  return new Map(found)
}

async function insertMissing(
  system: Documents,
  requested: readonly AccountKey[],
  user: string,
): Promise<void> {
  await system.statement(insertStatement(requested, user), {
    changes: (rows) => rows.map(({ name }) => ({ type: LedgerAccount.name, name, kind: 'created' })),
  })
}

async function findUncached(
  documents: Documents,
  references: readonly AccountReference[],
): Promise<readonly FoundAccount[]> {
  const system = documents.asSystem()
  const first = await queryAccounts(system, references)
  const requested = references.flatMap((one, place) =>
    first.has(place) || typeof one === 'string' ? [] : [toAccountKey(one)],
  )
  if (requested.length > 0) await insertMissing(system, requested, documents.caller.user)
  const found = requested.length > 0 ? await queryAccounts(system, references) : first
  return references.map((one, place) => {
    const account = found.get(place)
    if (account) return account
    throw ledgerErrors.no_account(typeof one === 'string' ? one : one.purpose)
  })
}

export function newAccounts(requested: readonly AccountSelector[]): readonly NewAccount[] {
  return requested.map((one) => {
    const { purpose, party_type, party, currency } = toAccountKey(one)
    return { name: randomName(), purpose, party_type, party, currency }
  })
}

/** Returns a statement part that creates accounts; a conflict throws, because they cannot exist yet. */
export function newAccountsClause(made: readonly NewAccount[], user: string): RawBuilder<unknown> {
  return sql`${insertInto} values ${sql.join(made.map((one) => accountRow(one, user)))} returning name`
}

/** Returns accounts by name or purpose, creating missing ones. One statement for uncached accounts. */
export async function findAccounts(
  documents: Documents,
  references: readonly AccountReference[],
): Promise<readonly FoundAccount[]> {
  const known = accountCache(documents.registry)
  const cacheKeys = references.map(cacheKeyOf)
  const unknown = references.filter((_one, place) => !known.has(cacheKeys[place] ?? ''))
  const found = unknown.length > 0 ? await findUncached(documents, unknown) : []
  const byCacheKey = new Map(unknown.map((one, place) => [cacheKeyOf(one), found[place]]))
  return cacheKeys.map((cacheKey) => {
    const account = byCacheKey.get(cacheKey) ?? known.get(cacheKey)
    if (account) return account
    throw ledgerErrors.no_account(cacheKey)
  })
}

export async function findOrCreateAccount(documents: Documents, requested: AccountSelector): Promise<string> {
  const [account] = await findAccounts(documents, [requested])
  if (account) return account.name
  throw ledgerErrors.no_account(requested.purpose)
}

export interface FoundAccount {
  readonly name: string
  readonly currency: string
}

const MAX_CACHED = 5_000

const bySite = new WeakMap<Registry, LRUCache<string, FoundAccount>>()

/** Cache of committed accounts: their identity is immutable and they cannot be deleted, so they need no query. */
function accountCache(registry: Registry): LRUCache<string, FoundAccount> {
  const cache = bySite.get(registry) ?? new LRUCache<string, FoundAccount>({ max: MAX_CACHED })
  bySite.set(registry, cache)
  return cache
}
