import type { Product, Variant } from '../catalog-calls.ts'

type Options = Variant['options']
type Offer = Variant['offers'][number]

/** The variant of an address; else the first that can be bought, else the first. */
export function firstVariant(variants: readonly Variant[], wanted: string | null): Variant | undefined {
  const inStock = variants.find(({ in_stock }) => in_stock === 1)
  return variants.find(({ name }) => name === wanted) ?? inStock ?? variants[0]
}

/** The offer of the first of these stalls that has one; else the one that won. */
export function offerOf({ offers }: Variant, sellers: readonly (string | null)[]): Offer | undefined {
  const sellerOffers = sellers.flatMap((seller) => offers.find(({ business }) => business === seller) ?? [])
  return sellerOffers[0] ?? offers[0]
}

/** What a variant is called: its product's title, and what tells it from the other variants, said once. */
export function variantTitle(title: string, label: string): string {
  const isNamed = label === '' || title.toLowerCase().endsWith(label.toLowerCase())
  return isNamed ? title : `${title}, ${label}`
}

const holds = (variant: Variant, options: Options): boolean =>
  Object.entries(options).every(([option, value]) => variant.options[option] === value)

/** What is chosen of the options that come before one. */
function chosenBefore(product: Pick<Product, 'options'>, current: Options, option: string): Options {
  const place = product.options.findIndex((one) => one.option === option)
  const before = product.options.slice(0, place).map((one) => one.option)
  return Object.fromEntries(before.map((name) => [name, current[name] ?? '']))
}

/**
 * The variant that a value of an option leads to: it keeps what is chosen before it, and of what comes after as much as
 * there is. Null where no variant combines it with what comes before: such a value is shown, and cannot be chosen.
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
