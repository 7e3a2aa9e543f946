import { toDecimal } from '#meta'
import type { SaleItem } from '#store/catalog'

/** A list as it is kept; prices in minor units. */
export interface KeptItem {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly title: string
  readonly price_kept: number
}

export interface KeptList {
  readonly name: string
  readonly list_name: string
  readonly shows_name: 0 | 1
  readonly is_shared: 0 | 1
  readonly items: readonly KeptItem[]
}

export const itemKey = ({ variant, business }: { readonly variant: string; readonly business: string }) =>
  `${variant}/${business}`

/** What the catalogue says of what is kept. */
export interface Offers {
  readonly sold: ReadonlyMap<string, SaleItem>
  mostOf(item: KeptItem): number
}

const nothing = { route: null, variant_label: '', image: null, price: null, compare_at_price: null } as const

function offerOf(item: SaleItem | undefined) {
  if (!item) return nothing
  const { route, variant_label, image, compare_at_price } = item
  return {
    ...{ route, variant_label, image, price: toDecimal(item.price) },
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
  }
}

/** Amounts are decimals; `fell_by` is how much less it costs than when it was kept. */
function shownItem(kept: KeptItem, offers: Offers) {
  const { variant, business, product, price_kept } = kept
  const item = offers.sold.get(itemKey(kept))
  const fallen = item ? Math.max(0, price_kept - item.price) : 0
  return {
    ...{ key: itemKey(kept), variant, business, product, title: item?.title ?? kept.title },
    ...offerOf(item),
    state: item
      ? offers.mostOf(kept) > 0
        ? ('there' as const)
        : ('sold_out' as const)
      : ('not_sold' as const),
    ...{ price_kept: toDecimal(price_kept), fell_by: toDecimal(fallen) },
  }
}

/** A list as its owner sees it. */
export function shownList({ name, list_name, shows_name, is_shared, items }: KeptList, offers: Offers) {
  return {
    ...{ list: name, list_name, shows_name, is_shared },
    items: items.map((item) => shownItem(item, offers)),
  }
}
