import { int, select, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { LedgerAccount } from './ledger-account.doctype.ts'
import {
  type AccountKind,
  accountKinds,
  accountPurposes,
  type AccountPurpose,
} from './account-purposes.rules.ts'
import { documentErrors } from '#framework/errors'
import { DEFAULT_CURRENCY, type AccountSelector } from '../entry/posting.ts'

const DEFAULT_ACCOUNTS = 100

const MAX_ACCOUNTS = 500

/** Returns the ledger accounts by name with their balances and the totals by kind. The totals add up to zero. */
export const getAccounts = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {
    purpose: select(accountPurposes),
    kind: select(accountKinds),
    party: text(),
    start: int({ min: 0 }),
    limit: int({ min: 1, max: MAX_ACCOUNTS }),
  },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { start, limit, ...where } = input
    const page = { start: start ?? 0, limit: limit ?? DEFAULT_ACCOUNTS }
    const { accounts, sums, count } = await listAccounts(documents, where, page)
    return {
      accounts: accounts.map((account) => ({ ...account, balance: toDecimal(account.balance) })),
      sums: sums.map(({ kind, currency, balance }) => ({ kind, currency, balance: toDecimal(balance) })),
      count,
    }
  },
})

interface Sum {
  readonly kind: AccountKind
  readonly currency: string
  readonly balance: number
}

interface AccountList {
  readonly accounts: readonly AccountBalance[]
  readonly sums: readonly Sum[]
  readonly count: number
}

interface AccountFilter {
  readonly purpose: string | null
  readonly kind: string | null
  readonly party: string | null
}

interface Page {
  readonly start: number
  readonly limit: number
}

function listQuery(where: AccountFilter, { start, limit }: Page): RawBuilder<AccountList> {
  const filters = Object.entries(where).filter(([, value]) => value !== null)
  const conditions = filters.map(([field, value]) => sql`${sql.id(field)} = ${value}`)
  const condition = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  return sql<AccountList>`
    with matching as materialized (
      select name, account_name, kind, purpose, party_type, party, currency, balance, line_count
      from ${sql.table(LedgerAccount.name)} where ${condition}
    )
    select
      (select coalesce(json_agg(page), '[]') from (
        select * from matching order by account_name, name limit ${limit} offset ${start}
      ) page) as accounts,
      (select coalesce(json_agg(sum), '[]') from (
        select kind, currency, sum(balance)::bigint as balance from matching group by kind, currency order by kind, currency
      ) sum) as sums,
      (select count(*) from matching) as count`
}

/** Returns accounts with balances, in one statement. The caller checks permission. */
async function listAccounts(documents: Documents, where: AccountFilter, page: Page): Promise<AccountList> {
  const [found] = await documents.asSystem().statement(listQuery(where, page), { reads: [LedgerAccount] })
  return found ?? { accounts: [], sums: [], count: 0 }
}

function createAccountFilter(account: string | AccountSelector) {
  if (typeof account === 'string') return { name: account }
  const { purpose, party, currency = DEFAULT_CURRENCY } = account
  // A filter treats '' as missing, so an empty party is matched by null.
  return { purpose, party_type: party?.type ?? null, party: party?.name ?? null, currency }
}

/**
 * Returns a balance in minor units, debits less credits: customer credit is negative. Zero for an account that does not
 * exist yet.
 */
export async function getBalance(documents: Documents, account: string | AccountSelector): Promise<number> {
  const [found] = await documents
    .asSystem()
    .find(LedgerAccount, { where: createAccountFilter(account), fields: ['balance'], limit: 1 })
  if (found) return found.balance
  if (typeof account === 'string') throw documentErrors.notFound(LedgerAccount.name, account)
  return 0
}

/** An account with its balance in minor units, debits positive. */
export interface AccountBalance {
  readonly name: string
  readonly account_name: string
  readonly kind: AccountKind
  readonly purpose: AccountPurpose
  readonly party_type: string
  readonly party: string
  readonly currency: string
  /** Current balance, whatever page is shown. */
  readonly balance: number
  readonly line_count: number
}
