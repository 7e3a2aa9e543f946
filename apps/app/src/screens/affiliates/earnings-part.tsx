import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { AffiliateAnswer } from '../../ui/affiliates/affiliate-calls.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import styles from './affiliates.module.css'

type Month = AffiliateAnswer['months'][number]

/** Sums of commissions, and a chart of the last months with its figures. */
export function EarningsPart({ answer: { totals, months, currency } }: { answer: AffiliateAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, currency, language)
  return (
    <section className="card padded stack" aria-labelledby="affiliate-earnings">
      <h2 id="affiliate-earnings">{t('affiliates.earnings')}</h2>
      <dl className={styles.totals}>
        <div>
          <dt className="small dim">{t('affiliates.pending')}</dt>
          <dd>{money(totals.pending)}</dd>
        </div>
        <div>
          <dt className="small dim">{t('affiliates.confirmed')}</dt>
          <dd>{money(totals.confirmed + totals.in_payout)}</dd>
        </div>
        <div>
          <dt className="small dim">{t('affiliates.paid')}</dt>
          <dd>{money(totals.paid)}</dd>
        </div>
      </dl>
      {totals.confirmed < 0 && (
        <p className="small">{t('affiliates.owed', { amount: money(-totals.confirmed) })}</p>
      )}
      <div className={styles.charts} aria-hidden="true">
        {series.map(({ field, label }) => (
          <figure key={field} className={styles.figure}>
            <MonthBars amounts={months.map((month) => month[field])} />
            <figcaption className="tiny dim">{t(label)}</figcaption>
          </figure>
        ))}
      </div>
      <MonthTable {...{ months, money }} />
    </section>
  )
}

const series = [
  { field: 'visits', label: 'affiliates.visits' },
  { field: 'orders', label: 'affiliates.orders' },
  { field: 'earned', label: 'affiliates.earned' },
] as const

const WIDTH = 600
const HEIGHT = 200
const GAP = 24
const LOWEST = 4

/** Bars of the months on a scale of their own; the table below has their figures. */
function MonthBars({ amounts }: { amounts: readonly number[] }) {
  const most = Math.max(1, ...amounts)
  const step = WIDTH / Math.max(1, amounts.length)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      {amounts.map((amount, place) => {
        const height = Math.max(LOWEST, (Math.max(0, amount) / most) * HEIGHT)
        return (
          <rect
            key={place}
            className={amount > 0 ? styles.bar : styles.noBar}
            {...{ x: place * step + GAP / 2, y: HEIGHT - height, width: step - GAP, height }}
          />
        )
      })}
    </svg>
  )
}

const monthText = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-IN' : `${language}-IN`, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

function MonthTable({ months, money }: { months: readonly Month[]; money: (amount: number) => string }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <table className={`small ${styles.months}`}>
      <caption className="visually-hidden">{t('affiliates.by_month')}</caption>
      <thead>
        <tr className="dim">
          <th scope="col">{t('affiliates.month')}</th>
          <th scope="col">{t('affiliates.visits')}</th>
          <th scope="col">{t('affiliates.orders')}</th>
          <th scope="col">{t('affiliates.earned')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, visits, orders, earned }) => (
          <tr key={month}>
            <th scope="row">{monthText(month, language)}</th>
            <td>{visits.toLocaleString(language)}</td>
            <td>{orders.toLocaleString(language)}</td>
            <td className="mid">{money(earned)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
