import { useState } from 'react'
import { MelaError } from '#client'
import { useAction } from '#client/react'
import { useTranslate } from '../../../language/text.ts'
import { changeCart } from '../../../ui/cart/cart-calls.ts'
import type { useCart } from '../../../ui/cart/use-cart.ts'
import { refusal } from '../../../ui/problem-note.tsx'
import type { CouponEntry } from './coupon-card.tsx'

/** Sets the code of the cart page's cart. */
export function useCoupon({ query, show }: Pick<ReturnType<typeof useCart>, 'query' | 'show'>): CouponEntry {
  const t = useTranslate()
  const [tried, setTried] = useState('')
  const { ask, isBusy, problem } = useAction(
    (error) => refusal(error, t('cart.failed')),
    (error) => {
      if (error instanceof MelaError && error.code === 'cart.changed_elsewhere') void query.refetch()
    },
  )
  return {
    ...{ isBusy, tried },
    refusal: problem || undefined,
    setCode(code) {
      setTried(code ?? '')
      return ask(async () => show(await changeCart('mela.cart.set_coupon', { coupon_code: code }, undefined)))
    },
  }
}
