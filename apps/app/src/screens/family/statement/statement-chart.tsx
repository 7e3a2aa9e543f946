import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { monthInitial, monthText } from '../../../ui/text/date-text.ts'
import { chartMonths } from './chart-months.ts'
import type { FamilyStatement } from './statement-calls.ts'
import styles from './statement.module.css'

/** Names of more months would run into each other on a phone. */
const MAX_NAMED_MONTHS = 6

/** Bars of what was charged and paid in each month. The months below have the figures as text. */
export function StatementChart({ statement }: { statement: FamilyStatement }) {
  const t = useTranslate()
  const { language } = useVisit()
  const months = chartMonths(statement.lines)
  const most = Math.max(0, ...months.flatMap(({ charged, paid }) => [charged, paid]))
  if (months.length < 2 || most === 0) return null
  const monthLabel = months.length > MAX_NAMED_MONTHS ? monthInitial : monthText
  const height = (amount: number) => ({ blockSize: `${(amount / most) * 100}%` })
  return (
    <figure className={styles.chart}>
      <figcaption className="tiny dim">
        {t('statement.chart')}
        <span className={styles.legend} aria-hidden="true">
          <i className={styles.charged} /> {t('statement.charged')}
          <i className={styles.paid} /> {t('statement.paid')}
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {months.map(({ month, charged, paid }) => (
          <div key={month} className={styles.barMonth}>
            <div className={styles.barPair}>
              <i className={styles.charged} style={height(charged)} />
              <i className={styles.paid} style={height(paid)} />
            </div>
            <span className="tiny dim">{monthLabel(`${month}-01`, language)}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}
