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
      <MonthBars months={months} />
      <MonthTable {...{ months, money }} />
    </section>
  )
}

const WIDTH = 600
const HEIGHT = 120
const GAP = 28
const LOWEST = 3

/** Bars of the months' commissions; the table below has their figures. */
function MonthBars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ earned }) => earned))
  const step = WIDTH / Math.max(1, months.length)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {months.map(({ month, earned }, place) => {
        const height = Math.max(LOWEST, (earned / most) * HEIGHT)
        return (
          <rect
            key={month}
            className={earned > 0 ? styles.bar : styles.noBar}
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
