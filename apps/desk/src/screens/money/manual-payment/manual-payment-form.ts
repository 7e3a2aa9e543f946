import { toDecimal } from '#meta'
import { readAmount, type AmountProblem } from '../../../data/money/amounts.ts'
import type { ManualPaymentMethod } from '../../../data/money/manual-payments.ts'
import type { ChosenDocument } from '../document-choice.tsx'

/** Input of a manual payment. Days are 'YYYY-MM-DD', empty for none. */
export interface ManualPaymentForm {
  document: ChosenDocument
  amount: string
  method: ManualPaymentMethod
  reference_number: string
  bank: string
  cheque_date: string
  received_on: string
  /** True for a cheque whose number equals another one of the same bank and is of another account. */
  isOtherAccount: boolean
}

export type ManualPaymentFieldName =
  'document' | 'amount' | 'reference_number' | 'bank' | 'cheque_date' | 'received_on'

type ManualPaymentProblem = 'missing' | AmountProblem

type ManualPaymentProblems = Partial<Record<ManualPaymentFieldName, ManualPaymentProblem>>

export const fieldsOfMethod: Readonly<Record<ManualPaymentMethod, readonly ManualPaymentFieldName[]>> = {
  cash: [],
  cheque: ['reference_number', 'bank', 'cheque_date'],
  bank: ['reference_number'],
  UPI: ['reference_number'],
}

/** Returns the problems by field. `most` is in minor units; Infinity while the balance due is unknown. */
export function manualPaymentProblems(form: ManualPaymentForm, most: number): ManualPaymentProblems {
  const needed = [...fieldsOfMethod[form.method], 'received_on' as const]
  const isEmpty = (field: ManualPaymentFieldName) => {
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

export function manualPaymentArguments(form: ManualPaymentForm, key: string) {
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
