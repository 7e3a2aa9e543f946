import { useState } from 'react'
import { MelaError } from '#client'
import { useTranslate } from '../../language/text.ts'
import { changeCart, type CartAnswer, type CartLine, type SalePair } from '../../ui/cart/cart-calls.ts'
import { setWishlisted, addToWishlist, pairOf } from '../../ui/cart/wishlist.ts'
import { useAdding } from '../../ui/cart/use-adding.ts'
import type { useCart } from '../../ui/cart/use-cart.ts'
import { useAction } from '#client/react'
import { refusal } from '../../ui/problem-note.tsx'

/** Line that was removed last and can be restored; `isOnWishlist` is true when it was moved to the wishlist. */
export interface RemovedLine extends SalePair {
  title: string
  quantity: number
  isOnWishlist: boolean
}

type Used = Pick<ReturnType<typeof useCart>, 'show' | 'query'>

const isStale = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'cart.changed_elsewhere'

export function useChanging({ query, show }: Used) {
  const t = useTranslate()
  const adding = useAdding()
  const [out, setOut] = useState<RemovedLine | null>(null)
  const asking = useAction(
    (error) => refusal(error, t('cart.failed')),
    (error) => {
      // Another window changed the cart first: its state is shown beside the message.
      if (isStale(error)) void query.refetch()
    },
  )
  const version = query.data?.version
  const change = async (...[method, values]: Parameters<typeof changeCart>): Promise<CartAnswer> => {
    const cart = await changeCart(method, values, version)
    show(cart)
    return cart
  }
  const takeOut = async (line: CartLine, isOnWishlist: boolean): Promise<void> => {
    await change('mela.cart.remove', pairOf(line))
    setOut({ ...pairOf(line), title: line.title, quantity: line.wanted, isOnWishlist })
  }
  return {
    out,
    isBusy: asking.isBusy || adding.isBusy,
    problem: asking.problem || adding.problem,
    setQuantity: (line: CartLine, quantity: number) =>
      asking.ask(async () => {
        setOut(null)
        if (quantity === 0) await takeOut(line, false)
        else await change('mela.cart.set_quantity', { ...pairOf(line), quantity })
      }),
    saveForLater: (line: CartLine) =>
      asking.ask(async () => {
        setWishlisted(await addToWishlist(line))
        await takeOut(line, true)
      }),
    accept: () => asking.ask(async () => void (await change('mela.cart.accept_changes', {}))),
    async putBack(): Promise<void> {
      if (out === null) return
      if (await adding.add(out, out.quantity)) {
        setOut(null)
        void query.refetch()
      }
    },
  }
}

export type Changing = ReturnType<typeof useChanging>
