import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import { randomName, type Documents } from '#framework/documents'
import { LedgerAccount } from '../doctypes/ledger-account.doctype.ts'
import { ledgerErrors } from '../errors.ts'
import { HOUSE_CURRENCY, type AccountWanted } from '../rules/posting.ts'
import { kindOf, mayGoBelow, type AccountPurpose } from '../rules/purposes.ts'
import { knownAccounts, type FoundAccount } from './known-accounts.ts'

interface Standing {
  readonly purpose: string
  readonly party: string
  readonly currency: string
}

const LONGEST_NAME = 140

/** How people read an account: 'Gateway Razorpay', 'Customer credit USR-4f8k'; another currency is named. */
function accountName({ purpose, party, currency }: Standing): string {
  const beginning = purpose.charAt(0).toUpperCase() + purpose.slice(1)
  const parts = [beginning, party, currency === HOUSE_CURRENCY ? '' : currency]
  return parts.filter(Boolean).join(' ').slice(0, LONGEST_NAME)
}

export type { FoundAccount } from './known-accounts.ts'

type Asked = string | AccountWanted

interface Key {
  readonly purpose: AccountPurpose
  readonly party_type: string
  readonly party: string
  readonly currency: string
}

interface Answer {
  readonly place: number
  readonly name: string
  readonly currency: string
  /** Whether another transaction made it, and so it stays whatever becomes of this one. */
  readonly is_settled: boolean
}

function keyOf({ purpose, party, currency = HOUSE_CURRENCY }: AccountWanted): Key {
  if (!/^[A-Z]{3}$/.test(currency)) throw ledgerErrors.not_a_currency(currency)
  return { purpose, party_type: party?.type ?? '', party: party?.name ?? '', currency }
}

/** Under which an account is remembered; a name is no JSON, and no key is a name. */
const memoryOf = (asked: Asked): string => (typeof asked === 'string' ? asked : JSON.stringify(keyOf(asked)))

const accounts = sql.table(LedgerAccount.name)

/** One row for each that is there, with its place among those that are asked for. */
function lookup(asked: readonly Asked[]): RawBuilder<Answer> {
  const names = asked.map((one) => (typeof one === 'string' ? one : null))
  const keys = asked.map((one) => (typeof one === 'string' ? null : keyOf(one)))
  const column = (field: keyof Key) => keys.map((key) => key?.[field] ?? null)
  const answer = sql`place::integer, found.name, found.currency, found.creation < localtimestamp as is_settled`
  return sql<Answer>`
    select ${answer} from unnest(${names}::text[]) with ordinality as asked (name, place)
    join ${accounts} found on found.name = asked.name
    union all
    select ${answer} from unnest(${column('purpose')}::text[], ${column('party_type')}::text[], ${column('party')}::text[],
      ${column('currency')}::text[]) with ordinality as asked (purpose, party_type, party, currency, place)
    join ${accounts} found on found.purpose = asked.purpose and found.party_type = asked.party_type
      and found.party = asked.party and found.currency = asked.currency`
}

/** A key with the name that its account is going to have. */
export interface NewAccount extends Key {
  readonly name: string
}

const insertInto = sql`insert into ${accounts} (name, owner, creation, modified, modified_by, account_name, kind, purpose,
  party_type, party, currency, may_go_below)`

function accountRow(made: NewAccount, user: string): RawBuilder<unknown> {
  const { name, purpose, party_type, party, currency } = made
  return sql`(${name}, ${user}, localtimestamp, localtimestamp, ${user}, ${accountName(made)}, ${kindOf(purpose)},
    ${purpose}, ${party_type}, ${party}, ${currency}, ${mayGoBelow(purpose)}::smallint)`
}

function insertion(wanted: readonly Key[], user: string): RawBuilder<{ name: string }> {
  // Everybody makes them in one order, so that two who make the same ones do not wait for each other in a circle.
  const ordered = wanted.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  const rows = ordered.map((key) => accountRow({ ...key, name: randomName() }, user))
  return sql<{ name: string }>`
    ${insertInto} values ${sql.join(rows)} on conflict (purpose, party_type, party, currency) do nothing returning name`
}

/** The answers by place; what this transaction did not make itself is known from then on. */
async function ask(system: Documents, asked: readonly Asked[]): Promise<ReadonlyMap<number, FoundAccount>> {
  const known = knownAccounts(system.registry)
  const rows = await system.statement(prepared('ledger.accounts', lookup(asked)), { reads: [LedgerAccount] })
  const found = rows.map(({ place, name, currency, is_settled }): [number, FoundAccount] => {
    const one = asked[place - 1]
    const account = { name, currency }
    // Whoever asked for it by what it is for may ask by its name next.
    if (is_settled && one !== undefined)
      for (const memory of [memoryOf(one), name]) known.set(memory, account)
    return [place - 1, account]
  })
  return new Map(found)
}

async function makeMissing(system: Documents, wanted: readonly Key[], user: string): Promise<void> {
  await system.statement(insertion(wanted, user), {
    changes: (rows) => rows.map(({ name }) => ({ type: LedgerAccount.name, name, kind: 'created' })),
  })
}

async function findUnknown(documents: Documents, asked: readonly Asked[]): Promise<readonly FoundAccount[]> {
  const system = documents.asSystem()
  const first = await ask(system, asked)
  const wanted = asked.flatMap((one, place) =>
    first.has(place) || typeof one === 'string' ? [] : [keyOf(one)],
  )
  if (wanted.length > 0) await makeMissing(system, wanted, documents.caller.user)
  const found = wanted.length > 0 ? await ask(system, asked) : first
  return asked.map((one, place) => {
    const account = found.get(place)
    if (account) return account
    throw ledgerErrors.no_account(typeof one === 'string' ? one : one.purpose)
  })
}

/** Accounts that are made with what is posted to them first. */
export function newAccounts(wanted: readonly AccountWanted[]): readonly NewAccount[] {
  return wanted.map((one) => {
    const { purpose, party_type, party, currency } = keyOf(one)
    return { name: randomName(), purpose, party_type, party, currency }
  })
}

/** A part of a statement that makes them; a conflict is refused, since nobody can have made them before. */
export function newAccountsPart(made: readonly NewAccount[], user: string): RawBuilder<unknown> {
  return sql`${insertInto} values ${sql.join(made.map((one) => accountRow(one, user)))} returning name`
}

/** The accounts that are asked for, by name or by purpose: one statement for those that are not known yet, and the missing are made. */
export async function findAccounts(
  documents: Documents,
  asked: readonly Asked[],
): Promise<readonly FoundAccount[]> {
  const known = knownAccounts(documents.registry)
  const memories = asked.map(memoryOf)
  const unknown = asked.filter((_one, place) => !known.has(memories[place] ?? ''))
  const found = unknown.length > 0 ? await findUnknown(documents, unknown) : []
  const byMemory = new Map(unknown.map((one, place) => [memoryOf(one), found[place]]))
  return memories.map((memory) => {
    const account = byMemory.get(memory) ?? known.get(memory)
    if (account) return account
    throw ledgerErrors.no_account(memory)
  })
}

/** Name of the Ledger Account of this purpose, party and currency; it is made when it is first wanted, and only once. */
export async function accountFor(documents: Documents, wanted: AccountWanted): Promise<string> {
  const [account] = await findAccounts(documents, [wanted])
  if (account) return account.name
  throw ledgerErrors.no_account(wanted.purpose)
}
