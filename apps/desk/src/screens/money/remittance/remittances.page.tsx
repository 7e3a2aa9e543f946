import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { listPath } from '../../../data/document/desk-types.ts'
import { useCollectors, type Collector } from '../../../data/money/remittances.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useWatchedList } from '../../../data/realtime/realtime.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { Badge } from '../../../ui/badge.tsx'
import { dayText } from '../../../ui/dates.ts'
import { Failed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { RemittanceSheet } from './remittance-sheet.tsx'
import { useMoney } from '../use-money.ts'
import styles from '../money.module.css'

interface LineProps {
  collector: Collector
  onRemit: () => void
}

function CollectorLine({ collector, onRemit }: LineProps) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { title, count, owed, short, oldest } = collector
  const since = oldest === null ? '' : t('money.since', { time: dayText(oldest, language) })
  return (
    <li className={styles.waitingLine}>
      <div className={styles.waitingText}>
        <span className="row-title">{title ?? t('money.collector_nobody')}</span>
        {short > 0 && <Badge tone="bad">{t('money.collector_short', { amount: money(short) })}</Badge>}
        <span className="small dim num">
          {[t('money.collections', { count }), since].filter(Boolean).join(', ')}
        </span>
      </div>
      <b className={`mid num ${styles.waitingAmount}`}>{money(owed)}</b>
      <div className={styles.waitingActions}>
        <Button variant="default" onClick={onRemit}>
          {t('money.remit')}
        </Button>
      </div>
    </li>
  )
}

interface ListProps {
  onRemit: (collector: Collector) => void
}

function Collectors({ onRemit }: ListProps) {
  const t = useTranslate()
  const { data, error, refetch } = useCollectors()
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} height={72} />
  if (data.length === 0)
    return <EmptyState title={t('money.remit_none_title')} text={t('money.remit_none_text')} />
  return (
    <div className="card">
      <ul>
        {data.map((collector) => (
          <CollectorLine
            key={`${collector.collector_type} ${collector.collector}`}
            collector={collector}
            onRemit={() => onRemit(collector)}
          />
        ))}
      </ul>
    </div>
  )
}

function useRemittanceSheet() {
  const [address, setAddress] = useSearchParams()
  const [named] = useState(address)
  const [isOpen, setOpen] = useState(address.has('remit'))
  const [chosen, setChosen] = useState<Collector | null>(null)
  const { data = [] } = useCollectors()
  const [type, name] = [named.get('type') || null, named.get('collector') || null]
  const asked = data.find(({ collector_type, collector }) => collector_type === type && collector === name)
  const collector = chosen ?? asked ?? null
  return {
    sheet: { collector, first: chosen === null ? named.get('remit') : null },
    isOpen: isOpen && collector !== null,
    open: (wanted: Collector) => {
      setChosen(wanted)
      setOpen(true)
    },
    close: () => {
      setOpen(false)
      setAddress({}, { replace: true })
    },
  }
}

export function RemittancesPage() {
  const t = useTranslate()
  const { sheet, isOpen, open, close } = useRemittanceSheet()
  useTitle(t('money.courier_cash'))
  useWatchedList('Cash Collection')
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('money.courier_cash')}</h1>
          <p className="dim">{t('money.remit_text')}</p>
        </div>
        <Button component={Link} to={listPath('Cash Collection')} variant="default">
          {t('money.full_list')}
        </Button>
      </header>
      <Collectors onRemit={open} />
      <RemittanceSheet {...sheet} isOpen={isOpen} onClose={close} />
    </>
  )
}
