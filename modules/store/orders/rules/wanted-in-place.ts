import type { SaleItem } from '#store/catalog'
import { changeErrors } from './change-errors.ts'

interface GivenLine {
  readonly name: string
  readonly product: string | null
  readonly business: string
}

interface Wanted {
  readonly items: readonly { readonly line: GivenLine; readonly quantity: number }[]
  /** By line. */
  readonly exchangeFor: ReadonlyMap<string, string>
  /** What may go in the place of the lines. */
  readonly sold: readonly SaleItem[]
}

interface InPlace {
  readonly line: string
  readonly item: SaleItem
  readonly quantity: number
}

/** What goes in the place of each line: another variant of its product, or the same again. Refuses anything else. */
export function wantedInPlace({ items, exchangeFor, sold }: Wanted): readonly InPlace[] {
  return items.map(({ line, quantity }) => {
    const { name, product, business } = line
    const variant = exchangeFor.get(name)
    const item = sold.find(
      (one) => one.variant === variant && one.business === business && one.product === product,
    )
    if (!item) throw changeErrors.no_exchange()
    return { line: name, item, quantity }
  })
}
