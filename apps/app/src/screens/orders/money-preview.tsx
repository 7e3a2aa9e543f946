import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryOnce } from '../../data/query/query-client.ts'
import styles from './orders.module.css'

interface MoneyRow {
  label: string
  /** Below zero: it reduces the total. */
  amount: number
  isTotal?: boolean
}

interface Props {
  rows: readonly MoneyRow[] | null
  currency: string
  problem: string
  isAsking: boolean
}

export function MoneyPreview({ rows, currency, problem, isAsking }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => {
    const text = moneyText(Math.abs(amount), currency, language)
    return amount < 0 ? `−${text}` : text
  }
  const shown = rows?.filter(({ amount, isTotal }) => amount !== 0 || isTotal) ?? []
  return (
    <div className={styles.moneyPreview} role="status" aria-busy={isAsking}>
      {shown.length > 0 && (
        <dl className="sum">
          {shown.map(({ label, amount, isTotal }) => (
            <div key={label} className={isTotal ? styles.orderTotal : undefined}>
              <dt>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isAsking && shown.length === 0 && <p className="small dim">{t('orders.counting')}</p>}
      <ProblemNote problem={problem} />
    </div>
  )
}

interface Preview<T> {
  value: T | null
  problem: string
  isAsking: boolean
}

/**
 * Fetches a preview again when its key changes; null fetches nothing. The last response is shown while the next one
 * loads, but not once nothing was asked in between.
 */
export function usePreview<T>(question: string | null, ask: () => Promise<T>): Preview<T> {
  const t = useTranslate()
  const id = useId()
  const { data, error, isFetching } = useQuery<T | null>({
    ...queryOnce,
    queryKey: ['preview', id, question],
    queryFn: ask,
    // Nothing is an answer too: it takes the place of an earlier response.
    ...(question === null ? { initialData: null } : { placeholderData: keepPreviousData }),
  })
  const problem = error && !isFetching ? refusal(error, t('orders.failed')) : ''
  return { value: data ?? null, problem, isAsking: isFetching }
}
