import { useTranslate } from '../../../language/text.ts'
import type { Product, Variant } from '../catalog-calls.ts'
import { variantWith } from './choose-variant.ts'

interface Props {
  product: Product
  variant: Variant
  onChoose: (variant: Variant) => void
}

/** The options, each value a button. What is not made in this combination is there, and cannot be chosen. */
export function VariantChoice({ product, variant, onChoose }: Props) {
  return product.options.map(({ option, values }) => (
    <fieldset key={option} className="variant-option">
      <legend>
        {option}: <span className="dim">{variant.options[option]}</span>
      </legend>
      <div className="chips">
        {values.map((value) => (
          <ValueButton
            key={value}
            value={value}
            isChosen={variant.options[option] === value}
            leadsTo={variantWith(product, variant.options, { option, value })}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  ))
}

interface ValueProps {
  value: string
  isChosen: boolean
  leadsTo: Variant | null
  onChoose: (variant: Variant) => void
}

function ValueButton({ value, isChosen, leadsTo, onChoose }: ValueProps) {
  const t = useTranslate()
  const isOut = leadsTo?.in_stock === 0
  const why = leadsTo === null ? t('catalog.not_combined') : isOut ? t('store.sold_out') : undefined
  return (
    <button
      type="button"
      className={isOut ? 'chip is-out' : 'chip'}
      aria-pressed={isChosen}
      disabled={leadsTo === null}
      title={why}
      onClick={() => leadsTo && onChoose(leadsTo)}
    >
      {value}
      {why !== undefined && <span className="visually-hidden">, {why}</span>}
    </button>
  )
}
