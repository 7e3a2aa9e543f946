import { TextInput } from '@mantine/core'
import type { MessageId } from '#design/messages'
import type { AmountProblem } from '../../data/money/amounts.ts'
import { currencySymbol } from '../../fields/number/number-format.ts'
import { useLanguage } from '../../language/language.tsx'
import { useId } from 'react'
import styles from './money-sheets.module.css'

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

export function AmountField({ label, help, typed, error, onType }: Props) {
  const { language } = useLanguage()
  return (
    <TextInput
      className={`num ${styles.amountField}`}
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

interface CardChoice<Value extends string> {
  value: Value
  title: string
  help?: string
  isDisabled?: boolean
}

interface ChoiceCardsProps<Value extends string> {
  legend: string
  choices: readonly CardChoice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

export function ChoiceCards<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choiceCards}>
      <legend>{legend}</legend>
      <div className={styles.choiceBox}>
        {choices.map(({ value, title, help, isDisabled = false }) => (
          <label
            key={value}
            className={value === chosen ? `${styles.choiceCard} is-chosen` : styles.choiceCard}
          >
            <input
              className="tick is-round"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
            />
            <span className="grow">
              <span className="mid">{title}</span>
              {help !== undefined && <span className="small dim">{help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
