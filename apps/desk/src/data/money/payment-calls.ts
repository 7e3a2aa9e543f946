import { useQueryClient } from '@tanstack/react-query'
import { useMutationCall } from '#client/react'
import type { Methods } from '#contract'
import { toDecimal } from '#meta'
import { useTypeNamed } from '../document/desk-types.ts'

const touched = [
  'Payment',
  'Refund',
  'Gateway Event',
  'Ledger Entry',
  'Ledger Account',
  'Receipt',
  'Payment Link',
]

/** After money has moved, everything that shows money is asked again. */
export function useForgetMoney(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const keys = [...touched, 'Manual Payment', 'Manual Refund', 'Cash Collection'].map((doctype) => [
      'list',
      doctype,
    ])
    await Promise.all([...keys, ['money']].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

/** A call about money. Whatever comes of it, what is shown is asked again. */
export function useMoneyCall<Name extends keyof Methods>(method: Name) {
  const forget = useForgetMoney()
  return useMutationCall(method, {
    // Not waited for: what asked may leave the page with the new answer, and must say before that it is done.
    onSettled: () => void forget(),
  })
}

interface WantedRefund {
  payment: string
  /** Minor units. */
  minor: number
  to: 'source' | 'credit'
  reason: string
  /** Made when the sheet opens: sent twice, it pays back once. */
  key: string
}

export const refundArguments = ({ payment, minor, to, reason, key }: WantedRefund) => ({
  ...{ payment, to, reason },
  amount: toDecimal(minor),
  idempotency_key: key,
})

/** Whether this person decides about money: who may read the books may. The server asks again. */
export const useIsMoneyStaff = (): boolean => useTypeNamed('Ledger Entry') !== undefined
