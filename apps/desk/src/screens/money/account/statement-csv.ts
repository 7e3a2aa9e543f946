import { BYTE_ORDER_MARK, csvLine } from '#meta'
import type { AccountKind, StatementLine } from '../../../data/money/ledger.ts'
import { ownSide } from './account-side.ts'

/** Heads of the columns, in the order of the cells. */
export type StatementHeads = readonly [
  date: string,
  what: string,
  document: string,
  grows: string,
  shrinks: string,
  balance: string,
]

/** Lines of a statement as CSV that every programme for tables reads, amounts as plain decimals. */
export function statementCsv(
  lines: readonly StatementLine[],
  { heads, kind, word }: { heads: StatementHeads; kind: AccountKind; word: (entryKind: string) => string },
): string {
  const rows = lines.map((line) => {
    const moved = ownSide(kind, line.amount)
    const what = [word(line.kind), line.memo].filter(Boolean).join(', ')
    const [grows, shrinks] = moved > 0 ? [moved, ''] : ['', -moved]
    const document = `${line.source_type} ${line.source_name}`
    return [line.posting_date, what, document, grows, shrinks, ownSide(kind, line.balance)]
  })
  return BYTE_ORDER_MARK + [heads, ...rows].map(csvLine).join('')
}
