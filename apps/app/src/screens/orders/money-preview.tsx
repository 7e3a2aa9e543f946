import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { ProblemNote } from '../../ui/state/problem-note.tsx'

/** One row of what something comes to; nothing is shown where `amount` is nothing, unless it is the sum. */
interface MoneyRow {
  label: string
  amount: number
  isTotal?: boolean
}

interface Props {
  rows: readonly MoneyRow[] | null
  currency: string
  problem: string
  isAsking: boolean
}

/** What something would come to before it is done; told again whenever it changes. */
export function MoneyPreview({ rows, currency, problem, isAsking }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const shown = rows?.filter(({ amount, isTotal }) => amount > 0 || isTotal) ?? []
  return (
    <div className="money-preview" role="status" aria-busy={isAsking}>
      {shown.length > 0 && (
        <dl className="sum">
          {shown.map(({ label, amount, isTotal }) => (
            <div key={label} className={isTotal ? 'sum-total' : undefined}>
              <dt>{label}</dt>
              <dd>{moneyText(amount, currency, language)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isAsking && shown.length === 0 && <p className="small dim">{t('orders.counting')}</p>}
      <ProblemNote problem={problem} />
    </div>
  )
}
