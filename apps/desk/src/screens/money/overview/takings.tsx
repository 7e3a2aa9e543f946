import type { DayTakings, Takings, MethodTakings } from '../../../data/money/overview.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { useMoney, useTypeLabel } from '../use-money.ts'
import moneyStyles from '../money.module.css'
import styles from './overview.module.css'

function ChartBar({ bar, className, title }: { bar: Bar; className: string; title: string }) {
  const { x, y, width, height } = bar
  return (
    <rect className={className} x={x} y={y} width={width} height={height} rx={2}>
      <title>{title}</title>
    </rect>
  )
}

function Drawing({ days }: { days: readonly DayTakings[] }) {
  const money = useMoney()
  const { language } = useLanguage()
  const { base, bars } = barsOf(days)
  const titleOf = (day: DayTakings, amount: number) => `${dayText(day.day, language)}: ${money(amount)}`
  return (
    <svg
      className={styles.takingsChart}
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ day, received, returned }, index) => (
        <g key={day.day}>
          <ChartBar
            bar={received}
            className={index === bars.length - 1 ? styles.today : styles.received}
            title={titleOf(day, day.in)}
          />
          {returned && (
            <ChartBar bar={returned} className={styles.returned} title={titleOf(day, day.refunded)} />
          )}
        </g>
      ))}
      <line
        className={styles.base}
        x1={0}
        x2={chartWidth}
        y1={base}
        y2={base}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function InNumbers({ days }: { days: readonly DayTakings[] }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const moved = days.filter((day) => day.in !== 0 || day.refunded !== 0).toReversed()
  if (moved.length === 0) return null
  return (
    <details className={styles.inNumbers}>
      <summary>{t('money.chart_table')}</summary>
      <table className={`list-table ${styles.plainTable}`}>
        <caption className="visually-hidden">{t('money.chart_title', { count: days.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('money.day')}</th>
            <th scope="col" className="right">
              {t('money.chart_in')}
            </th>
            <th scope="col" className="right">
              {t('money.chart_back')}
            </th>
          </tr>
        </thead>
        <tbody>
          {moved.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayText(day.day, language)}</th>
              <td className="right">{money(day.in)}</td>
              <td className="right">{day.refunded === 0 ? '–' : money(day.refunded)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function TakingsChart({ days }: { days: readonly DayTakings[] }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const most = Math.max(...days.map((day) => day.in))
  return (
    <section className="card" aria-labelledby="takings">
      <div className="card-head">
        <h2 id="takings" className="grow">
          {t('money.chart_title', { count: days.length })}
        </h2>
        <span className={`${styles.chartKey} small dim`}>
          <i className="key-received" />
          {t('money.chart_in')}
          <i className={styles.keyReturned} />
          {t('money.chart_back')}
        </span>
      </div>
      <div className={styles.chartBox}>
        <Drawing days={days} />
        <div className={`${styles.chartDays} small dim num`} aria-hidden="true">
          <span>{dayText(days[0]?.day ?? '', language)}</span>
          {most > 0 && <span>{t('money.chart_most', { amount: money(most) })}</span>}
          <span>{dayText(days.at(-1)?.day ?? '', language)}</span>
        </div>
        <InNumbers days={days} />
      </div>
    </section>
  )
}

interface Bar {
  x: number
  y: number
  width: number
  height: number
}

interface DayBars {
  day: DayTakings
  received: Bar
  returned: Bar | null
}

export const chartWidth = 600

export const chartHeight = 160

const gap = 5

/** Minimum bar height: a small amount is visible, and a day without payments has a slot. */
const lowest = 2

const thinnest = 1

/** Returns the bars on one scale: payments above a line, refunds below it. */
export function barsOf(days: readonly DayTakings[]): { base: number; bars: DayBars[] } {
  const mostIn = Math.max(0, ...days.map((day) => day.in))
  const mostRefunded = Math.max(0, ...days.map((day) => day.refunded))
  const scale = chartHeight / Math.max(1, mostIn + mostRefunded)
  const lowestBase = mostRefunded === 0 ? chartHeight : chartHeight - lowest
  const base = Math.max(lowest, Math.min(lowestBase, mostRefunded === 0 ? chartHeight : mostIn * scale))
  const step = chartWidth / Math.max(1, days.length)
  const width = Math.max(thinnest, step - gap)
  const bars = days.map((day, index) => {
    const x = index * step
    const tall = day.in > 0 ? Math.max(lowest, Math.min(base, day.in * scale)) : thinnest
    const deep = Math.min(chartHeight - base, Math.max(lowest, day.refunded * scale))
    return {
      day,
      received: { x, y: base - tall, width, height: tall },
      returned: day.refunded > 0 ? { x, y: base, width, height: deep } : null,
    }
  })
  return { base, bars }
}

function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.shareBar} aria-hidden="true">
      <rect className={styles.ground} width="100%" height="8" rx="4" />
      <rect className={styles.share} width={`${Math.max(1, share * 100)}%`} height="8" rx="4" />
    </svg>
  )
}

function MethodRow({ method, most }: { method: MethodTakings; most: number }) {
  const t = useTranslate()
  const money = useMoney()
  const account = useTypeLabel('Ledger Account')
  const payment = useTypeLabel('Payment')
  return (
    <li className={styles.methodLine}>
      <span className={moneyStyles.methodLabel}>
        <span className="grow mid">
          {method.party === '' ? account(method.purpose) : payment(method.party)}
        </span>
        <span className="mid num">{money(method.in)}</span>
      </span>
      <ShareBar share={most === 0 ? 0 : method.in / most} />
      <span className="small dim num">
        {t('money.payment_count', { count: method.in_count })}
        {method.refunded > 0 && `, ${t('money.chart_back')}: ${money(method.refunded)}`}
      </span>
    </li>
  )
}

export function TakingsByMethod({ takings }: { takings: Takings }) {
  const t = useTranslate()
  const methods = takings.methods.filter((method) => method.in !== 0 || method.refunded !== 0)
  const most = Math.max(0, ...methods.map((method) => method.in))
  return (
    <section className="card" aria-labelledby="ways">
      <div className="card-head">
        <h2 id="ways">{t('money.by_method')}</h2>
      </div>
      {methods.length === 0 ? (
        <p className="card-text dim">{t('money.by_method_none')}</p>
      ) : (
        <ul className={styles.methodList}>
          {methods.map((method) => (
            <MethodRow key={`${method.purpose} ${method.party}`} method={method} most={most} />
          ))}
        </ul>
      )}
    </section>
  )
}
