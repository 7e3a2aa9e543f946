import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { searchOutline } from 'ionicons/icons'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { MessageId } from '#design/messages'
import {
  paymentFilters,
  readFilter,
  usePayments,
  type PaymentFilter,
  type PaymentQuestion,
} from '../../../data/money/payments.ts'
import { asMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Failed, NotRenewed } from '../../../ui/failed.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { PaymentList } from './payment-list.tsx'
import { ShowMore } from '../show-more.tsx'

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
    <nav className="filter-chips" aria-label={t('money.state')}>
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
    return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
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

/** Every payment, by what matters about it today. */
export function PaymentsPage() {
  const t = useTranslate()
  const [address] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const filter = readFilter(address.get('filter'))
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
      <div className="list-tools">
        <TextInput
          className="money-search"
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
