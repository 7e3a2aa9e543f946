import { call, methodRead, methodRequest } from '#client'
import type { Methods } from '#contract'
import { setCartCount } from '../../data/cart-count.ts'
import type { PageCall } from '../../data/page-call.ts'
import { guestToken, storeGuestToken } from '../../ui/cart/guest-tokens.ts'

export type ClassList = Methods['mela.class_lists.get_class_list']['output']

export type ListItem = ClassList['items'][number]

export type ListChild = ClassList['children'][number]

type BestOffers = Methods['mela.catalog.get_best_offers']['output']

export type OfferedVariant = BestOffers['variants'][number]

export type FilledItem = Methods['mela.cart.add_best_offers']['output']['items'][number]

export const classListCall = (class_list: string): PageCall<ClassList> => ({
  ...methodRead('mela.class_lists.get_class_list', { class_list }),
  key: `class-list:${class_list}`,
})

const productsOf = ({ items }: Pick<ClassList, 'items'>): string[] => [
  ...new Set(
    items.flatMap(({ product, substitute }) => [product, ...(substitute ? [substitute.product] : [])]),
  ),
]

export const offersCall = (list: ClassList): PageCall<BestOffers> => ({
  ...methodRequest('mela.catalog.get_best_offers', { products: productsOf(list) }),
  key: `class-list-offers:${list.name}`,
})

export const setTick = (tick: Methods['mela.class_lists.set_tick']['input']) =>
  call('mela.class_lists.set_tick', tick)

/** Raises the cart to these quantities in one request; a repetition adds nothing. */
export async function fillCart(items: readonly { variant: string; quantity: number }[]) {
  const filled = await call('mela.cart.add_best_offers', { items, cart_token: guestToken('cart') })
  storeGuestToken('cart', filled.cart_token)
  setCartCount(filled.cart.item_count)
  return filled
}
