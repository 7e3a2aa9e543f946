import { date, int, money, text } from '#framework/doctypes'
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

/**
 * Returns a page of an account's statement, ordered by posting date, then by recording, the newest line first. For the
 * next page pass `next` as `before`, and `opening` as `before_balance`, which spares the server adding up newer lines.
 */
export const getStatement = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {
    account: text({ required: true }),
    before: int({ min: 1 }),
    before_balance: money(),
    limit: int({ min: 1, max: MAX_LINES }),
    from: date(),
    until: date(),
  },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { account: name, before, before_balance: beforeBalance, limit, from, until } = input
    const page = await readStatement(documents, {
      account: name,
      limit: limit ?? DEFAULT_LINES,
      ...(before === null ? {} : { before }),
      ...(before === null || beforeBalance === null ? {} : { beforeBalance }),
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
export interface StatementLine {
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
  /** Sequence of the oldest line of the previous page. */
  readonly before?: number
  /** Opening balance of the previous page. */
  readonly beforeBalance?: number
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

/** A row of two values, not a subquery of two columns, so that the page begins at its place in the index. */
function createPageCondition({ account, before }: StatementInput): RawBuilder<unknown> {
  if (before === undefined) return sql``
  return sql` and (posting_date, sequence) < (
    (select posting_date from ${sql.table(LedgerLine.name)}
      where account = ${account} and sequence = ${before}::bigint),
    ${before}::bigint)`
}

/** Balance after the page's newest line. Only the first page up to a day adds up the lines after it. */
function closingBalance({ beforeBalance }: StatementInput): RawBuilder<unknown> {
  if (beforeBalance !== undefined) return sql`${beforeBalance}::bigint`
  return sql`account.balance - (
    select coalesce(sum(amount), 0) from ${sql.table(LedgerLine.name)}
    where account = account.name and (posting_date, sequence) > (page.newest_day, page.newest_sequence))::bigint`
}

type RecordedLine = Omit<StatementLine, 'balance'>

interface StatementRow extends AccountBalance {
  readonly lines: readonly RecordedLine[]
  readonly closing: number
}

/**
 * Reads from the end of the index of account and day, so that the cost does not depend on the number of lines. One line
 * more than the page tells whether another page follows.
 */
function statementQuery(input: StatementInput): RawBuilder<StatementRow> {
  const { account, limit } = input
  return sql<StatementRow>`
    select account.name, account.account_name, account.kind, account.purpose, account.party_type, account.party, account.currency, account.balance,
      account.line_count, coalesce(page.lines, '[]') as lines, ${closingBalance(input)} as closing
    from ${sql.table(LedgerAccount.name)} account
    left join lateral (
      select json_agg(json_build_object(
        'sequence', line.sequence, 'posting_date', line.posting_date,
        'creation', to_char(line.creation, 'YYYY-MM-DD HH24:MI:SS.US'),
        'entry', line.entry, 'kind', entry.kind, 'amount', line.amount,
        'memo', coalesce(line.memo, entry.memo), 'source_type', entry.source_type, 'source_name', entry.source_name
      ) order by line.posting_date desc, line.sequence desc) as lines,
      (array_agg(line.posting_date order by line.posting_date desc, line.sequence desc))[1] as newest_day,
      (array_agg(line.sequence order by line.posting_date desc, line.sequence desc))[1] as newest_sequence
      from (
        select * from ${sql.table(LedgerLine.name)}
        where account = account.name${createPageCondition(input)}${createPeriodCondition(input)}
        order by posting_date desc, sequence desc limit ${pageSize(limit) + 1}
      ) line join ${sql.table(LedgerEntry.name)} entry on entry.name = line.entry
    ) page on true
    where account.name = ${account}`
}

/** Adds the balance after each line, in the order of the statement. */
function addBalances(lines: readonly RecordedLine[], closing: number): StatementLine[] {
  let balance = closing
  return lines.map((line) => {
    const withBalance = { ...line, balance }
    balance -= line.amount
    return withBalance
  })
}

function toStatement({ lines: read, closing, ...account }: StatementRow, limit: number): Statement {
  const lines = addBalances(read.slice(0, pageSize(limit)), closing)
  const oldest = lines.at(-1)
  return {
    account,
    lines,
    opening: oldest === undefined ? 0 : oldest.balance - oldest.amount,
    closing: oldest === undefined ? 0 : closing,
    next: oldest === undefined || read.length === lines.length ? null : oldest.sequence,
  }
}

/** Returns a page of an account's statement. One statement. The caller checks permission. */
export async function readStatement(documents: Documents, input: StatementInput): Promise<Statement> {
  const reads = [LedgerAccount, LedgerEntry, LedgerLine]
  const [found] = await documents.asSystem().statement(statementQuery(input), { reads })
  if (!found) throw documentErrors.notFound(LedgerAccount.name, input.account)
  return toStatement(found, input.limit)
}
