import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './orders.module.css'

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

export function MoneyPreview({ rows, currency, problem, isAsking }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const shown = rows?.filter(({ amount, isTotal }) => amount > 0 || isTotal) ?? []
  return (
    <div className={styles.moneyPreview} role="status" aria-busy={isAsking}>
      {shown.length > 0 && (
        <dl className="sum">
          {shown.map(({ label, amount, isTotal }) => (
            <div key={label} className={isTotal ? styles.orderTotal : undefined}>
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

interface Preview<T> {
  value: T | null
  problem: string
  isAsking: boolean
}

interface Answered<T> extends Omit<Preview<T>, 'isAsking'> {
  question: string
}

/** Fetches a preview again when its key changes; null fetches nothing. A response to a previous key is dropped. */
export function usePreview<T>(question: string | null, ask: () => Promise<T>): Preview<T> {
  const t = useTranslate()
  const [last, setLast] = useState<Answered<T> | null>(null)
  // Once nothing is asked, an earlier response is no longer the last one.
  if (question === null && last !== null) setLast(null)
  const answer = useEffectEvent((asked: string): Promise<Answered<T>> =>
    ask().then(
      (value) => ({ question: asked, value, problem: '' }),
      (error: unknown) => ({ question: asked, value: null, problem: refusal(error, t('orders.failed')) }),
    ),
  )
  useEffect(() => {
    if (question === null) return undefined
    let isWanted = true
    void answer(question).then((answered) => isWanted && setLast(answered))
    return () => {
      isWanted = false
    }
  }, [question])
  const isAsking = question !== null && last?.question !== question
  return { value: last?.value ?? null, problem: isAsking ? '' : (last?.problem ?? ''), isAsking }
}
