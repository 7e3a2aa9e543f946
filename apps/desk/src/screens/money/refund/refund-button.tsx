import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { minorOf } from '../../../data/money/amounts.ts'
import { useRefundable, type PaymentRow } from '../../../data/money/payments.ts'
import { useIsMoneyStaff } from '../../../data/money/staff.ts'
import { useTranslate } from '../../../language/translate.ts'
import { leftOf } from '../payment/payment-ticket.tsx'
import { RefundSheet } from './refund-sheet.tsx'

interface Props {
  payment: PaymentRow
  variant: 'filled' | 'default'
}

/** Opens the sheet that pays a payment back. What is paid back elsewhere says where. */
export function RefundButton({ payment, variant }: Props) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isStaff = useIsMoneyStaff()
  const isOffered = isStaff && leftOf(payment) > 0 && payment.state !== 'disputed'
  const { data } = useRefundable(payment.name, isOffered)
  if (!isOffered) return null
  // Until it is known the button is there: the server refuses what does not go.
  const most = data ? minorOf(data.amount) : leftOf(payment)
  const reason = most === 0 ? data?.reason : null
  return (
    <>
      <Button
        variant={variant}
        disabled={most === 0}
        aria-describedby={reason ? id : undefined}
        onClick={() => setOpen(true)}
      >
        {t('money.refund')}
      </Button>
      {reason && (
        <p id={id} className="small dim step-problem">
          {reason}
        </p>
      )}
      <RefundSheet
        payment={payment}
        most={most}
        takesCredit={data?.takes_credit === 1}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
