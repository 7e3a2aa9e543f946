import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useOldestCollected } from '../../../data/money/manual-payments.ts'
import { usePurposeSum } from '../../../data/money/ledger.ts'
import { useNeedsYou, usePaymentCount } from '../../../data/money/payments.ts'
import type { Takings } from '../../../data/money/overview.ts'
import { formatNumber } from '../../../fields/number/number-format.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { useMoney } from '../use-money.ts'
import styles from './overview.module.css'

const width = 140
const height = 30
const lowest = 2
const gap = 3

function Bars({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days)
  const step = width / Math.max(1, days.length)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((count, day) => {
        const tall = lowest + (count / most) * (height - lowest)
        const isToday = day === days.length - 1
        return (
          <rect
            key={day}
            className={isToday ? styles.today : ''}
            x={day * step}
            y={height - tall}
            width={step - gap}
            height={tall}
            rx={1.5}
          />
        )
      })}
    </svg>
  )
}

interface TileProps {
  to: string
  title: string
  value: string
  note: string
  isUrgent?: boolean
  isWide?: boolean
  children?: ReactNode
}

function Tile({ to, title, value, note, isUrgent = false, isWide = false, children }: TileProps) {
  return (
    <Link
      className={`card ${styles.countTile} ${styles.moneyTile} ${isUrgent ? styles.isUrgent : ''} ${isWide ? 'is-wide' : ''}`}
      to={to}
    >
      <span className="dim">{title}</span>
      <span className={`${styles.count} num`}>{value}</span>
      <span className="small dim">{note}</span>
      {children}
    </Link>
  )
}

function useAttentionNote(): string {
  const t = useTranslate()
  const money = useMoney()
  const { count = 0, refunds = 0 } = useNeedsYou()
  const { data: unallocated = 0 } = usePurposeSum('unapplied')
  // Unallocated payments are on the credit side.
  const waiting = Math.max(0, -unallocated)
  const parts = [
    waiting > 0 ? t('money.waiting_amount', { amount: money(waiting) }) : '',
    refunds > 0 ? t('money.waiting_refunds', { count: refunds }) : '',
  ].filter((part) => part !== '')
  if (parts.length > 0) return parts.join(', ')
  return t(count === 0 ? 'money.waiting_none' : 'money.waiting_other')
}

function AttentionTile() {
  const t = useTranslate()
  const { language } = useLanguage()
  const note = useAttentionNote()
  const { count } = useNeedsYou()
  return (
    <Tile
      to="/money/unmatched"
      title={t('money.needs_you')}
      value={count === undefined ? '–' : formatNumber(count, language)}
      note={note}
      isUrgent={count !== undefined && count > 0}
    />
  )
}

/** Days after which unremitted cash is followed up. */
const LONGEST_WITH_COURIER = 14

const daysSince = (day: string): number => (Date.now() - Date.parse(day)) / (24 * 60 * 60 * 1000)

function CourierTile() {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { data: sum = 0 } = usePurposeSum('cash collections')
  const { data: oldest } = useOldestCollected()
  const day = oldest ?? null
  if (sum === 0) return null
  return (
    <Tile
      to="/money/remittances"
      title={t('money.courier_cash')}
      value={money(sum)}
      note={day === null ? '' : t('money.courier_oldest', { day: dayText(day, language) })}
      isUrgent={day !== null && daysSince(day) > LONGEST_WITH_COURIER}
      isWide
    />
  )
}

const barDays = 14

export function OverviewTiles({ takings }: { takings: Takings }) {
  const t = useTranslate()
  const money = useMoney()
  const { data: open } = usePaymentCount('open')
  const { days, month } = takings
  const today = days.at(-1)
  const lately = days.slice(-barDays)
  const openText = open === undefined ? '' : t('money.open_count', { count: open })
  const todayText = t('money.payment_count', { count: today?.in_count ?? 0 })
  return (
    <div className={styles.countTiles}>
      <Tile to="/money/payments" title={t('money.in_today')} value={money(today?.in)} note={todayText}>
        <Bars days={lately.map((day) => day.in)} />
      </Tile>
      <Tile
        to="/money/payments?filter=open"
        title={t('money.in_month')}
        value={money(month.in)}
        note={open ? openText : t('money.payment_count', { count: month.in_count })}
      />
      <Tile
        to="/money/payments?filter=refunded"
        title={t('money.back_month')}
        value={money(month.refunded)}
        note={t('money.refund_count', { count: month.refund_count })}
      >
        {month.refunded > 0 && <Bars days={lately.map((day) => day.refunded)} />}
      </Tile>
      <AttentionTile />
      <CourierTile />
    </div>
  )
}
