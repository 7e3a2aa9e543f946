import { useId } from 'react'
import { Below, describedBy } from './field-frame.tsx'
import styles from './amount-choice.module.css'

interface Props {
  /** The group's name in its form. */
  name: string
  label: string
  amounts: readonly number[]
  money: (amount: number) => string
  /** The chosen amount as text; none of `amounts` for an amount of the visitor's own. */
  chosen: string
  own: { label: string; text: string; onType: (text: string) => void }
  help: string
  problem: string | undefined
  onChoose: (amount: string) => void
}

/** Suggested amounts to choose from, and a field for another one. */
export function AmountChoice({ name, label, amounts, money, chosen, own, help, problem, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className={styles.amounts}>
        {amounts.map((amount) => (
          <label key={amount} className={`${styles.amount} numbers`}>
            <input
              type="radio"
              name={name}
              value={amount}
              checked={chosen === String(amount)}
              onChange={() => onChoose(String(amount))}
            />
            {money(amount)}
          </label>
        ))}
      </div>
      <label htmlFor={id} className={`${styles.ownAmount} small`}>
        {own.label}
      </label>
      <input
        id={id}
        className="input numbers"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={own.text}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => own.onType(event.target.value)}
      />
      <Below id={id} help={help} problem={problem} />
    </fieldset>
  )
}
