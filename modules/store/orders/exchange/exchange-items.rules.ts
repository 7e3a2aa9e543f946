import type { SaleItem } from '#store/catalog'
import { changeErrors } from '../errors.ts'

interface ReturnedLine {
  readonly name: string
  readonly product: string | null
  readonly business: string
}

interface ExchangeSelection {
  readonly items: readonly { readonly line: ReturnedLine; readonly quantity: number }[]
  /** By line. */
  readonly exchangeFor: ReadonlyMap<string, string>
  /** What may go in the place of the lines. */
  readonly sold: readonly SaleItem[]
}

interface ExchangeItem {
  readonly line: string
  readonly item: SaleItem
  readonly quantity: number
}

/** What goes in the place of each line: another variant of its product, or the same again. Refuses anything else. */
export function selectExchangeItems({
  items,
  exchangeFor,
  sold,
}: ExchangeSelection): readonly ExchangeItem[] {
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
