import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccount } from '../../../data/account.ts'
import { setCartCount } from '../../../data/cart-count.ts'
import { useAnswer, type AnswerQuery } from '../../../data/query/use-answer.ts'
import { useTranslate } from '../../../language/text.ts'
import { cartCall, cartKey, quantityIn, type CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { guestToken } from '../../../ui/cart/guest-tokens.ts'
import { placeOrder, setInCart, type Placed } from './checkout-calls.ts'
import { failureOf, type Failure } from './checkout-failure.ts'
import { clearPendingOrder, pendingOrderFor } from './pending-order.ts'

const fine: Failure = { words: '', field: '', isChanged: false }

export interface Checkout {
  query: AnswerQuery<CartAnswer>
  isBusy: boolean
  isPlacing: boolean
  failure: Failure
  /** Shows a newer cart in place of asking for it. */
  show(cart: CartAnswer): void
  /** Tells the cart something; resolves to the cart as it is then, or to null where that was refused. */
  set(...setting: Parameters<typeof setInCart>): Promise<CartAnswer | null>
  place(cart: CartAnswer): void
}

/** One cart on its way to an order. One thing is asked at a time, and what was refused says why. */
export function useCheckout(onPlaced: (placed: Placed) => void): Checkout {
  const t = useTranslate()
  const client = useQueryClient()
  const account = useAccount()
  const query = useAnswer(cartCall(account))
  const [asked, setAsked] = useState<'nothing' | 'setting' | 'placing'>('nothing')
  const [failure, setFailure] = useState(fine)
  const isAsking = useRef(false)
  const settings = useRef<Promise<CartAnswer | null>>(Promise.resolve(null))

  const take = (cart: CartAnswer) => {
    const value = { value: cart, at: Date.now(), isKept: false }
    client.setQueryData([cartKey(account)], value)
    setCartCount(quantityIn(cart))
  }
  const ask = async (what: 'setting' | 'placing', question: () => Promise<void>): Promise<boolean> => {
    if (isAsking.current) return false
    isAsking.current = true
    setAsked(what)
    setFailure(fine)
    const failed = await question().then(
      () => fine,
      (error: unknown) => failureOf(error, t),
    )
    setFailure(failed)
    if (failed.isChanged) query.retry()
    isAsking.current = false
    setAsked('nothing')
    return failed === fine
  }
  return {
    query,
    failure,
    show: take,
    isBusy: asked !== 'nothing',
    isPlacing: asked === 'placing',
    // What is chosen while another choice is on its way follows it.
    set: (...setting) => {
      const applySetting = async () => {
        let changed: CartAnswer | null = null
        const isAccepted = await ask('setting', async () => {
          changed = await setInCart(...setting)
          take(changed)
        })
        return isAccepted ? changed : null
      }
      settings.current = settings.current.then(applySetting, applySetting)
      return settings.current
    },
    place: ({ version, totals }) =>
      void ask('placing', async () => {
        const cart = { cart_token: guestToken('cart'), version, expected_total: totals.total }
        const placed = await placeOrder(pendingOrderFor(cart))
        clearPendingOrder()
        setCartCount(0)
        void client.invalidateQueries({ queryKey: [cartKey(account)] })
        onPlaced(placed)
      }),
  }
}
