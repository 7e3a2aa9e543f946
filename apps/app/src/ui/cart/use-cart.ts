import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../data/account.ts'
import { setCartCount, useCartCount } from '../../data/cart-count.ts'
import { storeAnswer, useAnswer, type AnswerQuery } from '../../data/query/use-answer.ts'
import { cartCall, cartKey, quantityIn, type CartAnswer } from './cart-calls.ts'

interface UsedCart {
  query: AnswerQuery<CartAnswer>
  show(cart: CartAnswer): void
}

/** Fetches the cart, again when an item is added elsewhere or the account changes. */
export function useCart(): UsedCart {
  const client = useQueryClient()
  const account = useAccount()
  const count = useCartCount()
  const query = useAnswer(cartCall(account))
  const { value, retry, cachedAt } = query
  const quantity = value && quantityIn(value)
  useEffect(() => {
    if (quantity !== undefined && cachedAt === null) setCartCount(quantity)
  }, [quantity, cachedAt])
  const followCount = useEffectEvent(() => {
    if (quantity !== undefined && quantity !== count) retry()
  })
  // Only a changed count fetches again: the query's own response changes the count too.
  useEffect(() => followCount(), [count])
  const show = (cart: CartAnswer) => storeAnswer(client, cartKey(account), cart)
  return { query, show }
}
