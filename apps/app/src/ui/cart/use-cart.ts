import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../data/account.ts'
import { setCartCount, useCartCount } from '../../data/cart-count.ts'
import { cachedAt, useCall, type CallResult } from '#client/react'
import { cartCall, cartKey, quantityIn, type CartAnswer } from './cart-calls.ts'

interface UsedCart {
  query: CallResult<CartAnswer>
  show(cart: CartAnswer): void
}

/** Fetches the cart, again when an item is added elsewhere or the account changes. */
export function useCart(): UsedCart {
  const client = useQueryClient()
  const account = useAccount()
  const count = useCartCount()
  const query = useCall(cartCall(account))
  const { data: cart } = query
  const quantity = cart && quantityIn(cart)
  const isFromServer = cachedAt(query) === null
  useEffect(() => {
    if (quantity !== undefined && isFromServer) setCartCount(quantity)
  }, [quantity, isFromServer])
  const followCount = useEffectEvent(() => {
    if (quantity !== undefined && quantity !== count) void query.refetch()
  })
  // Only a changed count fetches again: the query's own response changes the count too.
  useEffect(() => followCount(), [count])
  const show = (cart: CartAnswer) => client.setQueryData([cartKey(account)], cart)
  return { query, show }
}
