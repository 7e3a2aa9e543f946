import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '../../../data/list/export-list.ts'
import { readStatement, type StatementLine, type StatementQuestion } from '../../../data/money/ledger.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { statementCsv } from './statement-csv.ts'
import { useTypeWord } from '../use-type-word.ts'

const pageLength = 200

/** What a person can still work with in a programme for tables. */
const mostLines = 20_000

async function readAll(question: StatementQuestion) {
  const lines: StatementLine[] = []
  let page = await readStatement(question, { before: null, limit: pageLength })
  lines.push(...page.lines)
  while (page.next !== null && lines.length < mostLines) {
    page = await readStatement(question, { before: page.next, limit: pageLength })
    lines.push(...page.lines)
  }
  return { account: page.account, lines: lines.slice(0, mostLines) }
}

/** Gives a statement to the browser as a file, the newest lines first. */
export function useStatementFile(question: StatementQuestion) {
  const t = useTranslate()
  const toast = useToast()
  const word = useTypeWord('Ledger Entry')
  return useMutation({
    mutationFn: () => readAll(question),
    onSuccess: ({ account, lines }) => {
      const heads = [
        ...([t('money.date'), t('money.what'), t('money.paid_for')] as const),
        ...([t('money.credit_in'), t('money.credit_out'), t('money.balance')] as const),
      ] as const
      const csv = statementCsv(lines, { heads, kind: account.kind, word })
      const fileName = `${account.account_name}.csv`
      downloadFile({ blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName })
      const isComplete = lines.length < mostLines
      toast(
        isComplete ? t('money.csv_done', { count: lines.length }) : t('money.csv_most', { most: mostLines }),
      )
    },
  })
}
