import { toDecimal } from '#meta'
import { minorOf, readAmount, type AmountProblem } from '../../../data/money/amounts.ts'
import type { Collected, Collector } from '../../../data/money/remittances.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { useMoney } from '../use-money.ts'
import styles from '../money-sheets.module.css'

export interface RemittanceForm {
  picked: ReadonlySet<string>
  amount: string
  into: 'bank' | 'cash'
  /** 'YYYY-MM-DD'. */
  remitted_on: string
  reference: string
}

/** Returns the minor units of a collection that are not remitted. */
const leftOf = ({ amount, remitted_amount }: Collected): number => minorOf(amount) - minorOf(remitted_amount)

export const pickedSum = (picked: ReadonlySet<string>, open: readonly Collected[]): number =>
  open.reduce((sum, one) => (picked.has(one.name) ? sum + leftOf(one) : sum), 0)

interface RemittanceProblems {
  picked?: 'missing'
  amount?: AmountProblem
  remitted_on?: 'missing'
  reference?: 'missing'
}

/** Returns the problems by field. A transfer needs a reference; cash may have none. */
export function remittanceProblems(form: RemittanceForm, sum: number): RemittanceProblems {
  if (form.picked.size === 0) return { picked: 'missing' }
  const { problem } = readAmount(form.amount, sum)
  return {
    ...(form.amount !== '' && problem !== null ? { amount: problem } : {}),
    ...(form.remitted_on === '' ? { remitted_on: 'missing' } : {}),
    ...(form.into === 'bank' && form.reference.trim() === '' ? { reference: 'missing' } : {}),
  }
}

/** Returns the remitted minor units; null for an invalid amount. */
export const remittedOf = ({ amount }: RemittanceForm, sum: number): number | null =>
  amount === '' ? sum : readAmount(amount, sum).minor

interface Sending {
  form: RemittanceForm
  collector: Pick<Collector, 'collector_type' | 'collector'>
  /** Minor units. */
  amount: number
  /** Idempotency key, made when the sheet opens: sent twice, it is one remittance. */
  key: string
}

export const remittanceArguments = ({ form, collector, amount, key }: Sending) => ({
  ...{ collector_type: collector.collector_type, collector: collector.collector },
  collections: [...form.picked],
  ...{ amount: toDecimal(amount), into: form.into, remitted_on: form.remitted_on },
  ...{ reference: form.reference.trim() || null, idempotency_key: key },
})

interface RowProps {
  collected: Collected
  isPicked: boolean
  onToggle: () => void
}

function RemittanceRow({ collected, isPicked, onToggle }: RowProps) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { part, reference_name, payer_name, collected_on, amount, remitted_amount } = collected
  const isShort = (remitted_amount ?? 0) > 0
  const day = collected_on ? dayText(collected_on, language) : ''
  return (
    <li>
      <label className={styles.remittanceRow}>
        <input className="tick" type="checkbox" checked={isPicked} onChange={onToggle} />
        <span className="grow">
          <span className="mid">{part ?? reference_name}</span>
          <span className="small dim">{[payer_name, day].filter(Boolean).join(', ')}</span>
          {isShort && (
            <span className={`small ${styles.remittanceShort}`}>
              {t('money.remitted_part', { remitted: money(remitted_amount), amount: money(amount) })}
            </span>
          )}
        </span>
        <b className="num">{money(toDecimal(leftOf(collected)))}</b>
      </label>
    </li>
  )
}

interface RemittanceRowsProps {
  open: readonly Collected[]
  picked: ReadonlySet<string>
  error: string | null
  onPick: (picked: ReadonlySet<string>) => void
}

function toggled(picked: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(picked)
  if (!next.delete(name)) next.add(name)
  return next
}

export function RemittanceRows({ open, picked, error, onPick }: RemittanceRowsProps) {
  const t = useTranslate()
  const isAll = picked.size === open.length
  return (
    <fieldset className={styles.choiceCards}>
      <legend>{t('money.remitted_for')}</legend>
      <label className="tick-line">
        <input
          className="tick"
          type="checkbox"
          checked={isAll}
          onChange={() => onPick(new Set(isAll ? [] : open.map(({ name }) => name)))}
        />
        {t('money.remitted_all', { count: open.length })}
      </label>
      <ul className={styles.remittanceRows}>
        {open.map((collected) => (
          <RemittanceRow
            key={collected.name}
            collected={collected}
            isPicked={picked.has(collected.name)}
            onToggle={() => onPick(toggled(picked, collected.name))}
          />
        ))}
      </ul>
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
