import { Link } from 'react-router-dom'
import { useRefundsDueCount } from '../../../data/money/manual-payments.ts'
import { usePayments, type PaymentRow } from '../../../data/money/payments.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { Badge } from '../../../ui/badge.tsx'
import { shortMomentText } from '../../../ui/dates.ts'
import { Failed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { AttentionActions } from './attention-actions.tsx'
import { paymentPath, useMoney, useTypeLabel } from '../use-money.ts'
import { RefundsDue } from '../refund/refunds-due.tsx'
import { RefundButton } from '../refund/refund-sheet.tsx'
import { ShowMore } from '../show-more.tsx'
import styles from '../money.module.css'

function Waiting({ payment }: { payment: PaymentRow }) {
  const t = useTranslate()
  const money = useMoney()
  const labelOf = useTypeLabel('Payment')
  const { language } = useLanguage()
  const { name, payer_name, description, attention, attention_note, captured_at, creation, is_held } = payment
  const since = shortMomentText(captured_at ?? creation, language)
  return (
    <li className={styles.waitingLine}>
      <div className={styles.waitingText}>
        <Link className="row-title" to={paymentPath(name)}>
          {payer_name ?? t('money.nobody')}
        </Link>
        <Badge tone="warn">{labelOf(attention ?? '')}</Badge>
        <span className="small dim">
          {[description, t('money.since', { time: since })].filter(Boolean).join(', ')}
        </span>
        {attention_note && <span className="small">{attention_note}</span>}
        {is_held === 1 && <span className="small dim">{t('money.held_note')}</span>}
      </div>
      <b className={`mid num ${styles.waitingAmount}`}>{money(payment.captured_amount || payment.amount)}</b>
      <div className={styles.waitingActions}>
        <AttentionActions payment={payment} />
        <RefundButton payment={payment} variant="default" />
      </div>
    </li>
  )
}

function Queue({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslate()
  const list = usePayments({ filter: 'attention', search: '' })
  const { data, error, refetch } = list
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} height={96} />
  const payments = data.pages.flat()
  if (payments.length === 0 && hasOthers) return null
  if (payments.length === 0)
    return <EmptyState title={t('money.attention_none_title')} text={t('money.attention_none_text')} />
  return (
    <div className="card">
      <ul>
        {payments.map((payment) => (
          <Waiting key={payment.name} payment={payment} />
        ))}
      </ul>
      <ShowMore list={list} count={payments.length} />
    </div>
  )
}

export function UnmatchedPage() {
  const t = useTranslate()
  useTitle(t('money.needs_you'))
  useWatchedList('Payment')
  useWatchedList('Manual Refund')
  const { data: refunds = 0 } = useRefundsDueCount()
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('money.needs_you')}</h1>
          <p className="dim">{t('money.attention_text')}</p>
        </div>
      </header>
      {refunds > 0 && <RefundsDue />}
      <Queue hasOthers={refunds > 0} />
    </>
  )
}
