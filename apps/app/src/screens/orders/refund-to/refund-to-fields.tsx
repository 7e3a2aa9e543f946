import { useEffect, useId, useRef } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { TextBox } from '../../../ui/market/text-box.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import type { PayeeField, RefundToAnswers, RefundMethod } from './use-refund-to.ts'

interface Props {
  refundTo: RefundToAnswers
  /** What goes back by hand, where that is known; decimal. */
  back: { amount: number; currency: string } | null
  /** Whether it may be said at another time. */
  canWait: boolean
}

/** Where the money goes that was paid in cash: a UPI ID, a bank account, or into the hand at a shop. */
export function RefundToFields({ refundTo, back, canWait }: Props) {
  const id = useId()
  const t = useTranslate()
  const { language } = useVisit()
  const { known, way: chosen, setWay: setMethod, told: problems } = refundTo
  const fields = useRef<HTMLFieldSetElement>(null)
  // What was refused takes the focus, once its field says why.
  useEffect(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems])
  const methodOption = (value: RefundMethod, label: string) => (
    <label className="return-way">
      <input type="radio" name={id} checked={chosen === value} onChange={() => setMethod(value)} />
      <span>{label}</span>
    </label>
  )
  const amount = back && moneyText(back.amount, back.currency, language)
  return (
    <fieldset
      ref={fields}
      className="plain-group refund-to"
      aria-describedby={amount ? `${id}-why` : undefined}
    >
      <legend className="mid">{t('orders.refund_where')}</legend>
      {amount && (
        <p className="small dim" id={`${id}-why`}>
          {t('orders.refund_why', { amount })}
        </p>
      )}
      {canWait &&
        known.payee !== null &&
        methodOption('kept', t('orders.refund_saved_payee', { payee: known.payee }))}
      {methodOption('UPI', t('orders.refund_upi'))}
      {methodOption('bank', t('orders.refund_bank'))}
      {known.can_collect === 1 && methodOption('cash', t('orders.refund_shop'))}
      {canWait && known.way === null && methodOption('later', t('orders.refund_later'))}
      <PayeeBoxes {...{ refundTo }} />
    </fieldset>
  )
}

function PayeeBoxes({
  refundTo: { way: methodOption, answers, told: problems, type },
}: Pick<Props, 'refundTo'>) {
  const t = useTranslate()
  const box = (field: PayeeField) => ({
    ...{ value: answers[field], problem: problems[field] },
    onType: (text: string) => type(field, text),
  })
  if (methodOption === 'UPI')
    return (
      <TextBox
        {...box('payee_upi')}
        {...{ label: t('orders.payee_upi'), help: t('orders.payee_upi_help'), longest: 100 }}
      />
    )
  if (methodOption !== 'bank') return null
  return (
    <>
      <TextBox {...box('payee_name')} label={t('orders.payee_name')} autoComplete="name" />
      <TextBox {...box('payee_account')} label={t('orders.payee_account')} longest={30} />
      <TextBox
        {...box('payee_ifsc')}
        {...{ label: t('orders.payee_ifsc'), help: t('orders.payee_ifsc_help'), longest: 20 }}
      />
    </>
  )
}
