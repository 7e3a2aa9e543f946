import { useVisit } from '../../../data/visit.ts'
import { attributesOf, type ControlProps } from '../control.ts'
import { useFormSurroundings } from '../form-context.ts'
import { textOf } from '../wire-answers.ts'

/** A text with a keyboard of digits: a number field of the browser loses what it does not understand. */
export function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <input
      {...attributesOf(props)}
      type="text"
      inputMode={field.fieldtype === 'Int' && (field.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="input numbers"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function MoneyControl(props: ControlProps) {
  const { language } = useVisit()
  const { currency } = useFormSurroundings()
  return (
    <span className="with-sign">
      <span className="sign" aria-hidden="true">
        {signOf(currency, language)}
      </span>
      <NumberControl {...props} />
    </span>
  )
}

function signOf(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
