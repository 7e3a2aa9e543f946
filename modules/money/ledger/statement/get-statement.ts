import { date, int, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { LedgerAccount } from '../account/ledger-account.doctype.ts'
import { LedgerEntry } from '../entry/ledger-entry.doctype.ts'
import { LedgerLine } from '../entry/ledger-line.doctype.ts'
import type { EntryKind } from '../entry/entry-kinds.ts'
import type { AccountBalance } from '../account/get-accounts.ts'

const DEFAULT_LINES = 50

const MAX_LINES = 200

function toWireLine(line: StatementLine) {
  return { ...line, amount: toDecimal(line.amount), balance: toDecimal(line.balance) }
}

/** Returns a page of an account's statement, the newest line first; pass `next` as `before` for the next page. */
export const getStatement = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {
    account: text({ required: true }),
    before: int({ min: 1 }),
    limit: int({ min: 1, max: MAX_LINES }),
    from: date(),
    until: date(),
  },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { account: name, before, limit, from, until } = input
    const page = await readStatement(documents, {
      account: name,
      limit: limit ?? DEFAULT_LINES,
      ...(before === null ? {} : { before }),
      ...(from === null ? {} : { from }),
      ...(until === null ? {} : { until }),
    })
    const { account, lines, opening, closing, next } = page
    return {
      account: { ...account, balance: toDecimal(account.balance) },
      lines: lines.map(toWireLine),
      opening: toDecimal(opening),
      closing: toDecimal(closing),
      next,
    }
  },
})

/** A statement line. Amounts in minor units, debits positive. */
interface StatementLine {
  readonly sequence: number
  readonly posting_date: string
  readonly creation: string
  readonly entry: string
  readonly kind: EntryKind
  readonly amount: number
  readonly balance: number
  readonly memo: string | null
  readonly source_type: string
  readonly source_name: string
}

export interface Statement {
  readonly account: AccountBalance
  readonly lines: readonly StatementLine[]
  readonly opening: number
  readonly closing: number
  /** Value of `before` for the next page; null on the last. */
  readonly next: number | null
}

export interface StatementInput {
  readonly account: string
  readonly before?: number
  readonly limit: number
  readonly from?: string
  readonly until?: string
}

const MAX_PAGE_LINES = 500

const FIRST_DAY = '0001-01-01'

const LAST_DAY = '9999-12-31'

const pageSize = (limit: number): number => Math.min(Math.max(1, limit), MAX_PAGE_LINES)

/** Omits the condition without a period, because it would be evaluated for each line. */
function createPeriodCondition({ from, until }: StatementInput): RawBuilder<unknown> {
  if (from === undefined && until === undefined) return sql``
  return sql` and posting_date between ${from ?? FIRST_DAY}::date and ${until ?? LAST_DAY}::date`
}

interface StatementRow extends AccountBalance {
  readonly lines: readonly StatementLine[]
}

/** Reads from the end of the index, so that the cost does not depend on the number of lines. */
function statementQuery(input: StatementInput): RawBuilder<StatementRow> {
  const { account, before, limit } = input
  return sql<StatementRow>`
    select account.name, account.account_name, account.kind, account.purpose, account.party_type, account.party, account.currency, account.balance,
      account.line_count, coalesce(page.lines, '[]') as lines
    from ${sql.table(LedgerAccount.name)} account
    left join lateral (
      select json_agg(json_build_object(
        'sequence', line.sequence, 'posting_date', line.posting_date,
        'creation', to_char(line.creation, 'YYYY-MM-DD HH24:MI:SS.US'),
        'entry', line.entry, 'kind', entry.kind, 'amount', line.amount, 'balance', line.balance,
        'memo', coalesce(line.memo, entry.memo), 'source_type', entry.source_type, 'source_name', entry.source_name
      ) order by line.sequence desc) as lines
      from (
        select * from ${sql.table(LedgerLine.name)}
        where account = account.name and sequence < ${before ?? Number.MAX_SAFE_INTEGER}::bigint${createPeriodCondition(input)}
        order by sequence desc limit ${pageSize(limit)}
      ) line join ${sql.table(LedgerEntry.name)} entry on entry.name = line.entry
    ) page on true
    where account.name = ${account}`
}

function toStatement({ lines, ...account }: StatementRow, limit: number): Statement {
  const newest = lines[0]
  const oldest = lines.at(-1)
  const isOldestPage = oldest === undefined || oldest.sequence === 1 || lines.length < pageSize(limit)
  return {
    account,
    lines,
    opening: oldest === undefined ? 0 : oldest.balance - oldest.amount,
    closing: newest === undefined ? 0 : newest.balance,
    next: isOldestPage ? null : oldest.sequence,
  }
}

/** Returns a page of an account's statement. One statement. The caller checks permission. */
export async function readStatement(documents: Documents, input: StatementInput): Promise<Statement> {
  const reads = [LedgerAccount, LedgerEntry, LedgerLine]
  const [found] = await documents.asSystem().statement(statementQuery(input), { reads })
  if (!found) throw documentErrors.notFound(LedgerAccount.name, input.account)
  return toStatement(found, input.limit)
}
