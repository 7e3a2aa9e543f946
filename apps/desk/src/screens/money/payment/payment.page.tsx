import { Button } from '@mantine/core'
import { arrowBack, refreshOutline } from 'ionicons/icons'
import { Link, useParams } from 'react-router-dom'
import { useEntriesOf } from '../../../data/money/ledger.ts'
import { useForgetMoney, useMoneyCall } from '../../../data/money/payment-acts.ts'
import { useGatewayEvents, usePayment, useRefunds, type Payment } from '../../../data/money/payments.ts'
import { useReceiptsOf } from '../../../data/money/receipts.ts'
import { useIsMoneyStaff } from '../../../data/money/staff.ts'
import { asMelaError } from '../../../data/query-client.ts'
import { useWatchedDocument } from '../../../data/realtime/realtime.ts'
import { refusalWords } from '../../../language/refusal-words.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { AttentionActions } from './attention-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { storyOf } from './payment-story.ts'
import { PaymentTicket } from './payment-ticket.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { RefundButton } from '../refund/refund-button.tsx'
import { RefundsCard } from '../refund/refunds-card.tsx'
import { StateBadge } from '../state-badge.tsx'
import { StoryCard } from './story-card.tsx'
import { useTypeWord } from '../use-type-word.ts'

/** Gateways that have somebody to ask. */
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
        <p className="notice bad step-problem" role="alert">
          {refusalWords(asMelaError(ask.error), t)}
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
      <div className="head-actions money-actions">
        {isStaff && <AskGateway payment={payment} />}
        <RefundButton payment={payment} variant="filled" />
      </div>
    </header>
  )
}

function Attention({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const word = useTypeWord('Payment')
  const { attention, attention_note, error, is_held } = payment
  if (!attention && !error) return null
  if (!attention)
    return (
      <div className="notice info" role="status">
        <p>{error}</p>
      </div>
    )
  return (
    <div className="notice warn attention" role="status">
      <p>
        <b className="mid">
          {t('money.attention')}: {word(attention)}
        </b>
        {attention_note && <span>{attention_note}</span>}
        {is_held === 1 && <span>{t('money.held_note')}</span>}
      </p>
      <AttentionActions payment={payment} />
    </div>
  )
}

const none: readonly never[] = []

function Opened({ payment }: { payment: Payment }) {
  const forget = useForgetMoney()
  const isStaff = useIsMoneyStaff()
  const { data: refunds = none } = useRefunds(payment.name)
  const { data: events = none } = useGatewayEvents(payment.name, isStaff)
  const { data: receipts = none } = useReceiptsOf('payment', [payment.name])
  const sources = isStaff ? [payment.name, ...refunds.map(({ name }) => name)] : none
  const { data: entries = none } = useEntriesOf(sources)
  useWatchedDocument('Payment', payment.name, () => void forget())
  const story = storyOf({ payment, events, refunds, entries, receipts })
  return (
    <>
      <Head payment={payment} />
      <Attention payment={payment} />
      <div className="form-columns payment-columns">
        <div className="form-main">
          <PaymentTicket payment={payment} />
          <StoryCard story={story} />
        </div>
        <aside className="form-aside">
          <ReceiptCard receipts={receipts} />
          <RefundsCard refunds={refunds} />
          <PaymentFacts payment={payment} />
        </aside>
      </div>
    </>
  )
}

/** One payment: what it was for, what happened, what can be done. */
export function PaymentPage() {
  const { name = '' } = useParams()
  const { data, error, refetch } = usePayment(name)
  useTitle(data?.payer_name ?? name)
  if (error && !data) return <Failed isPage error={asMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} height={72} />
  return <Opened key={name} payment={data} />
}
