import { Button, Textarea } from '@mantine/core'
import { useState, type SubmitEvent, useId } from 'react'
import { toDecimal } from '#meta'
import { readAmount, typedAmount, minorOf } from '../../../data/money/amounts.ts'
import { refundArguments, useMoneyCall, useIsMoneyStaff } from '../../../data/money/payment-calls.ts'
import { type PaymentRow, useRefundable } from '../../../data/money/payments.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { AmountField, amountProblems, ChoiceCards } from '../sheet-fields.tsx'
import { useMoney } from '../use-money.ts'
import { leftOf } from '../payment/payment-ticket.tsx'
import styles from '../money-sheets.module.css'
import moneyStyles from '../money.module.css'

interface Props {
  payment: PaymentRow
  /** Maximum refund in minor units. */
  most: number
  takesCredit: boolean
  onClose: () => void
}

const longestReason = 500

function useRefundForm(most: number) {
  const t = useTranslate()
  const money = useMoney()
  const [typed, setTyped] = useState(() => typedAmount(most))
  const [to, setTo] = useState<'source' | 'credit'>('source')
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const read = readAmount(typed, most)
  const amountError =
    read.problem === null ? null : t(amountProblems[read.problem], { amount: money(toDecimal(most)) })
  const reasonError = reason.trim() === '' ? t('money.field_missing') : null
  return {
    ...{ typed, setTyped, to, setTo, reason, setReason, setSent },
    minor: read.minor,
    isReady: read.problem === null && reasonError === null,
    amountError: wasSent || read.problem === 'high' ? amountError : null,
    reasonError: wasSent ? reasonError : null,
  }
}

function RefundForm({ payment, most, takesCredit, onClose }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const toast = useToast()
  const form = useRefundForm(most)
  // One idempotency key: sent twice, it refunds once.
  const [key] = useState(() => crypto.randomUUID())
  const refund = useMoneyCall('mela.payments.refund')
  const { minor, to, reason } = form

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    form.setSent(true)
    if (!form.isReady || minor === null) return
    const wanted = refundArguments({ payment: payment.name, minor, to, reason: reason.trim(), key })
    const amount = money(toDecimal(minor))
    refund.mutate(wanted, {
      onSuccess: () => {
        toast(t('money.refund_started', { amount }))
        onClose()
      },
    })
  }
  return (
    <form className={styles.sheetForm} noValidate onSubmit={handleSubmit}>
      <AmountField
        label={t('money.refund_amount')}
        help={t('money.refund_most', { amount: money(toDecimal(most)) })}
        typed={form.typed}
        error={form.amountError}
        onType={form.setTyped}
      />
      {takesCredit && (
        <ChoiceCards
          legend={t('money.refund_where')}
          chosen={to}
          onChoose={form.setTo}
          choices={[
            { value: 'source', title: t('money.to_source'), help: t('money.refund_source_help') },
            { value: 'credit', title: t('money.to_credit'), help: t('money.refund_credit_help') },
          ]}
        />
      )}
      <Textarea
        label={t('money.refund_reason')}
        description={t('money.refund_reason_help')}
        maxLength={longestReason}
        autosize
        minRows={2}
        aria-required
        value={reason}
        error={form.reasonError}
        onChange={(event) => form.setReason(event.currentTarget.value)}
      />
      {refund.error && (
        <p className="notice bad" role="alert">
          {refusalText(toMelaError(refund.error), t)}
        </p>
      )}
      <Button type="submit" loading={refund.isPending}>
        {minor === null ? t('money.refund') : t('money.refund_verb', { amount: money(toDecimal(minor)) })}
      </Button>
    </form>
  )
}

function RefundSheet({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const t = useTranslate()
  const { payment, onClose } = props
  const payer = payment.payer_name ?? t('money.nobody')
  return (
    <Sheet isOpen={isOpen} title={t('money.refund_title', { payer })} onClose={onClose}>
      {isOpen && <RefundForm {...props} />}
    </Sheet>
  )
}

interface RefundButtonProps {
  payment: PaymentRow
  variant: 'filled' | 'default'
}

/** Opens the refund sheet. For a payment refunded elsewhere it tells where. */
export function RefundButton({ payment, variant }: RefundButtonProps) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isStaff = useIsMoneyStaff()
  const isOffered = isStaff && leftOf(payment) > 0 && payment.state !== 'disputed'
  const { data } = useRefundable(payment.name, isOffered)
  if (!isOffered) return null
  // The button is shown until the amount is known: the server refuses an invalid refund.
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
        <p id={id} className={`small dim ${moneyStyles.stepProblem}`}>
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
