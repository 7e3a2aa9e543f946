import { TextInput } from '@mantine/core'
import type { PayOutMethod } from '../../../data/money/counter.ts'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../../language/translate.ts'

const payeeFields = {
  cash: [],
  UPI: ['payee_upi'],
  bank: ['payee_name', 'payee_account', 'payee_ifsc'],
} as const satisfies Readonly<Record<PayOutMethod, readonly string[]>>

export type PayeeField = (typeof payeeFields)[PayOutMethod][number]

export type Payee = Partial<Record<PayeeField, string>>

const labels: Readonly<Record<PayeeField, MessageId>> = {
  payee_upi: 'money.payee_upi',
  payee_name: 'money.payee_name',
  payee_account: 'money.payee_account',
  payee_ifsc: 'money.payee_ifsc',
}

const longest: Readonly<Record<PayeeField, number>> = {
  payee_upi: 100,
  payee_name: 140,
  payee_account: 20,
  payee_ifsc: 11,
}

interface Props {
  method: PayOutMethod
  payee: Payee
  /** The field that the server refused, and why. */
  problem: { field: string | null; text: string } | null
  onType: (payee: Payee) => void
}

/** Where a transfer goes: a UPI ID, or a bank account. What is known from before may be left empty. */
export function PayeeFields({ method, payee, problem, onType }: Props) {
  const t = useTranslate()
  return payeeFields[method].map((field) => (
    <TextInput
      key={field}
      label={t(labels[field])}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={field === 'payee_account' ? 'numeric' : undefined}
      maxLength={longest[field]}
      value={payee[field] ?? ''}
      error={problem?.field === field ? problem.text : null}
      onChange={(event) => onType({ ...payee, [field]: event.currentTarget.value })}
    />
  ))
}
