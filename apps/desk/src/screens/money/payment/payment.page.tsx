import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { arrowBack, refreshOutline } from 'ionicons/icons'
import { Link, useParams } from 'react-router-dom'
import type { MelaError } from '#client'
import { useEntriesOf } from '../../../data/money/ledger.ts'
import { useForgetMoney, useMoneyCall, useIsMoneyStaff } from '../../../data/money/payment-calls.ts'
import {
  useGatewayEvents,
  usePayment,
  useRefunds,
  type Payment,
  useReceiptsOf,
  type Refund,
} from '../../../data/money/payments.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedDocument } from '../../../data/realtime/realtime.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Failed, Skeleton } from '../../../ui/states.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { AttentionActions } from './attention-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { storyOf, StoryCard } from './story-card.tsx'
import { PaymentTicket } from './payment-ticket.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { RefundButton } from '../refund/refund-sheet.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useTypeLabel, useMoney } from '../use-money.ts'
import { useLanguage } from '../../../language/language.tsx'
import { momentText } from '../../../ui/dates.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import moneyStyles from '../money.module.css'
import styles from './payment.module.css'

/** Gateways that can be queried. */
const answering: ReadonlySet<string> = new Set(['Sandbox', 'Razorpay', 'Stripe'])

function AskGateway({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const toast = useToast()
  const ask = useMoneyCall('mela.payments.ask_gateway')
  if (!answering.has(payment.gateway)) return null
  const handleAsk = () => ask.mutate({ name: payment.name }, { onSuccess: () => toast(t('money.asked')) })
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={refreshOutline} isSmall />}
        loading={ask.isPending}
        onClick={handleAsk}
      >
        {t('money.ask_gateway')}
      </Button>
      {ask.error && (
        <p className={`notice bad ${moneyStyles.stepProblem}`} role="alert">
          {refusalText(toMelaError(ask.error), t)}
        </p>
      )}
    </>
  )
}

function Head({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const isStaff = useIsMoneyStaff()
  return (
    <header className="page-head">
      <div className="grow">
        <Link className="back-link" to="/money/payments">
          <Icon of={arrowBack} isSmall isFlippedInRtl />
          {t('money.payments')}
        </Link>
        <div className="title-line">
          <h1>{payment.payer_name || t('money.nobody')}</h1>
          <StateBadge doctype="Payment" state={payment.state} />
        </div>
        <p className="dim small num">{payment.name}</p>
      </div>
      <div className={`head-actions ${moneyStyles.moneyActions}`}>
        {isStaff && <AskGateway payment={payment} />}
        <RefundButton payment={payment} variant="filled" />
      </div>
    </header>
  )
}

function Attention({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const labelOf = useTypeLabel('Payment')
  const { attention, attention_note, error, is_held } = payment
  if (!attention && !error) return null
  if (!attention)
    return (
      <div className="notice info" role="status">
        <p>{error}</p>
      </div>
    )
  return (
    <div className={`notice warn ${styles.attention}`} role="status">
      <p>
        <b className="mid">
          {t('money.attention')}: {labelOf(attention)}
        </b>
        {attention_note && <span>{attention_note}</span>}
        {is_held === 1 && <span>{t('money.held_note')}</span>}
      </p>
      <AttentionActions payment={payment} />
    </div>
  )
}

const none: readonly never[] = []

interface FailedCardProps {
  title: string
  read: Pick<UseQueryResult<unknown, MelaError>, 'data' | 'error' | 'refetch'>
}

/** Shows that a part of the page could not be read; what the user may not read is no failure. */
function FailedCard({ title, read: { data, error, refetch } }: FailedCardProps) {
  if (!error || data !== undefined || error.status === 403) return null
  return (
    <TitledCard place="sidebar" title={title}>
      <Failed error={error} onRetry={() => void refetch()} />
    </TitledCard>
  )
}

function Opened({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const forget = useForgetMoney()
  const isStaff = useIsMoneyStaff()
  const refundList = useRefunds(payment.name)
  const { data: events = none } = useGatewayEvents(payment.name, isStaff)
  const receiptList = useReceiptsOf('payment', [payment.name])
  const { data: refunds = none } = refundList
  const { data: receipts = none } = receiptList
  const sources = isStaff ? [payment.name, ...refunds.map(({ name }) => name)] : none
  const { data: entries = none } = useEntriesOf(sources)
  useWatchedDocument('Payment', payment.name, () => void forget())
  const story = storyOf({ payment, events, refunds, entries, receipts })
  return (
    <>
      <Head payment={payment} />
      <Attention payment={payment} />
      <div className={`form-columns ${styles.paymentColumns}`}>
        <div className="form-main">
          <PaymentTicket payment={payment} />
          <StoryCard story={story} />
        </div>
        <aside className="form-aside">
          <ReceiptCard receipts={receipts} />
          <FailedCard title={t('money.receipt')} read={receiptList} />
          <RefundsCard refunds={refunds} />
          <FailedCard title={t('money.refunds')} read={refundList} />
          <PaymentFacts payment={payment} />
        </aside>
      </div>
    </>
  )
}

export function PaymentPage() {
  const { name = '' } = useParams()
  const { data, error, refetch } = usePayment(name)
  useTitle(data?.payer_name ?? name)
  if (error && !data) return <Failed isPage error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} height={72} />
  return <Opened key={name} payment={data} />
}

function RefundLine({ refund }: { refund: Refund }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { amount, destination, state, reason, error, creation } = refund
  return (
    <li className={styles.refundLine}>
      <span className={moneyStyles.methodLabel}>
        <b className="mid num grow">{money(amount)}</b>
        <StateBadge doctype="Refund" state={state} />
      </span>
      <span className="small">{reason}</span>
      {error && <span className="small alert-text">{error}</span>}
      <span className="small dim">
        {t(destination === 'credit' ? 'money.to_credit' : 'money.to_source')},{' '}
        {momentText(creation, language)}
      </span>
    </li>
  )
}

export function RefundsCard({ refunds }: { refunds: readonly Refund[] }) {
  const t = useTranslate()
  if (refunds.length === 0) return null
  return (
    <TitledCard place="sidebar" title={t('money.refunds')}>
      <ul className={styles.refundList}>
        {refunds.map((refund) => (
          <RefundLine key={refund.name} refund={refund} />
        ))}
      </ul>
    </TitledCard>
  )
}
