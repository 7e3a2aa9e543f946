import { sql, type RawBuilder } from 'kysely'
import { prepared as preparedStatement, refusedBy } from '#framework/database'
import { randomName, type Documents } from '#framework/documents'
import { LedgerAccount } from '../account/ledger-account.doctype.ts'
import { LedgerEntry } from './ledger-entry.doctype.ts'
import { LedgerLine } from './ledger-line.doctype.ts'
import { ledgerErrors } from '../errors.ts'
import { requirePosting, sumDebits } from './check-posting.rules.ts'
import { createHash } from 'node:crypto'
import type { Posting, AccountSelector } from './posting.ts'
import {
  findAccounts,
  newAccounts,
  newAccountsClause,
  type FoundAccount,
  type NewAccount,
} from '../account/find-accounts.ts'

interface PreparedEntry {
  readonly name: string
  readonly posting: Posting
  readonly accounts: readonly string[]
  readonly made: readonly NewAccount[]
  readonly currency: string
  readonly day: string
  readonly fingerprint: string
  readonly user: string
}

interface EntryRow {
  readonly entry: string
  readonly account: string
}

const MAX_MEMO_LENGTH = 1000
const MAX_LINE_MEMO_LENGTH = 500

/** Truncates a memo, so that its length cannot make a posting fail. */
function truncate(memo: string | undefined, most: number): string | null {
  return memo === undefined ? null : memo.slice(0, most)
}

function headStatement(prepared: PreparedEntry): RawBuilder<unknown> {
  const { name, posting, currency, day, fingerprint, user } = prepared
  const { kind, lines, source, idempotencyKey, reverses = null } = posting
  const memo = truncate(posting.memo, MAX_MEMO_LENGTH)
  return sql`
    insert into ${sql.table(LedgerEntry.name)} (name, owner, creation, modified, modified_by, kind, posting_date, currency,
      total, line_count, source_type, source_name, memo, idempotency_key, fingerprint, reverses)
    select ${name}, ${user}, now, now, ${user}, ${kind}, ${day}::date, ${currency}, ${sumDebits(lines)}::bigint,
      ${lines.length}::bigint, ${source.type}, ${source.name}, ${memo}, ${idempotencyKey}, ${fingerprint}, ${reverses}
    from (select clock_timestamp()::timestamp as now) moment
    on conflict do nothing returning name, owner, creation, currency, posting_date`
}

function newAccountsFirst({ made, user }: PreparedEntry) {
  if (made.length === 0) return { part: sql``, from: sql`head` }
  return {
    part: sql`made as (${newAccountsClause(made, user)}), `,
    from: sql`head cross join (select count(*) from made) made_before`,
  }
}

/** Inserts entry and lines in one statement. Locks accounts in name order, which prevents deadlocks. */
function entryStatement(prepared: PreparedEntry): RawBuilder<EntryRow> {
  const { lines } = prepared.posting
  const amounts = lines.map(({ amount }) => amount)
  const memos = lines.map(({ memo }) => truncate(memo, MAX_LINE_MEMO_LENGTH))
  const { part, from } = newAccountsFirst(prepared)
  // Raw SQL: a ledger posting is one statement, and its accounts are locked in one order.
  return sql<EntryRow>`
    with ${part}head as (${headStatement(prepared)})
    insert into ${sql.table(LedgerLine.name)} (name, owner, creation, modified, modified_by, entry, line_number, account,
      amount, currency, posting_date, sequence, balance, memo)
    select head.name || '-' || line.place, head.owner, head.creation, head.creation, head.owner, head.name, line.place,
      line.account, line.amount, head.currency, head.posting_date, 0, 0, line.memo
    from ${from}, unnest(${[...prepared.accounts]}::text[], ${amounts}::bigint[], ${memos}::text[])
      with ordinality as line (account, amount, memo, place)
    order by line.account, line.place
    returning entry, account`
}

const constraintErrors: Readonly<Record<string, (prepared: PreparedEntry) => Error>> = {
  'Ledger Entry.closed period': ({ day }) => ledgerErrors.closed_period(day),
  'Ledger Line.overdrawn': () => ledgerErrors.overdrawn(),
  'Ledger Line.too much': () => ledgerErrors.too_much(),
}

