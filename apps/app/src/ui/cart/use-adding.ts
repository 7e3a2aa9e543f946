import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccount } from '../../data/account.ts'
import { useTranslate } from '../../language/text.ts'
import { randomKey } from '../form/random-key.ts'
import { useAction } from '#client/react'
import { refusal } from '../problem-note.tsx'
import { addToCart, cartKey, type SalePair } from './cart-calls.ts'

/**
 * Adds items to the cart. After a failure the same call is repeated under its key, so that nothing is lost or added
 * twice.
 */
export function useAdding() {
  const t = useTranslate()
  const client = useQueryClient()
  const account = useAccount()
  const pending = useRef<{ readonly what: string; readonly key: string } | null>(null)
  const asking = useAction((error) => refusal(error, `${t('states.error_title')}. ${t('states.error_text')}`))
  const add = (pair: SalePair, quantity: number): Promise<boolean> =>
    asking.ask(async () => {
      const what = `${pair.variant}/${pair.business}/${quantity}`
      const key = pending.current?.what === what ? pending.current.key : randomKey()
      pending.current = { what, key }
      await addToCart({ variant: pair.variant, business: pair.business, quantity, request_key: key })
      pending.current = null
      void client.invalidateQueries({ queryKey: [cartKey(account)] })
    })
  return { isBusy: asking.isBusy, problem: asking.problem, add }
}
