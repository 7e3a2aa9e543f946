import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '../../../data/list/export-list.ts'
import {
  readStatement,
  type StatementLine,
  type StatementQuestion,
  type AccountKind,
} from '../../../data/money/ledger.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { useTypeLabel } from '../use-money.ts'
import { BYTE_ORDER_MARK, csvLine } from '#meta'
import { ownSide } from './accounts.ts'

const pageLength = 200

/** Maximum number of lines that a spreadsheet handles well. */
const mostLines = 20_000

async function readAll(question: StatementQuestion) {
  const lines: StatementLine[] = []
  let page = await readStatement(question, { after: null, limit: pageLength })
  lines.push(...page.lines)
  while (page.next !== null && lines.length < mostLines) {
    page = await readStatement(question, { after: page, limit: pageLength })
    lines.push(...page.lines)
  }
  return { account: page.account, lines: lines.slice(0, mostLines) }
}

export function useStatementFile(question: StatementQuestion) {
  const t = useTranslate()
  const toast = useToast()
  const labelOf = useTypeLabel('Ledger Entry')
  return useMutation({
    mutationFn: () => readAll(question),
    onSuccess: ({ account, lines }) => {
      const heads = [
        ...([t('money.date'), t('money.what'), t('money.paid_for')] as const),
        ...([t('money.credit_in'), t('money.credit_out'), t('money.balance')] as const),
      ] as const
      const csv = statementCsv(lines, { heads, kind: account.kind, labelOf })
      const fileName = `${account.account_name}.csv`
      downloadFile({ blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName })
      const isComplete = lines.length < mostLines
      toast(
        isComplete ? t('money.csv_done', { count: lines.length }) : t('money.csv_most', { most: mostLines }),
      )
    },
  })
}

export type StatementHeads = readonly [
  date: string,
  what: string,
  document: string,
  grows: string,
  shrinks: string,
  balance: string,
]

/** Formats statement lines as CSV, amounts as plain decimals. */
export function statementCsv(
  lines: readonly StatementLine[],
  {
    heads,
    kind,
    labelOf,
  }: { heads: StatementHeads; kind: AccountKind; labelOf: (entryKind: string) => string },
): string {
  const rows = lines.map((line) => {
    const moved = ownSide(kind, line.amount)
    const what = [labelOf(line.kind), line.memo].filter(Boolean).join(', ')
    const [grows, shrinks] = moved > 0 ? [moved, ''] : ['', -moved]
    const document = `${line.source_type} ${line.source_name}`
    return [line.posting_date, what, document, grows, shrinks, ownSide(kind, line.balance)]
  })
  return BYTE_ORDER_MARK + [heads, ...rows].map(csvLine).join('')
}
