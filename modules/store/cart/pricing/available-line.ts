import type { SaleItem } from '#store/catalog'
import { lineKey, type CartLineDoc } from '../cart/cart-doc.ts'
import { isCounted, lineState, mostAtOnce, type LineState, type LineStock } from '../line/line-state.ts'

/** A line with what the catalogue and the stock say of it today. */
export interface AvailableLine {
  readonly key: string
  readonly line: CartLineDoc
  readonly item: SaleItem
  readonly state: LineState
  /** What can be ordered of what is wanted. */
  readonly quantity: number
  readonly left: number | null
  /** `quantity` times the price, minor units. */
  readonly amount: number
  /** Branches that have so many of it; empty for what nobody counts. */
  readonly branches: readonly string[]
}

export function checkLine(line: CartLineDoc, found: SaleItem | undefined, stock: LineStock): AvailableLine {
  const item = found ?? placeholderItem(line)
  const state = lineState(line, found, stock)
  const isUnavailable = state === 'sold_out' || state === 'not_sold'
  const most = mostAtOnce(item, stock)
  const quantity = isUnavailable ? 0 : Math.min(line.quantity, most)
  const isHere = ({ available }: { readonly available: number }) => available >= quantity
  return {
    ...{ key: lineKey(line), line, item, state, quantity },
    left: isCounted(item) ? most : null,
    amount: quantity * item.price,
    branches: isCounted(item) ? stock.filter(isHere).map(({ branch }) => branch) : [],
  }
}

/** A line of which the catalogue knows nothing any more is shown as it was called, and cannot be bought. */
function placeholderItem({ variant, business, product, title, price_seen }: CartLineDoc): SaleItem {
  return {
    ...{ variant, business, product, title, route: '', variant_label: '', sku: '', image: null },
    ...{
      price: price_seen,
      compare_at_price: null,
      currency: 'INR',
      tax_class: null,
      hsn: null,
      weight_grams: 0,
    },
    ...{ cod_allowed: 1, returnable: 0, return_days: 0, is_digital: 0, tracks_stock: 1, is_sold: false },
  }
}
