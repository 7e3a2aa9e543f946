import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Methods } from '#contract'
import { useAccount } from '../../data/account.ts'
import { setCartCount } from '../../data/cart-count.ts'
import { useTranslate } from '../../language/text.ts'
import { cartKey } from '../../ui/cart/cart-calls.ts'
import {
  setWishlisted,
  addList,
  changeLists,
  removeFromWishlist,
  addToWishlist,
  listsCall,
  listsKey,
  moveToCart,
  pairOf,
  type ListChange,
  type ListsAnswer,
  type WishlistItem,
} from '../../ui/cart/wishlist.ts'
import { useAction, useCall } from '#client/react'
import { refusal } from '../../ui/problem-note.tsx'

export type LastChange = { kind: 'forgotten' | 'in cart'; item: WishlistItem } | null

export function useLists() {
  const t = useTranslate()
  const client = useQueryClient()
  const account = useAccount()
  const query = useCall(listsCall(account))
  const [lastChange, setLastChange] = useState<LastChange>(null)
  const asking = useAction((error) => refusal(error, t('wishlist.failed')))
  const show = ({ currency, lists }: ListsAnswer): void => {
    const value = { currency, lists }
    client.setQueryData([listsKey(account)], value)
    setWishlisted([...new Set(lists.flatMap(({ items }) => items.map(({ key }) => key)))])
  }
  const ask = (work: () => Promise<void>) => {
    setLastChange(null)
    return asking.ask(work)
  }
  const change = <Name extends ListChange>(name: Name, values: Methods[Name]['input']) =>
    ask(async () => show(await changeLists(name, values)))
  return {
    query,
    told: lastChange,
    isBusy: asking.isBusy,
    problem: asking.problem,
    ask,
    change,
    add: (list_name: string) => ask(async () => show(await addList(list_name))),
    forget: (list: string, item: WishlistItem) =>
      ask(async () => {
        setWishlisted(await removeFromWishlist(pairOf(item), list))
        setLastChange({ kind: 'forgotten', item })
        void query.refetch()
      }),
    keep: (item: WishlistItem) =>
      ask(async () => {
        setWishlisted(await addToWishlist(pairOf(item)))
        void query.refetch()
      }),
    toCart: (list: string, item: WishlistItem) =>
      ask(async () => {
        const moved = await moveToCart(list, pairOf(item))
        show(moved)
        setCartCount(moved.cart.item_count)
        void client.invalidateQueries({ queryKey: [cartKey(account)] })
        setLastChange({ kind: 'in cart', item })
      }),
  }
}

export type Lists = ReturnType<typeof useLists>
