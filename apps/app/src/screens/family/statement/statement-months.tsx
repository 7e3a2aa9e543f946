import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { monthAndYear, shortDay } from '../../../ui/text/date-text.ts'
import { kindIcons } from './kind-icons.ts'
import { monthOf } from './months.ts'
import { useAmountText } from './use-amount-text.ts'
import type { FamilyStatement, FamilyStatementLine } from './statement-calls.ts'
import styles from './statement.module.css'

/** The lines by month, the latest first, each month with the sums of its kinds. */
export function StatementMonths({ statement }: { statement: FamilyStatement }) {
  const t = useTranslate()
  const { language } = useVisit()
  const months = Map.groupBy(statement.lines.toReversed(), ({ date }) => monthOf(date))
  return (
    <section className="stack" aria-labelledby="statement-lines">
      <h2 id="statement-lines">{t('statement.lines')}</h2>
      {[...months].map(([month, lines]) => (
        <section key={month} className={styles.month} aria-labelledby={`statement-${month}`}>
          <h3 id={`statement-${month}`} className="small dim mid">
            {monthAndYear(`${month}-01`, language)}
          </h3>
          <ul className={`card list ${styles.lines}`}>
            {lines.map((line, index) => (
              <Line key={`${line.reference_name}-${index}`} {...{ line, currency: statement.currency }} />
            ))}
          </ul>
          <MonthSums statement={statement} lines={lines} />
        </section>
      ))}
    </section>
  )
}

interface LineProps {
  line: FamilyStatementLine
  currency: string
}

function Line({ line, currency }: LineProps) {
  const { language } = useVisit()
  const amountText = useAmountText(currency)
  const { kind, label, title, person, date, amount } = line
  const { icon, ground } = kindIcons[kind]
  const link = lineLink(line)
  return (
    <li>
      <span className={`spot ${ground}`}>
        <Icon of={icon} />
      </span>
      <span className="text">
        <b className="mid">{label}</b>
        {title !== '' && (
          <span className="small dim">{link === null ? title : <a href={link}>{title}</a>}</span>
        )}
        <span className="tiny dim numbers">
          {[shortDay(date, language), person].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      <b className={`${styles.amount} ${amount < 0 ? styles.isPaid : ''}`}>{amountText(line)}</b>
    </li>
  )
}

function MonthSums({
  statement,
  lines,
}: {
  statement: FamilyStatement
  lines: readonly FamilyStatementLine[]
}) {
  const amountText = useAmountText(statement.currency)
  const byKind = Map.groupBy(lines, ({ kind }) => kind)
  const sums = statement.sums.flatMap(({ kind, title, unit }) => {
    const own = byKind.get(kind)
    return own ? [{ kind, title, unit, amount: sumInMinorUnits(own) }] : []
  })
  return (
    <ul className={`tiny dim numbers ${styles.monthSums}`}>
      {sums.map(({ kind, title, ...sum }) => (
        <li key={kind}>
          {title} <b className="mid">{amountText(sum)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Adds decimals up without the rounding error of a long sum. */
const sumInMinorUnits = (lines: readonly FamilyStatementLine[]): number =>
  lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

type LinkedLine = Pick<FamilyStatementLine, 'kind' | 'student' | 'reference_name'>

/** Returns the page of a line's document; null without one. */
function lineLink({ kind, student, reference_name }: LinkedLine): string | null {
  if (kind === 'fees' && student !== null) return `/family/${encodeURIComponent(student)}`
  if (kind === 'orders') return `/my-orders/${encodeURIComponent(reference_name)}`
  return null
}
