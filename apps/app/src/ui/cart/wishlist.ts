import { call, methodRequest } from '#client'
import type { Methods } from '#contract'
import { ownKey } from '../../data/query/own-responses.ts'
import type { PageCall } from '../../data/page-call.ts'
import type { SalePair } from './cart-calls.ts'
import { storeGuestToken, guestToken } from './guest-tokens.ts'
import { useSyncExternalStore } from 'react'
import { presentAccount } from '../../data/account.ts'
import { deviceStore } from '../../data/device/device-store.ts'

export type ListsAnswer = Methods['mela.wishlist.get_lists']['output']

export type Wishlist = ListsAnswer['lists'][number]

export type WishlistItem = Wishlist['items'][number]

export type SharedListAnswer = Methods['mela.wishlist.get_shared']['output']

const withToken = <Values extends object>(values: Values) => ({
  ...values,
  wishlist_token: guestToken('wishlist'),
})

export const listsKey = (account: string | null): string => ownKey(account ?? 'guest', 'wishlist')

export const listsCall = (account: string | null): PageCall<ListsAnswer> => ({
  ...methodRequest('mela.wishlist.get_lists', withToken({})),
  key: listsKey(account),
})

export const sharedCall = (token: string): PageCall<SharedListAnswer> => ({
  ...methodRequest('mela.wishlist.get_shared', { token }),
  key: `shared-list:${token}`,
})

export const pairOf = ({ variant, business }: SalePair): SalePair => ({ variant, business })

async function readWishlisted(): Promise<readonly string[]> {
  return (await call('mela.wishlist.get_item_keys', withToken({}))).item_keys
}

/** Adds an item to the wishlist; returns all items. */
export async function addToWishlist(pair: SalePair): Promise<readonly string[]> {
  const added = await call('mela.wishlist.add_item', withToken(pairOf(pair)))
  const { wishlist_token, item_keys: wishlisted } = added
  storeGuestToken('wishlist', wishlist_token)
  return wishlisted
}

/** Removes an item from one list or from all; returns all remaining items. */
export async function removeFromWishlist(
  pair: SalePair,
  list: string | null = null,
): Promise<readonly string[]> {
  return (await call('mela.wishlist.remove_item', withToken({ ...pairOf(pair), list }))).item_keys
}

export type ListChange =
  'mela.wishlist.rename' | 'mela.wishlist.delete_list' | 'mela.wishlist.unshare' | 'mela.wishlist.move_item'

/** Changes one list; answers all of them. */
export const changeLists = <Name extends ListChange>(
  change: Name,
  values: Methods[Name]['input'],
): Promise<ListsAnswer> => call(change, withToken(values))

export async function addList(list_name: string): Promise<ListsAnswer> {
  const { wishlist_token, ...answer } = await call('mela.wishlist.add_list', withToken({ list_name }))
  storeGuestToken('wishlist', wishlist_token)
  return answer
}

export async function shareList(list: string, shows_name: 0 | 1): Promise<string> {
  return (await call('mela.wishlist.share', withToken({ list, shows_name }))).token
}

export async function moveToCart(list: string, pair: SalePair) {
  const values = withToken({ ...pairOf(pair), list, cart_token: guestToken('cart') })
  const moved = await call('mela.wishlist.move_to_cart', values)
  storeGuestToken('cart', moved.cart_token)
  return moved
}

const key = 'wishlist_items'

const listeners = new Set<() => void>()

function readDevice(): ReadonlySet<string> {
  const text = deviceStore.read(key)
  return new Set(text === null || text === '' ? [] : text.split(' '))
}

let wishlisted: ReadonlySet<string> | null = null

let isAsked = false

const nothing: ReadonlySet<string> = new Set()

function wishlistedNow(): ReadonlySet<string> {
  wishlisted ??= readDevice()
  return wishlisted
}

/** Sets the items on all lists, by `{variant}/{business}`. */
export function setWishlisted(keys: readonly string[]): void {
  wishlisted = new Set(keys)
  deviceStore.write(key, keys.join(' '))
  for (const listener of listeners) listener()
}

/** Reloads the wishlist after a change of account, without a request for a caller who has no list. */
export function reloadWishlisted(): void {
  isAsked = true
  const hasLists = presentAccount() !== null || guestToken('wishlist') !== null
  if (hasLists) void readWishlisted().then(setWishlisted, () => undefined)
  else if (wishlistedNow().size > 0) setWishlisted([])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) reloadWishlisted()
  return () => listeners.delete(listener)
}

/** Returns the device's wishlisted items, then the server's; empty in the server's page, which is the same for all. */
export const useWishlisted = (): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, wishlistedNow, () => nothing)
