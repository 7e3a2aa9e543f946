import { Button } from '@mantine/core'
import { chevronForward } from 'ionicons/icons'
import { Link, Navigate } from 'react-router-dom'
import type { Language } from '#design/messages'
import { documentPath, useTypes } from '../../../data/document/desk-types.ts'
import { useLatestPayments, type LatestPayment, useTakings } from '../../../data/money/overview.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText, shortMomentText } from '../../../ui/dates.ts'
import { Failed, Skeleton } from '../../../ui/states.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { BooksCard } from './books-card.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { paymentPath, useMoney } from '../use-money.ts'
import { StateBadge } from '../state-badge.tsx'
import { TakingsChart, TakingsByMethod } from './takings.tsx'
import styles from './overview.module.css'

const latestCount = 6

const dayLength = '2026-11-29'.length

const whenText = (at: string, language: Language): string =>
  at.length === dayLength ? dayText(at, language) : shortMomentText(at, language)

function PaymentLine({ payment }: { payment: LatestPayment }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { doctype, name, payer, paidFor, state, amount, at } = payment
  return (
    <li>
      <Link to={doctype === 'Payment' ? paymentPath(name) : documentPath(doctype, name)}>
        <span className="grow">
          <b className="mid">{payer ?? t('money.nobody')}</b>
          <span className="small dim">{[paidFor, whenText(at, language)].filter(Boolean).join(', ')}</span>
        </span>
        <StateBadge doctype={doctype} state={state} />
        <span className="mid num">{money(amount)}</span>
        <Icon of={chevronForward} isSmall isFlippedInRtl />
      </Link>
    </li>
  )
}

function LatestPayments() {
  const t = useTranslate()
  const { data, error, refetch } = useLatestPayments(latestCount)
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={latestCount} height={60} />
  return (
    <section className="card line-list" aria-labelledby="latest-payments">
      <div className="card-head">
        <h2 id="latest-payments" className="grow">
          {t('money.latest')}
        </h2>
        <Link className="link" to="/money/payments">
          {t('money.all_payments')}
        </Link>
      </div>
      {data.length === 0 ? (
        <p className="card-text dim">{t('money.no_payments_text')}</p>
      ) : (
        <ul>
          {data.map((payment) => (
            <PaymentLine key={`${payment.doctype} ${payment.name}`} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Numbers() {
  const { data, error, refetch } = useTakings()
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} height={112} />
  return (
    <>
      <OverviewTiles takings={data} />
      <div className="home-columns">
        <div className={styles.moneyColumn}>
          <TakingsChart days={data.days} />
          <LatestPayments />
        </div>
        <div className={styles.moneyColumn}>
          <BooksCard />
          <TakingsByMethod takings={data} />
        </div>
      </div>
    </>
  )
}

export function OverviewPage() {
  const t = useTranslate()
  const { data: types = [] } = useTypes()
  const mayRead = (type: string) => types.some(({ name }) => name === type)
  const canTake = mayRead('Manual Payment')
  useTitle(t('money.title'))
  useWatchedList('Ledger Entry')
  useWatchedList('Payment')
  if (!mayRead('Ledger Entry')) return <Navigate replace to="/money/payments" />
  return (
    <>
      <header className="page-head">
        <h1 className="grow">{t('money.title')}</h1>
        {canTake && (
          <Button component={Link} to="/money/manual-payments?take=1">
            {t('money.take')}
          </Button>
        )}
      </header>
      <Numbers />
    </>
  )
}
