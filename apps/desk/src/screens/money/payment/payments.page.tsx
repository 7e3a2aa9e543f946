import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { searchOutline } from 'ionicons/icons'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { MessageId } from '#design/messages'
import {
  paymentFilters,
  readPaymentFilter,
  usePayments,
  type PaymentFilter,
  type PaymentQuestion,
  type PaymentRow,
} from '../../../data/money/payments.ts'
import { paymentMethodText } from '../../../fields/text/payment-method.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Failed, NotRenewed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ShowMore } from '../show-more.tsx'
import { useLanguage } from '../../../language/language.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { shortMomentText } from '../../../ui/dates.ts'
import { paymentPath, useMoney, useTypeLabel } from '../use-money.ts'
import { StateBadge } from '../state-badge.tsx'
import listPageStyles from '../../../ui/list/list-page.module.css'
import listViewsStyles from '../../../ui/list/list-views.module.css'
import styles from '../money.module.css'

const labels: Readonly<Record<PaymentFilter, MessageId>> = {
  all: 'money.filter_all',
  open: 'money.filter_open',
  attention: 'money.filter_attention',
  refunded: 'money.filter_refunded',
  failed: 'money.filter_failed',
  disputed: 'money.filter_disputed',
}

function FilterChips({ chosen }: { chosen: PaymentFilter }) {
  const t = useTranslate()
  return (
    <nav className={styles.filterChips} aria-label={t('money.state')}>
      {paymentFilters.map((filter) => (
        <Link
          key={filter}
          className={filter === chosen ? 'chip chosen' : 'chip'}
          aria-current={filter === chosen ? 'true' : undefined}
          to={filter === 'all' ? '/money/payments' : `/money/payments?filter=${filter}`}
        >
          {t(labels[filter])}
        </Link>
      ))}
    </nav>
  )
}

function Found({ question }: { question: PaymentQuestion }) {
  const t = useTranslate()
  const list = usePayments(question)
  const { data, error, isPlaceholderData, refetch } = list
  if (error && (!data || isPlaceholderData))
    return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={8} height={60} />
  const payments = data.pages.flat()
  const isNarrowed = question.search !== '' || question.filter !== 'all'
  if (payments.length === 0)
    return (
      <EmptyState
        title={t(isNarrowed ? 'desk.nothing_found' : 'money.no_payments_title')}
        text={t(isNarrowed ? 'desk.nothing_found_text' : 'money.no_payments_text')}
      />
    )
  return (
    <>
      {error && <NotRenewed onRetry={() => void refetch()} />}
      <div className="card list-card" aria-busy={isPlaceholderData}>
        <PaymentList payments={payments} />
        <ShowMore list={list} count={payments.length} />
      </div>
    </>
  )
}

export function PaymentsPage() {
  const t = useTranslate()
  const [address] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const filter = readPaymentFilter(address.get('filter'))
  useTitle(t('money.payments'))
  useWatchedList('Payment')
  return (
    <>
      <header className="page-head">
        <h1 className="grow">{t('money.payments')}</h1>
        <Button component={Link} to="/payment" variant="default">
          {t('money.full_list')}
        </Button>
      </header>
      <div className={listPageStyles.listTools}>
        <TextInput
          className={styles.moneySearch}
          type="search"
          aria-label={t('money.search_payments')}
          placeholder={t('money.search_payments')}
          leftSection={<Icon of={searchOutline} isSmall />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FilterChips chosen={filter} />
      </div>
      <Found question={{ filter, search }} />
    </>
  )
}

interface ListProps {
  payments: readonly PaymentRow[]
}

function usePaymentText() {
  const t = useTranslate()
  const labelOf = useTypeLabel('Payment')
  const { language } = useLanguage()
  return {
    payer: ({ payer_name }: PaymentRow) => payer_name ?? t('money.nobody'),
    what: ({ description, reference_name }: PaymentRow) => description ?? reference_name ?? '',
    methodText: ({ gateway, method }: PaymentRow) =>
      [labelOf(gateway), paymentMethodText(method ?? '', t)].filter(Boolean).join(', '),
    when: ({ captured_at, creation }: PaymentRow) => shortMomentText(captured_at ?? creation, language),
  }
}

function PaymentState({ payment: { attention, state } }: { payment: PaymentRow }) {
  const labelOf = useTypeLabel('Payment')
  if (!attention) return <StateBadge doctype="Payment" state={state} />
  return <Badge tone="warn">{labelOf(attention)}</Badge>
}

function Rows({ payments }: ListProps) {
  const money = useMoney()
  const text = usePaymentText()
  return (
    <ul className="list-rows">
      {payments.map((payment) => (
        <li key={payment.name}>
          <Link className="row-link" to={paymentPath(payment.name)}>
            <span className="grow">
              <b className="mid">{text.payer(payment)}</b>
              <span className="small dim">
                {[text.what(payment), text.when(payment)].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className={styles.rowEnd}>
              <span className="mid num">{money(payment.amount)}</span>
              <PaymentState payment={payment} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function TableRow({ payment }: { payment: PaymentRow }) {
  const money = useMoney()
  const text = usePaymentText()
  return (
    <tr>
      <td>
        <Link className="row-title" to={paymentPath(payment.name)}>
          {text.payer(payment)}
        </Link>
        <span className="row-name">{payment.name}</span>
      </td>
      <td>{text.what(payment)}</td>
      <td className="from-wide">{text.methodText(payment)}</td>
      <td className="right mid">{money(payment.amount)}</td>
      <td>
        <PaymentState payment={payment} />
      </td>
      <td className="right from-wide">{text.when(payment)}</td>
    </tr>
  )
}

function Table({ payments }: ListProps) {
  const t = useTranslate()
  const head = (id: Parameters<typeof t>[0], className = '') => (
    <th scope="col" className={className}>
      <span className={listViewsStyles.plainHead}>{t(id)}</span>
    </th>
  )
  return (
    <table className={`list-table ${styles.paymentTable}`}>
      <caption className="visually-hidden">{t('money.payments')}</caption>
      <thead>
        <tr>
          {head('money.payer')}
          {head('money.paid_for')}
          {head('money.payment_method', 'from-wide')}
          {head('money.amount', 'right')}
          {head('money.state')}
          {head('money.when', 'right from-wide')}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <TableRow key={payment.name} payment={payment} />
        ))}
      </tbody>
    </table>
  )
}

export function PaymentList({ payments }: ListProps) {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  return isPhone ? <Rows payments={payments} /> : <Table payments={payments} />
}
