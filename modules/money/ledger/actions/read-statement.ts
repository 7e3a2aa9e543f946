import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { LedgerAccount } from '../doctypes/ledger-account.doctype.ts'
import { LedgerEntry } from '../doctypes/ledger-entry.doctype.ts'
import { LedgerLine } from '../doctypes/ledger-line.doctype.ts'
import type { EntryKind } from '../rules/entry-kinds.ts'
import type { AccountStanding } from './account-standing.ts'

/** A line of a statement. Amounts are minor units, debits above zero. */
export interface StatementLine {
  readonly sequence: number
  readonly posting_date: string
  /** When it was written down. */
  readonly creation: string
  readonly entry: string
  readonly kind: EntryKind
  readonly amount: number
  /** Of the account after this line. */
  readonly balance: number
  /** Of the line; where it has none, of its entry. */
  readonly memo: string | null
  readonly source_type: string
  readonly source_name: string
}

/** A page of what happened on an account, the newest first. */
export interface Statement {
  readonly account: AccountStanding
  readonly lines: readonly StatementLine[]
  /** Before the oldest line of this page, and after its newest. */
  readonly opening: number
  readonly closing: number
  /** What to ask with `before` for the next page; null where there is none. */
  readonly next: number | null
}

export interface StatementWanted {
  readonly account: string
  /** Only lines before this sequence. */
  readonly before?: number
  readonly limit: number
  /** Only lines dated in these days, both included. */
  readonly from?: string
  readonly until?: string
}

const MOST_LINES = 500
const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'

const pageSize = (limit: number): number => Math.min(Math.max(1, limit), MOST_LINES)

/** Without a period its condition stays away: it would only be asked of every line. */
function datedIn({ from, until }: StatementWanted): RawBuilder<unknown> {
  if (from === undefined && until === undefined) return sql``
  return sql` and posting_date between ${from ?? FIRST_DAY}::date and ${until ?? LAST_DAY}::date`
}

interface Found extends AccountStanding {
  readonly lines: readonly StatementLine[]
}

/** The lines are found from the end of their index: an account of a million lines costs what a new one costs. */
function statementQuery(wanted: StatementWanted): RawBuilder<Found> {
  const { account, before, limit } = wanted
  return sql<Found>`
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
        where account = account.name and sequence < ${before ?? Number.MAX_SAFE_INTEGER}::bigint${datedIn(wanted)}
        order by sequence desc limit ${pageSize(limit)}
      ) line join ${sql.table(LedgerEntry.name)} entry on entry.name = line.entry
    ) page on true
    where account.name = ${account}`
}

function statementOf({ lines, ...account }: Found, limit: number): Statement {
  const newest = lines[0]
  const oldest = lines.at(-1)
  const isAtTheBeginning = oldest === undefined || oldest.sequence === 1 || lines.length < pageSize(limit)
  return {
    account,
    lines,
    opening: oldest === undefined ? 0 : oldest.balance - oldest.amount,
    closing: newest === undefined ? 0 : newest.balance,
    next: isAtTheBeginning ? null : oldest.sequence,
  }
}

/** One page of an account's statement, in one statement of SQL. Whoever may see it is the caller's business. */
export async function readStatement(documents: Documents, wanted: StatementWanted): Promise<Statement> {
  const reads = [LedgerAccount, LedgerEntry, LedgerLine]
  const [found] = await documents.asSystem().statement(statementQuery(wanted), { reads })
  if (!found) throw documentErrors.notFound(LedgerAccount.name, wanted.account)
  return statementOf(found, wanted.limit)
}
