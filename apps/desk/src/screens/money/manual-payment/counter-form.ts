import { toDecimal } from '#meta'
import { readAmount, type AmountProblem } from '../../../data/money/amounts.ts'
import type { CounterMethod } from '../../../data/money/counter.ts'
import type { ChosenDocument } from '../document-choice.tsx'

/** What is typed at the counter. Days are 'YYYY-MM-DD', empty where none is chosen. */
export interface CounterForm {
  document: ChosenDocument
  amount: string
  method: CounterMethod
  reference_number: string
  bank: string
  cheque_date: string
  received_on: string
  /** A cheque has the number of another one of the same bank, and is of another account. */
  isOtherAccount: boolean
}

export type CounterFieldName =
  'document' | 'amount' | 'reference_number' | 'bank' | 'cheque_date' | 'received_on'

type CounterProblem = 'missing' | AmountProblem

type CounterProblems = Partial<Record<CounterFieldName, CounterProblem>>

/** Fields of a way of paying beside those of every way. */
export const fieldsOfMethod: Readonly<Record<CounterMethod, readonly CounterFieldName[]>> = {
  cash: [],
  cheque: ['reference_number', 'bank', 'cheque_date'],
  bank: ['reference_number'],
  UPI: ['reference_number'],
}

/** What is missing or cannot be, by field. `most` is in minor units; Infinity while it is unknown what is due. */
export function counterProblems(form: CounterForm, most: number): CounterProblems {
  const needed = [...fieldsOfMethod[form.method], 'received_on' as const]
  const isEmpty = (field: CounterFieldName) => {
    const value = field === 'document' ? form.document.name : form[field]
    return value.trim() === ''
  }
  const missing = [...needed, 'document' as const].filter(isEmpty)
  const { problem } = readAmount(form.amount, most)
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...(problem === null ? {} : { amount: problem }),
  }
}

/** What the server is sent. Only what belongs to the way of paying goes along. */
export function counterArguments(form: CounterForm, key: string) {
  const { document, method, received_on, isOtherAccount } = form
  const { minor } = readAmount(form.amount, Infinity)
  const fields = fieldsOfMethod[method].filter((field) => field !== 'document')
  return {
    ...Object.fromEntries(fields.map((field) => [field, form[field].trim()])),
    ...{ reference_type: document.type, reference_name: document.name.trim(), method, received_on },
    ...(method === 'cheque' && isOtherAccount ? { is_other_account: 1 as const } : {}),
    amount: toDecimal(minor ?? 0),
    idempotency_key: key,
  }
}
