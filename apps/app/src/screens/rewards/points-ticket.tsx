import { hourglassOutline, ribbonOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import styles from '../../ui/balance/balance.module.css'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Thermometer } from '../../ui/thermometer.tsx'
import type { Points } from '../../ui/points/points-calls.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'

/** Shows the points, what they pay, the tier and what expires soon. */
export function PointsTicket({
  points: { points, worth, currency, tier, expiring, owed },
}: {
  points: Points
}) {
  const t = useTranslate()
  const { language } = useVisit()
  const hasMore = tier.tier_name !== null || tier.next !== null || expiring.length > 0 || owed > 0
  return (
    <section className={`ticket ${styles.balanceTicket}`} aria-labelledby="points-balance">
      <div className={styles.balanceHead}>
        <h2 id="points-balance" className="small mid">
          {t('points.available')}
        </h2>
        <p className={styles.balanceAmount}>{points.toLocaleString(language)}</p>
        <p className="small">{t('points.worth', { amount: moneyText(worth, currency, language) })}</p>
        <span className={styles.balanceKolam}>
          <Kolam size={4} />
        </span>
      </div>
      {hasMore && (
        <>
          <div className="ticket-cut" />
          <div className={`padded stack ${styles.balanceLimits}`}>
            <TierPart tier={tier} />
            {owed > 0 && <p className="small">{t('points.owed', { count: owed })}</p>}
            <ExpiringPoints expiring={expiring} />
          </div>
        </>
      )}
    </section>
  )
}

function TierPart({ tier: { tier_name, bonus, next, earned_this_year: earned } }: Pick<Points, 'tier'>) {
  const t = useTranslate()
  if (tier_name === null && next === null) return null
  const goal = next === null ? earned : earned + next.points_needed
  return (
    <div className="stack">
      {tier_name !== null && (
        <p className="row">
          <Icon of={ribbonOutline} isSmall />
          <b className="mid">{t('points.tier', { tier: tier_name, percent: bonus })}</b>
        </p>
      )}
      {next !== null && (
        <>
          <Thermometer
            raised={Math.max(0, earned)}
            goal={goal}
            label={t('points.next_tier_label', { tier: next.tier_name })}
          />
          <p className="small dim">
            {t('points.next_tier', { count: next.points_needed, tier: next.tier_name, percent: next.bonus })}
          </p>
        </>
      )}
    </div>
  )
}

function ExpiringPoints({ expiring }: Pick<Points, 'expiring'>) {
  const t = useTranslate()
  const { language } = useVisit()
  if (expiring.length === 0) return null
  return (
    <ul className={`small ${styles.balanceExpiring}`}>
      {expiring.map(({ expires_on, points }) => (
        <li key={expires_on}>
          <Icon of={hourglassOutline} isSmall />
          {t('points.expires', { count: points, day: plainDay(expires_on, language) })}
        </li>
      ))}
    </ul>
  )
}
