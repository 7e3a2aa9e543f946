import { toDecimal } from '#meta'
import { minorOf, readAmount, type AmountProblem } from '../../../data/money/amounts.ts'
import type { Collected, Collector } from '../../../data/money/remittances.ts'

/** What is typed of a remittance. */
export interface RemittanceForm {
  /** Names of the collections that it is for. */
  picked: ReadonlySet<string>
  /** Empty for all that was picked. */
  amount: string
  into: 'bank' | 'cash'
  /** 'YYYY-MM-DD' */
  remitted_on: string
  reference: string
}

/** Minor units of a collection that are not remitted. */
export const leftOf = ({ amount, remitted_amount }: Collected): number =>
  minorOf(amount) - minorOf(remitted_amount)

export const pickedSum = (picked: ReadonlySet<string>, open: readonly Collected[]): number =>
  open.reduce((sum, one) => (picked.has(one.name) ? sum + leftOf(one) : sum), 0)

interface RemittanceProblems {
  picked?: 'missing'
  amount?: AmountProblem
  remitted_on?: 'missing'
  reference?: 'missing'
}

/** What is missing or cannot be, by field. A transfer has a reference; cash at the office may have none. */
export function remittanceProblems(form: RemittanceForm, sum: number): RemittanceProblems {
  if (form.picked.size === 0) return { picked: 'missing' }
  const { problem } = readAmount(form.amount, sum)
  return {
    ...(form.amount !== '' && problem !== null ? { amount: problem } : {}),
    ...(form.remitted_on === '' ? { remitted_on: 'missing' } : {}),
    ...(form.into === 'bank' && form.reference.trim() === '' ? { reference: 'missing' } : {}),
  }
}

/** Minor units that are remitted; null for what is no amount. */
export const remittedOf = ({ amount }: RemittanceForm, sum: number): number | null =>
  amount === '' ? sum : readAmount(amount, sum).minor

interface Sending {
  form: RemittanceForm
  collector: Pick<Collector, 'collector_type' | 'collector'>
  /** Minor units. */
  amount: number
  /** Made when the sheet opens: sent twice, it is one remittance. */
  key: string
}

export const remittanceArguments = ({ form, collector, amount, key }: Sending) => ({
  ...{ collector_type: collector.collector_type, collector: collector.collector },
  collections: [...form.picked],
  ...{ amount: toDecimal(amount), into: form.into, remitted_on: form.remitted_on },
  ...{ reference: form.reference.trim() || null, idempotency_key: key },
})
