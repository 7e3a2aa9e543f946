import { useId, useState } from 'react'
import { useTranslate } from '../../../language/text.ts'
import type { Period, Question, FamilyStatement } from './statement-calls.ts'
import { daysOfMonths, isMonthRange, monthOf } from './months.ts'
import styles from './statement.module.css'

interface Props {
  statement: FamilyStatement
  question: Question
  onChange: (question: Question) => void
}

const MONTHS = 'months'

export function StatementChoices({ statement, question, onChange }: Props) {
  const { families, family } = statement
  return (
    <div className={styles.choices}>
      {families.length > 1 && (
        <FamilyField
          families={families}
          chosen={question.family ?? family}
          onChange={(name) => onChange({ ...question, family: name })}
        />
      )}
      <PeriodField
        statement={statement}
        question={question}
        onChange={(days) => onChange({ ...question, days })}
      />
    </div>
  )
}

interface FamilyFieldProps {
  families: FamilyStatement['families']
  chosen: string
  onChange: (family: string) => void
}

function FamilyField({ families, chosen, onChange }: FamilyFieldProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="field">
      <label htmlFor={id}>{t('statement.family')}</label>
      <select id={id} className="input" value={chosen} onChange={({ target }) => onChange(target.value)}>
        {families.map(({ name, family_name }) => (
          <option key={name} value={name}>
            {family_name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface PeriodFieldProps {
  statement: FamilyStatement
  question: Question
  onChange: (days: Question['days']) => void
}

const keyOf = ({ from, to }: Pick<Period, 'from' | 'to'>) => `${from}/${to}`

function PeriodField({ statement, question, onChange }: PeriodFieldProps) {
  const id = useId()
  const t = useTranslate()
  const { periods } = statement
  const chosen = question.days ?? { from: statement.from, to: statement.to }
  const isListed = periods.some((period) => keyOf(period) === keyOf(chosen))
  const [areMonths, setAreMonths] = useState(!isListed)
  const handleChoice = (key: string) => {
    setAreMonths(key === MONTHS)
    const period = periods.find((one) => keyOf(one) === key)
    if (period) onChange({ from: period.from, to: period.to })
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('statement.period')}</label>
        <select
          id={id}
          className="input"
          value={areMonths ? MONTHS : keyOf(chosen)}
          onChange={({ target }) => handleChoice(target.value)}
        >
          {periods.map((period) => (
            <option key={keyOf(period)} value={keyOf(period)}>
              {t(period.kind === 'school year' ? 'statement.school_year' : 'statement.financial_year', {
                title: period.title,
              })}
            </option>
          ))}
          <option value={MONTHS}>{t('statement.months')}</option>
        </select>
      </div>
      {areMonths && <MonthFields days={chosen} onChange={onChange} />}
    </>
  )
}

interface MonthFieldsProps {
  days: { from: string; to: string }
  onChange: (days: { from: string; to: string }) => void
}

function MonthFields({ days, onChange }: MonthFieldsProps) {
  const t = useTranslate()
  const [months, setMonths] = useState({ first: monthOf(days.from), last: monthOf(days.to) })
  const isRight = isMonthRange(months)
  const handleChange = (change: Partial<typeof months>) => {
    const next = { ...months, ...change }
    setMonths(next)
    if (isMonthRange(next)) onChange(daysOfMonths(next))
  }
  return (
    <>
      <MonthField
        label={t('statement.first_month')}
        month={months.first}
        problem={isRight ? null : t('statement.months_wrong')}
        onChange={(first) => handleChange({ first })}
      />
      <MonthField
        label={t('statement.last_month')}
        month={months.last}
        problem={null}
        onChange={(last) => handleChange({ last })}
      />
    </>
  )
}

interface MonthFieldProps {
  label: string
  month: string
  problem: string | null
  onChange: (month: string) => void
}

function MonthField({ label, month, problem, onChange }: MonthFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, type: 'month', className: 'input', value: month }}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== null && (
        <p className="error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
