import {
  bagHandleOutline,
  hourglassOutline,
  removeOutline,
  returnDownBackOutline,
  sparklesOutline,
} from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import styles from '../../ui/balance/balance.module.css'
import { PagedStatement } from '../../ui/balance/paged-statement.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pointsStatementCall, readEarlierPoints, type PointsLine } from '../../ui/points/points-calls.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { PointsSubject } from './points-subject.tsx'

export function PointsStatementPart({ currency }: { currency: string }) {
  const t = useTranslate()
  const texts = {
    ...{ failed: t('points.failed'), more: t('points.more') },
    ...{ noneTitle: t('points.none_title'), noneText: t('points.none_text') },
  }
  return (
    <PagedStatement
      {...{ id: 'points-statement', title: t('points.statement'), texts }}
      {...{ call: pointsStatementCall, readEarlier: readEarlierPoints }}
      firstStep={
        <p>
          <a className="button line" href="/tabs/category">
            {t('points.browse')}
          </a>
        </p>
      }
    >
      {(lines) => (
        <ul className={`card list ${styles.balanceLines}`}>
          {lines.map((line) => (
            <Line key={line.line} {...{ line, currency }} />
          ))}
        </ul>
      )}
    </PagedStatement>
  )
}

interface MovementLook {
  label: MessageId
  icon: string
  ground: 'ok' | 'brand' | 'info' | 'offer' | ''
}

const movements: Record<PointsLine['movement'], MovementLook> = {
  earned: { label: 'points.movement_earned', icon: sparklesOutline, ground: 'ok' },
  spent: { label: 'points.movement_spent', icon: bagHandleOutline, ground: 'brand' },
  returned: { label: 'points.movement_returned', icon: returnDownBackOutline, ground: 'ok' },
  expired: { label: 'points.movement_expired', icon: hourglassOutline, ground: '' },
  reversed: { label: 'points.movement_reversed', icon: removeOutline, ground: 'info' },
}

function Line({
  line: { movement, points, worth, date, description },
  currency,
}: {
  line: PointsLine
  currency: string
}) {
  const t = useTranslate()
  const { language } = useVisit()
  const { label, icon, ground } = movements[movement]
  const count = Math.abs(points).toLocaleString(language)
  return (
    <li>
      <span className={`spot ${ground}`}>
        <Icon of={icon} />
      </span>
      <span className="text">
        <b className="mid">{t(label)}</b>
        <PointsSubject description={description} />
        <span className="tiny dim numbers">{shortDay(date, language)}</span>
      </span>
      <span className={styles.balanceSums}>
        <b className={points > 0 ? styles.isIn : undefined}>{points > 0 ? `+${count}` : `−${count}`}</b>
        <span className="tiny dim">{moneyText(Math.abs(worth), currency, language)}</span>
      </span>
    </li>
  )
}
