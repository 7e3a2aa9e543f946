import { bagCheckOutline, hourglassOutline, returnDownBackOutline, timeOutline } from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useSettings } from '../../data/site.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import styles from '../../ui/balance/balance.module.css'
import { Icon } from '../../ui/icon.tsx'
import { pointsCall, pointsPath, type Points } from '../../ui/points/points-calls.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { SignedOut } from '../../ui/state/signed-out.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { PendingPart } from './pending-part.tsx'
import { PointsSkeleton } from './points-skeleton.tsx'
import { PointsStatementPart } from './points-statement-part.tsx'
import { PointsTicket } from './points-ticket.tsx'

export function PointsBody() {
  const t = useTranslate()
  const isOff = useSettings()?.enable_reward_points === 0
  const { query, isSignedOut } = useOwnCall(isOff ? undefined : pointsCall)
  if (isOff) return <PointsOff />
  if (isSignedOut)
    return (
      <SignedOut title={t('points.signed_out_title')} text={t('points.signed_out_text')} next={pointsPath} />
    )
  return (
    <Shown query={query} loading={<PointsSkeleton />}>
      {(points) => (points.is_on === 1 ? <OwnPoints points={points} /> : <PointsOff />)}
    </Shown>
  )
}

function PointsOff() {
  const t = useTranslate()
  return (
    <Empty
      title={t('points.off_title')}
      text={t('points.off_text')}
      mainLink={{ label: t('points.browse'), href: '/tabs/category' }}
    />
  )
}

function OwnPoints({ points }: { points: Points }) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('shell.reward_points')}</h1>
        <p className="dim">{t('points.lead')}</p>
      </div>
      <div className={styles.balance}>
        <PointsTicket points={points} />
        <div className={`stack ${styles.balanceStatement} ${styles.balanceParts}`}>
          <PendingPart pending={points.pending} />
          <PointsStatementPart currency={points.currency} />
        </div>
        <PointsTerms points={points} />
      </div>
    </div>
  )
}

const terms: readonly (readonly [icon: string, text: MessageId])[] = [
  [timeOutline, 'points.how_earn'],
  [hourglassOutline, 'points.how_order'],
  [returnDownBackOutline, 'points.how_return'],
]

/** Says how points are earned and used. */
function PointsTerms({
  points: { minimum_points, maximum_percent, point_value, currency },
}: {
  points: Points
}) {
  const t = useTranslate()
  const { language } = useVisit()
  const value = point_value === null ? null : moneyText(point_value, currency, language)
  return (
    <section className={`stack ${styles.balanceTerms}`} aria-labelledby="points-terms">
      <h2 id="points-terms">{t('points.how')}</h2>
      <ul className={`small ${styles.balanceTermList}`}>
        <li>
          <Icon of={bagCheckOutline} isSmall />
          <span>
            {t('points.how_use', { count: minimum_points, percent: maximum_percent })}{' '}
            {value !== null && t('points.how_value', { amount: value })}
          </span>
        </li>
        {terms.map(([icon, text]) => (
          <li key={text}>
            <Icon of={icon} isSmall />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
