import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAction } from '#client/react'
import { useAccount } from '../../data/account.ts'
import { useTranslate } from '../../language/text.ts'
import { addToCart, cartKey, type SalePair } from '../cart/cart-calls.ts'
import { randomKey } from '../form/random-key.ts'
import { refusal } from '../problem-note.tsx'

/**
 * Adds one of each item to the cart. After a failure the same calls are repeated under their keys, so that an item that
 * was added before the failure is not added twice.
 */
export function useAddingAll() {
  const t = useTranslate()
  const client = useQueryClient()
  const account = useAccount()
  const keys = useRef(new Map<string, string>())
  const asking = useAction((error) => refusal(error, `${t('states.error_title')}. ${t('states.error_text')}`))
  const keyOf = ({ variant, business }: SalePair): string => {
    const pair = `${variant}/${business}`
    const key = keys.current.get(pair) ?? randomKey()
    keys.current.set(pair, key)
    return key
  }
  const addAll = (pairs: readonly SalePair[]): Promise<boolean> =>
    asking.ask(async () => {
      try {
        for (const { variant, business } of pairs)
          await addToCart({ variant, business, quantity: 1, request_key: keyOf({ variant, business }) })
        keys.current.clear()
      } finally {
        void client.invalidateQueries({ queryKey: [cartKey(account)] })
      }
    })
  return { isBusy: asking.isBusy, problem: asking.problem, addAll }
}