function listChanges(rows: readonly EntryRow[]) {
  const [first] = rows
  if (!first) return []
  const accounts = [...new Set(rows.map(({ account }) => account))]
  return [
    { type: LedgerEntry.name, name: first.entry, kind: 'created' as const },
    { type: LedgerLine.name, name: `${first.entry}-1`, kind: 'created' as const },
    ...accounts.map((name) => ({ type: LedgerAccount.name, name, kind: 'saved' as const })),
  ]
}

async function insertEntry(system: Documents, prepared: PreparedEntry): Promise<boolean> {
  const rows = await system
    .statement(preparedStatement(`ledger.post ${prepared.made.length}`, entryStatement(prepared)), {
      changes: listChanges,
    })
    .catch((error: unknown) => {
      throw constraintErrors[refusedBy(error) ?? '']?.(prepared) ?? error
    })
  return rows.length > 0
}

/** Returns the entry in conflict: the same key, or another reversal of the same entry. */
async function findEarlierEntry(system: Documents, prepared: PreparedEntry): Promise<string> {
  const { posting, fingerprint } = prepared
  const [known] = await system.find(LedgerEntry, {
    where: { idempotency_key: posting.idempotencyKey },
    fields: ['name', 'fingerprint'],
  })
  if (known?.fingerprint === fingerprint) return known.name
  if (known && known.fingerprint === earlierFingerprint(system, prepared)) return known.name
  if (known) throw ledgerErrors.idempotency_conflict(posting.idempotencyKey)
  throw ledgerErrors.already_reversed(posting.reverses ?? '')
}

function requireOneCurrency(accounts: readonly FoundAccount[]): string {
  const [first = '', other] = new Set(accounts.map(({ currency }) => currency))
  if (other !== undefined) throw ledgerErrors.mixed_currencies(first, other)
  return first
}

interface Accounts {
  readonly found: readonly FoundAccount[]
  readonly made: readonly NewAccount[]
}

function isNewAccount(account: string | AccountSelector): account is AccountSelector {
  return typeof account !== 'string' && account.isNew === true
}

async function resolveAccounts(documents: Documents, { lines }: Posting): Promise<Accounts> {
  const selectors = lines.map(({ account }) => account)
  const made = newAccounts(selectors.filter(isNewAccount))
  const existing = await findAccounts(
    documents,
    selectors.filter((account) => !isNewAccount(account)),
  )
  const [created, remaining] = [made.values(), existing.values()]
  const found = selectors.flatMap(
    (account) => (isNewAccount(account) ? created : remaining).next().value ?? [],
  )
  return { found, made }
}

function prepare(documents: Documents, posting: Posting, { found, made }: Accounts): PreparedEntry {
  const accounts = found.map(({ name }) => name)
  return {
    name: randomName(),
    posting,
    accounts,
    made,
    currency: requireOneCurrency(found),
    day: posting.postingDate ?? documents.today,
    fingerprint: createFingerprint(posting, accounts),
    user: documents.caller.user,
  }
}

export interface PostedEntry {
  readonly name: string
  readonly accounts: readonly string[]
}

/**
 * Posts an entry once per key: a repetition returns the earlier entry, other content throws
 * `ledger.idempotency_conflict`. Locks accounts in the caller's transaction, so post last. Checks no permission.
 */
export async function post(documents: Documents, posting: Posting): Promise<PostedEntry> {
  requirePosting(posting, documents.today)
  const prepared = prepare(documents, posting, await resolveAccounts(documents, posting))
  const system = documents.asSystem()
  const name = (await insertEntry(system, prepared))
    ? prepared.name
    : await findEarlierEntry(system, prepared)
  return { name, accounts: prepared.accounts }
}

/** Fingerprint of the posting under the former name of its source type; null without one. */
function earlierFingerprint({ registry }: Documents, { posting, accounts }: PreparedEntry): string | null {
  const { source } = posting
  const type = registry.find(source.type)?.renamedFrom ?? null
  return type === null ? null : createFingerprint({ ...posting, source: { ...source, type } }, accounts)
}

/**
 * Fingerprint of a posting for its key. It includes the date only if given, because a repetition may come on another
 * day.
 */
function createFingerprint(posting: Posting, accounts: readonly string[]): string {
  const { kind, source, postingDate = null, memo = null, reverses = null } = posting
  const lines = posting.lines.map(({ amount, memo: word = null }, index) => [accounts[index], amount, word])
  const content = JSON.stringify([kind, source.type, source.name, postingDate, memo, reverses, lines])
  return createHash('sha256').update(content).digest('hex')
}
