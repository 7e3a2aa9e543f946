import { toDecimal } from '#meta'
import type { SaleItem } from '#store/catalog'
import { wishlistErrors } from '../errors.ts'

/** Limits per person, per list and links per list. */
export const MAX_LISTS = 20

export const MAX_ITEMS = 200

export const MAX_LINKS = 20

export const FIRST_LIST = 'Wishlist'

/** A saved item; prices in minor units. */
export interface SavedItem {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly title: string
  readonly price_when_added: number
}

export interface SavedList {
  readonly name: string
  readonly list_name: string
  readonly shows_name: 0 | 1
  readonly is_shared: 0 | 1
  readonly items: readonly SavedItem[]
}

export const itemKey = ({ variant, business }: { readonly variant: string; readonly business: string }) =>
  `${variant}/${business}`

export interface Offers {
  readonly sold: ReadonlyMap<string, SaleItem>
  mostOf(item: SavedItem): number
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

/** Formats an item with decimal amounts; `price_drop` is the price drop since it was added. */
function presentItem(saved: SavedItem, offers: Offers) {
  const { variant, business, product, price_when_added } = saved
  const item = offers.sold.get(itemKey(saved))
  const priceDrop = item ? Math.max(0, price_when_added - item.price) : 0
  return {
    ...{ key: itemKey(saved), variant, business, product, title: item?.title ?? saved.title },
    ...offerOf(item),
    state: item
      ? offers.mostOf(saved) > 0
        ? ('available' as const)
        : ('sold_out' as const)
      : ('not_sold' as const),
    ...{ price_when_added: toDecimal(price_when_added), price_drop: toDecimal(priceDrop) },
  }
}

export function presentList({ name, list_name, shows_name, is_shared, items }: SavedList, offers: Offers) {
  return {
    ...{ list: name, list_name, shows_name, is_shared },
    items: items.map((item) => presentItem(item, offers)),
  }
}

export function findItem({ items }: SavedList, wanted: Pick<SavedItem, 'variant' | 'business'>): SavedItem {
  const found = items.find((item) => itemKey(item) === itemKey(wanted))
  if (!found) throw wishlistErrors.not_on_list()
  return found
}
