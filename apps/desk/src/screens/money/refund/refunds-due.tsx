import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import {
  useRefundsDue,
  type ManualRefund,
  payOutMethods,
  useWantedPayee,
  type PayOutMethod,
  type WantedPayee,
} from '../../../data/money/manual-payments.ts'
import { useIsMoneyStaff, useMoneyCall } from '../../../data/money/payment-calls.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { Badge } from '../../../ui/badge.tsx'
import { shortMomentText } from '../../../ui/dates.ts'
import { Failed, Skeleton } from '../../../ui/states.tsx'
import type { MessageId } from '#design/messages'
import { refusalText } from '../../../language/refusal-text.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { ChoiceCards } from '../sheet-fields.tsx'
import { useMoney, useTypeLabel } from '../use-money.ts'
import { ShowMore } from '../show-more.tsx'
import styles from '../money-sheets.module.css'
import moneyStyles from '../money.module.css'

interface Props {
  refund: ManualRefund
  onClose: () => void
}

const references: Readonly<Record<Exclude<PayOutMethod, 'cash'>, MessageId>> = {
  bank: 'money.reference_bank',
  UPI: 'money.reference_upi',
}

function PayOutForm({ refund: { name, amount }, wanted, onClose }: Props & { wanted: WantedPayee }) {
  const t = useTranslate()
  const money = useMoney()
  const toast = useToast()
  const labelOf = useTypeLabel('Manual Refund')
  const [method, setMethod] = useState<PayOutMethod>(wanted.method)
  const [reference, setReference] = useState('')
  const [payee, setPayee] = useState<Payee>(wanted.payee)
  const [wasSent, setSent] = useState(false)
  const pay = useMoneyCall('mela.manual_payments.pay_out')
  const isMissing = method !== 'cash' && reference.trim() === ''
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (isMissing) return
    const reference_number = method === 'cash' ? null : reference.trim()
    const onSuccess = () => {
      toast(t('money.paid_out', { amount: money(amount), number: name }))
      onClose()
    }
    pay.mutate({ name, method, reference_number, ...(method === 'cash' ? {} : payee) }, { onSuccess })
  }
  const refusal = pay.error ? toMelaError(pay.error) : null
  const problem = refusal && { field: refusal.field, text: refusalText(refusal, t) }
  return (
    <form className={styles.sheetForm} noValidate onSubmit={handleSubmit}>
      <ChoiceCards
        legend={t('money.paid_out_how')}
        chosen={method}
        onChoose={setMethod}
        choices={payOutMethods.map((value) => ({ value, title: labelOf(value) }))}
      />
      {wanted.isSpecified && (
        <p className="small dim">{t('money.payee_request', { method: labelOf(wanted.method) })}</p>
      )}
      <PayeeFields method={method} payee={payee} problem={problem} onType={setPayee} />
      {method !== 'cash' && (
        <TextInput
          className="num"
          label={t(references[method])}
          autoComplete="off"
          maxLength={40}
          aria-required
          value={reference}
          error={wasSent && isMissing ? t('money.field_missing') : null}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      )}
      {problem && (
        <p className="notice bad" role="alert">
          {problem.text}
        </p>
      )}
      <Button type="submit" loading={pay.isPending}>
        {t('money.pay_out_verb', { amount: money(amount) })}
      </Button>
    </form>
  )
}

/** Waits for the payer's own details, with which the form begins. */
function PayOutAsked(props: Props) {
  const { data, error, refetch } = useWantedPayee(props.refund.name)
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  return data ? <PayOutForm {...props} wanted={data} /> : <Skeleton rows={3} height={48} />
}

function PayOutSheet({ refund, isOpen, onClose }: Props & { isOpen: boolean }) {
  const t = useTranslate()
  return (
    <Sheet isOpen={isOpen} title={t('money.pay_out_title', { payer: refund.payer_name })} onClose={onClose}>
      {isOpen && <PayOutAsked refund={refund} onClose={onClose} />}
    </Sheet>
  )
}

function PayOut({ refund }: { refund: ManualRefund }) {
  const t = useTranslate()
  const isStaff = useIsMoneyStaff()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('money.pay_out')}
      </Button>
      <PayOutSheet refund={refund} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function DueLine({ refund }: { refund: ManualRefund }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { payer_name, payer_phone, description, creation, amount, reference_type, reference_name } = refund
  const { payee, failed_refund } = refund
  const since = t('money.since', { time: shortMomentText(creation, language) })
  return (
    <li className={moneyStyles.waitingLine}>
      <div className={moneyStyles.waitingText}>
        <Link className="row-title" to={documentPath(reference_type, reference_name)}>
          {payer_name}
        </Link>
        <Badge tone={failed_refund ? 'bad' : 'warn'}>
          {t(failed_refund ? 'money.refund_failed_badge' : 'money.by_hand')}
        </Badge>
        <span className="small dim">
          {[description, payee ?? payer_phone, since].filter(Boolean).join(', ')}
        </span>
      </div>
      <b className={`mid num ${moneyStyles.waitingAmount}`}>{money(amount)}</b>
      <div className={moneyStyles.waitingActions}>
        <PayOut refund={refund} />
      </div>
    </li>
  )
}

export function RefundsDue() {
  const list = useRefundsDue()
  const { data, error, refetch } = list
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} height={96} />
  const refunds = data.pages.flat()
  return (
    <div className="card">
      <ul>
        {refunds.map((refund) => (
          <DueLine key={refund.name} refund={refund} />
        ))}
      </ul>
      <ShowMore list={list} count={refunds.length} />
    </div>
  )
}

const payeeFields = {
  cash: [],
  UPI: ['payee_upi'],
  bank: ['payee_name', 'payee_account', 'payee_ifsc'],
} as const satisfies Readonly<Record<PayOutMethod, readonly string[]>>

type PayeeField = (typeof payeeFields)[PayOutMethod][number]

type Payee = Partial<Record<PayeeField, string>>

const payeeLabels: Readonly<Record<PayeeField, MessageId>> = {
  payee_upi: 'money.payee_upi',
  payee_name: 'money.payee_name',
  payee_account: 'money.payee_account',
  payee_ifsc: 'money.payee_ifsc',
}

const longest: Readonly<Record<PayeeField, number>> = {
  payee_upi: 100,
  payee_name: 140,
  payee_account: 20,
  payee_ifsc: 11,
}

interface PayeeFieldsProps {
  method: PayOutMethod
  payee: Payee
  problem: { field: string | null; text: string } | null
  onType: (payee: Payee) => void
}

/** Payee of a transfer: a UPI ID or a bank account. Known details may be left empty. */
function PayeeFields({ method, payee, problem, onType }: PayeeFieldsProps) {
  const t = useTranslate()
  return payeeFields[method].map((field) => (
    <TextInput
      key={field}
      label={t(payeeLabels[field])}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={field === 'payee_account' ? 'numeric' : undefined}
      maxLength={longest[field]}
      value={payee[field] ?? ''}
      error={problem?.field === field ? problem.text : null}
      onChange={(event) => onType({ ...payee, [field]: event.currentTarget.value })}
    />
  ))
}
