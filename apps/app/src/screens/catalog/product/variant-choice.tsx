import { useTranslate } from '../../../language/text.ts'
import type { Product, Variant } from '../catalog-calls.ts'
import styles from './product.module.css'

interface Props {
  product: Product
  variant: Variant
  onChoose: (variant: Variant) => void
}

export function VariantChoice({ product, variant, onChoose }: Props) {
  return product.options.map(({ option, values }) => (
    <fieldset key={option} className={styles.variantOption}>
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
  const isOut = leadsTo !== null && isSoldOut(leadsTo)
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

interface Offered {
  offers: readonly Pick<Variant['offers'][number], 'in_stock' | 'back_order'>[]
}

export const isSoldOut = ({ offers }: Offered): boolean =>
  offers.every(({ in_stock, back_order }) => in_stock === 0 && back_order === null)

type Options = Variant['options']

type Offer = Variant['offers'][number]

export function firstVariant(variants: readonly Variant[], wanted: string | null): Variant | undefined {
  const inStock = variants.find(({ in_stock }) => in_stock === 1)
  return variants.find(({ name }) => name === wanted) ?? inStock ?? variants[0]
}

/** Returns the first of these sellers' offers; otherwise the featured offer. */
export function offerOf({ offers }: Variant, sellers: readonly (string | null)[]): Offer | undefined {
  const sellerOffers = sellers.flatMap((seller) => offers.find(({ business }) => business === seller) ?? [])
  return sellerOffers[0] ?? offers[0]
}

export function variantTitle(title: string, label: string): string {
  const isNamed = label === '' || title.toLowerCase().endsWith(label.toLowerCase())
  return isNamed ? title : `${title}, ${label}`
}

const holds = (variant: Variant, options: Options): boolean =>
  Object.entries(options).every(([option, value]) => variant.options[option] === value)

function chosenBefore(product: Pick<Product, 'options'>, current: Options, option: string): Options {
  const place = product.options.findIndex((one) => one.option === option)
  const before = product.options.slice(0, place).map((one) => one.option)
  return Object.fromEntries(before.map((name) => [name, current[name] ?? '']))
}

/**
 * Returns the variant for an option's value: earlier options are preserved, later ones as far as possible. Null when no
 * variant combines the value with the earlier options: it is shown and cannot be chosen.
 */
export function variantWith(
  product: Pick<Product, 'options' | 'variants'>,
  current: Options,
  { option, value }: { readonly option: string; readonly value: string },
): Variant | null {
  const wanted = { ...chosenBefore(product, current, option), [option]: value }
  const possible = product.variants.filter((variant) => holds(variant, wanted))
  const likeness = (variant: Variant) =>
    Object.entries(current).filter(([name, selected]) => variant.options[name] === selected).length
  const [best] = possible.toSorted(
    (one, other) => likeness(other) - likeness(one) || other.in_stock - one.in_stock,
  )
  return best ?? null
}
