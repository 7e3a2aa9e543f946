import { timeOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import styles from '../../ui/balance/balance.module.css'
import { Icon } from '../../ui/icon.tsx'
import type { Points } from '../../ui/points/points-calls.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { PointsSubject } from './points-subject.tsx'

/** Points of packages that can still be returned. */
export function PendingPart({ pending }: Pick<Points, 'pending'>) {
  const t = useTranslate()
  const { language } = useVisit()
  if (pending.length === 0) return null
  return (
    <section className="stack" aria-labelledby="points-pending">
      <h2 id="points-pending">{t('points.pending')}</h2>
      <ul className={`card list ${styles.balanceLines}`}>
        {pending.map(({ points, available_on, description }, place) => (
          <li key={place}>
            <span className="spot">
              <Icon of={timeOutline} />
            </span>
            <span className="text">
              <b className="mid">{t('points.from_day', { day: shortDay(available_on, language) })}</b>
              <PointsSubject description={description} />
            </span>
            <span className={styles.balanceSums}>
              <b>+{points.toLocaleString(language)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
