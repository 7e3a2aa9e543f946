import {
  bagHandleOutline,
  hourglassOutline,
  removeOutline,
  returnDownBackOutline,
  sparklesOutline,
} from 'ionicons/icons'
import { useState } from 'react'
import { useAction } from '#client/react'
import type { MessageId } from '#design/messages'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import styles from '../../ui/balance/balance.module.css'
import { StatementBlocks } from '../../ui/balance/statement-blocks.tsx'
import { Icon } from '../../ui/icon.tsx'
import {
  pointsStatementCall,
  readEarlierPoints,
  type PointsLine,
  type PointsStatement,
} from '../../ui/points/points-calls.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { Failed } from '../../ui/state/answer-states.tsx'
import { shortDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { PointsSubject } from './points-subject.tsx'

export function PointsStatementPart({ currency }: { currency: string }) {
  const t = useTranslate()
  const { data, error, refetch } = useOwnCall(pointsStatementCall).query
  return (
    <section className="stack" aria-labelledby="points-statement">
      <h2 id="points-statement">{t('points.statement')}</h2>
      {data === undefined && error === null && (
        <div className="skeleton" role="status" aria-label={t('states.loading')}>
          <StatementBlocks />
        </div>
      )}
      {data === undefined && error !== null && <Failed error={error} retry={() => void refetch()} />}
      {data?.lines.length === 0 && <NoPoints />}
      {data !== undefined && data.lines.length > 0 && (
        <Lines key={data.lines[0]?.line} first={data} currency={currency} />
      )}
    </section>
  )
}

function NoPoints() {
  const t = useTranslate()
  return (
    <div className={`card padded stack ${styles.balanceNone}`}>
      <p className="mid">{t('points.none_title')}</p>
      <p className="small dim">{t('points.none_text')}</p>
      <p>
        <a className="button line" href="/tabs/category">
          {t('points.browse')}
        </a>
      </p>
    </div>
  )
}

function Lines({ first, currency }: { first: PointsStatement; currency: string }) {
  const t = useTranslate()
  const [earlier, setEarlier] = useState<PointsStatement>({ lines: [], next: first.next })
  const asking = useAction((error) => refusal(error, t('points.failed')))
  const { next } = earlier
  const handleMore = (start: number) =>
    void asking.ask(async () => {
      const page = await readEarlierPoints(start)
      setEarlier({ lines: [...earlier.lines, ...page.lines], next: page.next })
    })
  return (
    <>
      <ul className={`card list ${styles.balanceLines}`}>
        {[...first.lines, ...earlier.lines].map((line) => (
          <Line key={line.line} {...{ line, currency }} />
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {next !== null && (
        <div>
          <button
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => handleMore(next)}
          >
            {t('points.more')}
          </button>
        </div>
      )}
    </>
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
