import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import { useManualPayments, type ManualPayment } from '../../../data/money/manual-payments.ts'
import { useReceiptsOf, type Receipt } from '../../../data/money/payments.ts'
import { useIsMoneyStaff } from '../../../data/money/payment-calls.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { Failed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ManualPaymentSheet } from './manual-payment-sheet.tsx'
import { PrintReceipt } from '../payment/receipt-card.tsx'
import { ShowMore } from '../show-more.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useMoney, useTypeLabel } from '../use-money.ts'
import styles from '../money.module.css'

interface LineProps {
  payment: ManualPayment
  receipt: Receipt | undefined
}

function ManualPaymentLine({ payment, receipt }: LineProps) {
  const money = useMoney()
  const labelOf = useTypeLabel('Manual Payment')
  const { language } = useLanguage()
  const { name, payer_name, state, method, reference_number, description, received_on, amount } = payment
  const methodText = [labelOf(method), reference_number].filter(Boolean).join(' ')
  return (
    <li className={styles.waitingLine}>
      <div className={styles.waitingText}>
        <Link className="row-title" to={documentPath('Manual Payment', name)}>
          {payer_name}
        </Link>
        <StateBadge doctype="Manual Payment" state={state} />
        <span className="small dim">
          {[description, methodText, dayText(received_on, language)].filter(Boolean).join(', ')}
        </span>
        {receipt && <span className="small dim num">{receipt.receipt_number}</span>}
      </div>
      <b className={`mid num ${styles.waitingAmount}`}>{money(amount)}</b>
      <div className={styles.waitingActions}>{receipt && <PrintReceipt receipt={receipt.name} />}</div>
    </li>
  )
}

const none: readonly Receipt[] = []

function ManualPaymentList() {
  const t = useTranslate()
  const list = useManualPayments('all')
  const { data, error, refetch } = list
  const payments = data?.pages.flat() ?? []
  const { data: receipts = none } = useReceiptsOf(
    'manual_payment',
    payments.map(({ name }) => name),
  )
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} height={72} />
  if (payments.length === 0)
    return (
      <EmptyState title={t('money.manual_payments_none_title')} text={t('money.manual_payments_none_text')} />
    )
  const receiptOf = new Map(receipts.map((receipt) => [receipt.manual_payment, receipt]))
  return (
    <div className="card">
      <ul>
        {payments.map((payment) => (
          <ManualPaymentLine key={payment.name} payment={payment} receipt={receiptOf.get(payment.name)} />
        ))}
      </ul>
      <ShowMore list={list} count={payments.length} />
    </div>
  )
}

export function ManualPaymentsPage() {
  const t = useTranslate()
  const isStaff = useIsMoneyStaff()
  const [address, setAddress] = useSearchParams()
  const [isTaking, setTaking] = useState(address.get('take') === '1')
  const asked = { type: address.get('type') ?? '', name: address.get('name') ?? '' }
  useTitle(t('money.manual_payments'))
  useWatchedList('Manual Payment')
  const close = () => {
    setTaking(false)
    setAddress({}, { replace: true })
  }
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('money.manual_payments')}</h1>
          <p className="dim">{t('money.take_text')}</p>
        </div>
        {isStaff && <Button onClick={() => setTaking(true)}>{t('money.take')}</Button>}
      </header>
      <ManualPaymentList />
      <ManualPaymentSheet isOpen={isTaking && isStaff} document={asked} onClose={close} />
    </>
  )
}
