import { useId } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import type { ExchangeChoice } from './order-calls.ts'

interface Props {
  label: string
  /** Names a choice without a label of its own. */
  title: string
  choices: readonly ExchangeChoice[]
  currency: string
  chosen: string
  /** The variant that is ordered, which can be chosen when it is out of stock. */
  own?: string
  /** Shown until something is chosen. */
  prompt?: string
  onChange: (variant: string) => void
}

/** Offers the sizes or colours of a product with their prices. */
export function VariantField({ label, title, choices, currency, chosen, own, prompt, onChange }: Props) {
  const id = useId()
  const t = useTranslate()
  const { language } = useVisit()
  const textOf = (choice: ExchangeChoice) => {
    const named = { label: choice.label || title, price: moneyText(choice.price, currency, language) }
    return t(choice.left === 0 ? 'orders.exchange_out_of_stock' : 'orders.exchange_choice', named)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={chosen} onChange={({ target }) => onChange(target.value)}>
        {prompt && <option value="">{prompt}</option>}
        {choices.map((choice) => (
          <option
            key={choice.variant}
            value={choice.variant}
            disabled={choice.left === 0 && choice.variant !== own}
          >
            {textOf(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
