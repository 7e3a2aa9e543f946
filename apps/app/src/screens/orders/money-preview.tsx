import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { ProblemNote, refusal } from '../../ui/use-asking.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './orders.module.css'

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
  /** The last answer, while the next one is on its way too. */
  value: T | null
  problem: string
  isAsking: boolean
}

/** An answer, or a refusal, with what was asked. */
interface Answered<T> extends Omit<Preview<T>, 'isAsking'> {
  question: string
}

/**
 * What something would come to, asked for again whenever the question is another; nothing for null. An answer to a question
 * that is not asked any more is dropped.
 */
export function usePreview<T>(question: string | null, ask: () => Promise<T>): Preview<T> {
  const t = useTranslate()
  const [last, setLast] = useState<Answered<T> | null>(null)
  // Once nothing is asked, what was answered before is no longer the last answer.
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
