import { TextInput } from '@mantine/core'
import type { MessageId } from '#design/messages'
import type { AmountProblem } from '../../data/money/amounts.ts'
import { currencySymbol } from '../../fields/number/currency.ts'
import { useLanguage } from '../../language/language.tsx'

export const amountProblems: Readonly<Record<AmountProblem, MessageId>> = {
  missing: 'money.amount_missing',
  bad: 'money.amount_bad',
  low: 'money.amount_low',
  high: 'money.amount_high',
}

interface Props {
  label: string
  help?: string
  typed: string
  error: string | null
  onType: (typed: string) => void
}

/** An amount in the house's currency, as people type it. */
export function AmountField({ label, help, typed, error, onType }: Props) {
  const { language } = useLanguage()
  return (
    <TextInput
      className="num amount-field"
      label={label}
      inputMode="decimal"
      autoComplete="off"
      leftSection={currencySymbol('INR', language)}
      value={typed}
      error={error}
      aria-required
      onChange={(event) => onType(event.currentTarget.value)}
      {...(help === undefined || error !== null ? {} : { description: help })}
    />
  )
}
