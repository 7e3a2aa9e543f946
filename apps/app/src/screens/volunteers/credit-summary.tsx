import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { durationText } from './shift/shift-times.ts'
import type { MyCredit } from './volunteer-calls.ts'
import styles from './volunteers.module.css'

const limitLabels = {
  'volunteer month': 'volunteers.credit_left_volunteer_month',
  'volunteer year': 'volunteers.credit_left_volunteer_year',
  'household month': 'volunteers.credit_left_household_month',
  'household year': 'volunteers.credit_left_household_year',
} as const

/** Limits in the order of their terms, not of what is left. */
const limitOrder = Object.keys(limitLabels)

/** Shows what the volunteer's hours earned in all, what an hour earns, and what the limits leave. */
export function CreditSummary({ credit }: { credit: MyCredit }) {
  const t = useTranslate()
  const { kind, earned, limits } = credit
  const isPoints = kind === 'reward points'
  const sorted = limits.toSorted(
    (one, other) => limitOrder.indexOf(one.limit) - limitOrder.indexOf(other.limit),
  )
  return (
    <section className="card padded stack" aria-labelledby="volunteer-credit">
      <h2 id="volunteer-credit">
        {t(isPoints ? 'volunteers.credit_points_title' : 'volunteers.credit_title')}
      </h2>
      <EarnedTotal {...{ credit }} />
      <RateText {...{ credit }} />
      {sorted.length > 0 && (
        <dl className="sum small">
          {sorted.map(({ limit, left, most }) => (
            <div key={limit}>
              <dt>{t(limitLabels[limit])}</dt>
              <dd className="numbers">
                {t('volunteers.credit_left', { left: durationText(left, t), most: durationText(most, t) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {earned.amount > 0 && (
        <a className="more" href="/family">
          {t('volunteers.credit_fees')}
        </a>
      )}
      {earned.points > 0 && (
        <a className="more" href="/reward-points">
          {t('volunteers.credit_see_points')}
        </a>
      )}
    </section>
  )
}

function EarnedTotal({ credit: { kind, currency, earned } }: { credit: MyCredit }) {
  const t = useTranslate()
  const { language } = useVisit()
  const isShown = { money: kind === 'fee credit' || earned.amount > 0, points: earned.points > 0 }
  return (
    <dl className={styles.hoursTotals}>
      <div>
        <dt className="small dim">{t('volunteers.credit_earned')}</dt>
        {isShown.money && (
          <dd className={`numbers bold ${styles.creditTotal}`}>
            {moneyText(earned.amount, currency, language)}
          </dd>
        )}
        {(isShown.points || !isShown.money) && (
          <dd className={`numbers bold ${styles.creditTotal}`}>
            {t('volunteers.credit_points', { points: earned.points })}
          </dd>
        )}
      </div>
    </dl>
  )
}

function RateText({ credit: { is_on, kind, amount, points, currency } }: { credit: MyCredit }) {
  const t = useTranslate()
  const { language } = useVisit()
  if (is_on === 0) return <p className="small dim">{t('volunteers.credit_off')}</p>
  return (
    <p className="small dim">
      {kind === 'fee credit'
        ? t('volunteers.credit_rate', { amount: moneyText(amount, currency, language) })
        : t('volunteers.credit_points_rate', { points })}
    </p>
  )
}
