import type { DayTakings } from '../../../data/money/takings.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { barsOf, chartHeight, chartWidth, type Bar } from './chart-bars.ts'
import { useMoney } from '../use-money.ts'

function ChartBar({ bar, className, title }: { bar: Bar; className: string; title: string }) {
  const { x, y, width, height } = bar
  return (
    <rect className={className} x={x} y={y} width={width} height={height} rx={2}>
      <title>{title}</title>
    </rect>
  )
}

function Drawing({ days }: { days: readonly DayTakings[] }) {
  const money = useMoney()
  const { language } = useLanguage()
  const { base, bars } = barsOf(days)
  const titleOf = (day: DayTakings, amount: number) => `${dayText(day.day, language)}: ${money(amount)}`
  return (
    <svg
      className="takings-chart"
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ day, received, returned }, index) => (
        <g key={day.day}>
          <ChartBar
            bar={received}
            className={index === bars.length - 1 ? 'today' : 'taken'}
            title={titleOf(day, day.in)}
          />
          {returned && <ChartBar bar={returned} className="returned" title={titleOf(day, day.back)} />}
        </g>
      ))}
      <line className="base" x1={0} x2={chartWidth} y1={base} y2={base} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function InNumbers({ days }: { days: readonly DayTakings[] }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const moved = days.filter((day) => day.in !== 0 || day.back !== 0).toReversed()
  if (moved.length === 0) return null
  return (
    <details className="in-numbers">
      <summary>{t('money.chart_table')}</summary>
      <table className="list-table plain-table">
        <caption className="hidden-words">{t('money.chart_title', { count: days.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('money.day')}</th>
            <th scope="col" className="right">
              {t('money.chart_in')}
            </th>
            <th scope="col" className="right">
              {t('money.chart_back')}
            </th>
          </tr>
        </thead>
        <tbody>
          {moved.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayText(day.day, language)}</th>
              <td className="right">{money(day.in)}</td>
              <td className="right">{day.back === 0 ? '–' : money(day.back)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What came in and went back, day by day. */
export function TakingsChart({ days }: { days: readonly DayTakings[] }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const most = Math.max(...days.map((day) => day.in))
  return (
    <section className="card" aria-labelledby="takings">
      <div className="card-head">
        <h2 id="takings" className="grow">
          {t('money.chart_title', { count: days.length })}
        </h2>
        <span className="chart-key small dim">
          <i className="key-taken" />
          {t('money.chart_in')}
          <i className="key-returned" />
          {t('money.chart_back')}
        </span>
      </div>
      <div className="chart-box">
        <Drawing days={days} />
        <div className="chart-days small dim num" aria-hidden="true">
          <span>{dayText(days[0]?.day ?? '', language)}</span>
          {most > 0 && <span>{t('money.chart_most', { amount: money(most) })}</span>}
          <span>{dayText(days.at(-1)?.day ?? '', language)}</span>
        </div>
        <InNumbers days={days} />
      </div>
    </section>
  )
}
