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

/** Fetches all money data again after a payment or refund. */
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

/** Calls a method about money; the data is fetched again after success and failure. */
export function useMoneyCall<Name extends keyof Methods>(method: Name) {
  const forget = useForgetMoney()
  return useMutationCall(method, {
    // Not awaited: the new data may remove the component, which must finish before.
    onSettled: () => void forget(),
  })
}

interface WantedRefund {
  payment: string
  /** Minor units. */
  minor: number
  to: 'source' | 'credit'
  reason: string
  /** Idempotency key, made when the sheet opens: sent twice, it refunds once. */
  key: string
}

export const refundArguments = ({ payment, minor, to, reason, key }: WantedRefund) => ({
  ...{ payment, to, reason },
  amount: toDecimal(minor),
  idempotency_key: key,
})

/** Returns true for a user who may read the ledger, and so decides about money. The server checks again. */
export const useIsMoneyStaff = (): boolean => useTypeNamed('Ledger Entry') !== undefined
