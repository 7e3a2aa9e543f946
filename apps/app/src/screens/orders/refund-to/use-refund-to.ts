import { useState } from 'react'
import { MelaError } from '#client'
import { useSay } from '../../../language/text.ts'
import { refusal } from '../../../ui/refusal.ts'
import type { Order, RefundTo } from '../order-calls.ts'

const payeeFields = ['payee_upi', 'payee_name', 'payee_account', 'payee_ifsc'] as const

export type PayeeField = (typeof payeeFields)[number]

/** How somebody wants the money back; 'kept' is what was said before, 'later' says nothing now. */
export type RefundWay = 'kept' | 'UPI' | 'bank' | 'cash' | 'later'

const empty = { payee_upi: '', payee_name: '', payee_account: '', payee_ifsc: '' }

const firstWay = ({ way, payee }: Order['refund_to']): RefundWay => {
  if (payee !== null) return 'kept'
  return way === 'cash' ? 'cash' : 'UPI'
}

function sentFor(way: RefundWay, answers: typeof empty): RefundTo {
  if (way === 'kept' || way === 'later') return {}
  const { payee_upi, ...account } = answers
  if (way === 'UPI') return { refund_to: way, payee_upi }
  return way === 'bank' ? { refund_to: way, ...account } : { refund_to: way }
}

/** Where somebody wants the money back that was paid in cash, and what the store says against it. */
export function useRefundTo(known: Order['refund_to'], first: RefundWay = firstWay(known)) {
  const t = useSay()
  const [way, setWay] = useState<RefundWay>(first)
  const [answers, setAnswers] = useState(empty)
  const [told, setTold] = useState<Partial<Record<PayeeField, string>>>({})
  return {
    ...{ known, way, setWay, answers, told },
    sent: sentFor(way, answers),
    type: (field: PayeeField, text: string) => setAnswers({ ...answers, [field]: text }),
    /** Says at its field what the store refused there; otherwise answers it for below the form. */
    refused: (error: unknown): string => {
      const words = refusal(error, t('orders.failed'))
      const field = payeeFields.find((one) => error instanceof MelaError && error.field === one)
      setTold(field === undefined ? {} : { [field]: words })
      return field === undefined ? words : ''
    },
  }
}

export type RefundToAnswers = ReturnType<typeof useRefundTo>
