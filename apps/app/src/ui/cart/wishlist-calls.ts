import { methodRequest, send } from '#client'
import type { Methods } from '#contract'
import { ownKey } from '../../data/own-answers.ts'
import type { PageCall } from '../../data/page-call.ts'
import type { SalePair } from './cart-calls.ts'
import { keepToken, keptToken } from './kept-tokens.ts'

export type ListsAnswer = Methods['mela.wishlist.get_lists']['output']
export type WishList = ListsAnswer['lists'][number]
export type WishItem = WishList['items'][number]
export type SharedListAnswer = Methods['mela.wishlist.get_shared']['output']

const withToken = (values: object) => ({ ...values, wishlist_token: keptToken('wishlist') })

export const listsKey = (account: string | null): string => ownKey(account ?? 'guest', 'wishlist')

export const listsCall = (account: string | null): PageCall<ListsAnswer> => ({
  ...methodRequest('mela.wishlist.get_lists', withToken({})),
  method: 'POST',
  key: listsKey(account),
})

/** A list that somebody else shared. */
export const sharedCall = (token: string): PageCall<SharedListAnswer> => ({
  ...methodRequest('mela.wishlist.get_shared', { token }),
  method: 'POST',
  key: `shared-list:${token}`,
})

export const pairOf = ({ variant, business }: SalePair): SalePair => ({ variant, business })

export async function readKept(): Promise<readonly string[]> {
  const request = methodRequest('mela.wishlist.get_item_keys', withToken({}))
  return (await send<Methods['mela.wishlist.get_item_keys']['output']>(request)).kept
}

/** Keeps something; answers all that is kept then. */
export async function keepThing(pair: SalePair): Promise<readonly string[]> {
  const request = methodRequest('mela.wishlist.add_item', withToken(pairOf(pair)))
  const { wishlist_token, kept } = await send<Methods['mela.wishlist.add_item']['output']>(request)
  keepToken('wishlist', wishlist_token)
  return kept
}

/** Keeps something no more, on one list or on all; answers all that is kept then. */
export async function forgetThing(pair: SalePair, list: string | null = null): Promise<readonly string[]> {
  const request = methodRequest('mela.wishlist.remove_item', withToken({ ...pairOf(pair), list }))
  return (await send<Methods['mela.wishlist.remove_item']['output']>(request)).kept
}

type ListChange =
  'mela.wishlist.rename' | 'mela.wishlist.delete_list' | 'mela.wishlist.unshare' | 'mela.wishlist.move_item'

export const changeLists = (change: ListChange, values: object): Promise<ListsAnswer> =>
  send<ListsAnswer>(methodRequest(change, withToken(values)))

export async function addList(list_name: string): Promise<ListsAnswer> {
  const request = methodRequest('mela.wishlist.add_list', withToken({ list_name }))
  const { wishlist_token, ...answer } = await send<Methods['mela.wishlist.add_list']['output']>(request)
  keepToken('wishlist', wishlist_token)
  return answer
}

export async function shareList(list: string, shows_name: 0 | 1): Promise<string> {
  const request = methodRequest('mela.wishlist.share', withToken({ list, shows_name }))
  return (await send<Methods['mela.wishlist.share']['output']>(request)).token
}

type Moved = Methods['mela.wishlist.move_to_cart']['output']

export async function moveToCart(list: string, pair: SalePair): Promise<Moved> {
  const values = withToken({ ...pairOf(pair), list, cart_token: keptToken('cart') })
  const moved = await send<Moved>(methodRequest('mela.wishlist.move_to_cart', values))
  keepToken('cart', moved.cart_token)
  return moved
}
