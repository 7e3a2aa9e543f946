import { useState } from 'react'
import { MelaError } from '#client'
import { useTranslate } from '../../../language/text.ts'
import { refusal } from '../../../ui/refusal.ts'
import type { Order, RefundTo } from '../order-calls.ts'

const payeeFields = ['payee_upi', 'payee_name', 'payee_account', 'payee_ifsc'] as const

export type PayeeField = (typeof payeeFields)[number]

/** How somebody wants the money back; 'kept' is what was said before, 'later' says nothing now. */
export type RefundMethod = 'kept' | 'UPI' | 'bank' | 'cash' | 'later'

const empty = { payee_upi: '', payee_name: '', payee_account: '', payee_ifsc: '' }

const firstMethod = ({ way: method, payee }: Order['refund_to']): RefundMethod => {
  if (payee !== null) return 'kept'
  return method === 'cash' ? 'cash' : 'UPI'
}

function sentFor(method: RefundMethod, answers: typeof empty): RefundTo {
  if (method === 'kept' || method === 'later') return {}
  const { payee_upi, ...account } = answers
  if (method === 'UPI') return { refund_to: method, payee_upi }
  return method === 'bank' ? { refund_to: method, ...account } : { refund_to: method }
}

/** Where somebody wants the money back that was paid in cash, and what the store says against it. */
export function useRefundTo(known: Order['refund_to'], first: RefundMethod = firstMethod(known)) {
  const t = useTranslate()
  const [method, setMethod] = useState<RefundMethod>(first)
  const [answers, setAnswers] = useState(empty)
  const [problems, setProblems] = useState<Partial<Record<PayeeField, string>>>({})
  return {
    ...{ known, way: method, setWay: setMethod, answers, told: problems },
    sent: sentFor(method, answers),
    type: (field: PayeeField, text: string) => setAnswers({ ...answers, [field]: text }),
    /** Says at its field what the store refused there; otherwise answers it for below the form. */
    refused: (error: unknown): string => {
      const words = refusal(error, t('orders.failed'))
      const field = payeeFields.find((one) => error instanceof MelaError && error.field === one)
      setProblems(field === undefined ? {} : { [field]: words })
      return field === undefined ? words : ''
    },
  }
}

export type RefundToAnswers = ReturnType<typeof useRefundTo>
